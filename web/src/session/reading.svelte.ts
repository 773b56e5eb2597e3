// Reads houses and other short words aloud: screen readers say whatever this says.
import { readingsOf, type Line } from '../game/reading';
import { symbolOf } from '../game/symbols';
import type { Parts } from './parts';

type Page = Pick<Parts, 'hand' | 'playing' | 'speech'>;

export class Reading {
  said = $state('');

  constructor(private readonly page: Page) {}

  /** Reads the row, the column or the box of the cell at the keyboard. */
  read(line: Line): void {
    const { hand } = this.page;
    const { game } = this.page.playing;
    const { texts } = this.page.speech;
    if (!game) return;
    const says = { row: texts.readRow, column: texts.readColumn, box: texts.readBox }[line];
    const { digits } = game.state;
    const told = readingsOf(game.puzzle.layout, digits, hand.selection.cursor, line).map((one) =>
      says({ number: one.number, cells: one.digits.map((digit) => this.nameOf(digit)).join(', ') }),
    );
    this.say(told.join('. '));
  }

  say(sentence: string): void {
    // the same words twice would not be read again
    this.said = sentence === this.said ? `${sentence}\u00a0` : sentence;
  }

  private nameOf(digit: number): string {
    return digit ? symbolOf(digit) : this.page.speech.texts.emptyCell;
  }
}
