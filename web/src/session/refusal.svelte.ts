// What the board does not take: changes of locked cells, and digits that break a rule there.
import { candidatesOf } from '../game/candidates';
import { has } from '../game/masks';
import { symbolOf } from '../game/symbols';
import type { Texts } from '../i18n/catalogue';
import { cellName } from '../i18n/cells';
import type { Parts } from './parts';

/** Milliseconds for which locked cells show their padlock, and for which refused ones shake. */
const [PADLOCK, SHAKE] = [2000, 400];

type Page = Pick<Parts, 'messages' | 'playing' | 'reading' | 'speech'>;

export class Refusal {
  /** Locked cells that something was to be entered into or erased from just now. */
  locked = $state.raw<readonly number[]>([]);
  /** Cells that have just refused something. */
  shaken = $state.raw<readonly number[]>([]);
  private timers: readonly ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly page: Page) {}

  /** Shows and says why the cells do not take a digit, or why they cannot be erased (0). */
  show(cells: readonly number[], digit = 0): void {
    const locks = this.page.playing.game?.state.locked ?? [];
    const unfit = digit ? cells.filter((cell) => !locks[cell] && !this.fits(cell, digit)) : [];
    this.locked = cells.filter((cell) => locks[cell]);
    this.shaken = [...this.locked, ...unfit];
    this.timers.forEach(clearTimeout);
    this.timers = [
      setTimeout(() => (this.locked = []), PADLOCK),
      setTimeout(() => (this.shaken = []), SHAKE),
    ];
    if (unfit.length) this.sayUnfit(unfit[0]!, digit);
    else if (this.locked.length) this.sayLocked(this.locked[0]!);
  }

  private fits(cell: number, digit: number): boolean {
    const { game } = this.page.playing;
    return !game || has(candidatesOf(game.puzzle, game.state.digits, cell), digit);
  }

  private sayUnfit(cell: number, digit: number): void {
    const { messages } = this.page;
    const { game } = this.page.playing;
    const symbol = symbolOf(digit);
    const peers = [...(game?.puzzle.layout.peers[cell] ?? [])];
    const other = peers.find((peer) => game?.state.digits[peer] === digit);
    const unfit = (texts: Texts): { symbol: string; cell: string } => ({
      symbol,
      cell: this.nameOf(cell, texts),
    });
    if (other === undefined) messages.say('refusedByRule', unfit);
    else
      messages.say('refusedDigit', (texts) => ({
        ...unfit(texts),
        other: this.nameOf(other, texts),
      }));
  }

  /** The padlock says it to those who see. */
  private sayLocked(cell: number): void {
    const { reading } = this.page;
    const { texts } = this.page.speech;
    reading.say(texts.refusedLocked({ cell: this.nameOf(cell, texts) }));
  }

  private nameOf(cell: number, texts: Texts): string {
    const { game } = this.page.playing;
    return game ? cellName(game.puzzle.layout, cell, texts) : '';
  }
}
