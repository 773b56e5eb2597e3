// What the player has chosen for all games: assistance, highlights, the timer. The browser keeps it.
import { dialOf, readSwitches, switchesOf, type Dial, type Switches } from '../game/assistance';
import { flagsOf } from '../game/document';
import { DEFAULT_HIGHLIGHTS, type Highlights } from '../game/highlights';
import { keep, recall } from '../storage';

export class Settings {
  switches = $state.raw<Switches>(readSwitches(undefined));
  highlights = $state.raw<Highlights>(DEFAULT_HIGHLIGHTS);
  isTimerShown = $state(true);
  /** Whether each corner note has a place of its own in the cell. */
  hasFixedNotes = $state(false);
  /** The place of the dial; undefined if the switches are set one by one. */
  readonly dial = $derived(dialOf(this.switches));

  /** Takes up what was chosen before; what cannot be read is as usual. */
  open(): void {
    const { switches, highlights, isTimerShown, hasFixedNotes } = parse(recall('settings'));
    this.switches = readSwitches(switches);
    this.highlights = { ...DEFAULT_HIGHLIGHTS, ...flagsOf(highlights, DEFAULT_HIGHLIGHTS) };
    this.isTimerShown = isTimerShown !== false;
    this.hasFixedNotes = hasFixedNotes === true;
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

  showTimer(isShown: boolean): void {
    this.isTimerShown = isShown;
    this.save();
  }

  fixNotes(isFixed: boolean): void {
    this.hasFixedNotes = isFixed;
    this.save();
  }

  private save(): void {
    const { switches, highlights, isTimerShown, hasFixedNotes } = this;
    keep('settings', JSON.stringify({ switches, highlights, isTimerShown, hasFixedNotes }));
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
