// What the player has chosen for all games: assistance, highlights, the timer. The browser keeps it.
import { dialOf, readSwitches, switchesOf, type Dial, type Switches } from '../game/assistance';
import { flagsOf } from '../game/document';
import { DEFAULT_HIGHLIGHTS, type Highlights } from '../game/highlights';
import { keep, recall } from '../storage/browser';
import { dress, readDress, type Dress, type Look, type Scheme } from './looks';

type Shown = Pick<
  Settings,
  'isTimerShown' | 'hasFixedNotes' | 'isSearchShown' | 'hasPadlocks' | 'hasShortCells'
>;

export class Settings {
  switches = $state.raw<Switches>(readSwitches(undefined));
  highlights = $state.raw<Highlights>(DEFAULT_HIGHLIGHTS);
  isTimerShown = $state(true);
  /** Whether each corner note has a place of its own in the cell. */
  hasFixedNotes = $state(false);
  /** Whether givens carry padlocks all the time, as whatever the player locks does. */
  hasPadlocks = $state(false);
  /** Whether the names of several cells are drawn together: r4c789. */
  hasShortCells = $state(false);
  /** Whether the machine's search is seen on the board when it solves a game. */
  isSearchShown = $state(false);
  look = $state<Look>('colourful');
  scheme = $state<Scheme>('system');
  /** The place of the dial; undefined if the switches are set one by one. */
  readonly dial = $derived(dialOf(this.switches));

  /** Takes up what was chosen before; what cannot be read is as usual. */
  open(): void {
    const kept = parse(recall('settings'));
    const { switches, highlights, isTimerShown, hasFixedNotes, padlocks, shortCells } = kept;
    this.switches = readSwitches(switches);
    this.highlights = { ...DEFAULT_HIGHLIGHTS, ...flagsOf(highlights, DEFAULT_HIGHLIGHTS) };
    this.isTimerShown = isTimerShown !== false;
    this.hasFixedNotes = hasFixedNotes === true;
    this.isSearchShown = kept['isSearchShown'] === true;
    this.hasPadlocks = padlocks === true; // not as `hasPadlocks`, which once was kept unasked
    this.hasShortCells = shortCells === true;
    this.dress(readDress(kept));
  }

  /** Changes the looks. */
  changeLooks(change: Partial<Dress>): void {
    const { look, scheme } = this;
    this.dress({ look, scheme, ...change });
    this.save();
  }

  turn(dial: Dial): void {
    this.switches = switchesOf(dial);
    this.save();
  }

  switch(change: Partial<Switches>): void {
    this.switches = { ...this.switches, ...change };
    this.save();
  }

  highlight(change: Partial<Highlights>): void {
    this.highlights = { ...this.highlights, ...change };
    this.save();
  }

  /** Changes what is shown, and how. */
  show(change: Partial<Shown>): void {
    Object.assign(this, change);
    this.save();
  }

  private dress({ look, scheme }: Dress): void {
    this.look = look;
    this.scheme = scheme;
    dress(document.documentElement, { look, scheme });
  }

  private save(): void {
    const { switches, highlights, isTimerShown, hasFixedNotes, hasPadlocks, look, scheme } = this;
    const { hasShortCells: shortCells, isSearchShown } = this;
    const notes = { isTimerShown, hasFixedNotes, padlocks: hasPadlocks, shortCells, isSearchShown };
    keep('settings', JSON.stringify({ switches, highlights, ...notes, look, scheme }));
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const document: unknown = JSON.parse(text ?? '{}');
    return typeof document === 'object' && document ? { ...document } : {};
  } catch {
    return {};
  }
}
