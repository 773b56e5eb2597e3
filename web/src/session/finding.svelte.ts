// Finding it oneself: the machine says only what is there, and the player points at it, or does it.
import type { FindDocument } from '../api';
import { deedBetween, judgeDeed } from '../learn/found';
import { readHint } from '../game/hint';
import type { Game } from '../game/game';
import { symbolOf } from '../game/symbols';
import { cellName } from '../i18n/cells';
import { judgeCells, readExercise, type Exercise, type Verdict } from '../learn/exercise';
import { noted, readProgress, type Outcome } from '../learn/progress';
import { call, ServerError } from '../server/call';
import { sheetOf } from '../server/help';
import { keep, recall } from '../storage/browser';
import type { Parts } from './parts';

type Page = Pick<Parts, 'hand' | 'hinting' | 'messages' | 'playing' | 'speech' | 'timer'>;

export class Finding {
  /** What is to be found. */
  exercise = $state.raw<Exercise>();
  isAsking = $state(false);
  private verdict = $state.raw<Verdict>();
  /** What is said about the last try. */
  readonly feedback = $derived(this.verdict && this.exercise ? this.sentenceFor(this.verdict) : '');
  isFound = $state(false);
  /** The game as it was when this was asked. */
  private asked: Game | undefined;
  /** Whether something wrong was pointed at, or the place was asked for. */
  private isHelped = false;

  constructor(private readonly page: Page) {}

  /** Asks what there is; a mistake on the board is told at once. */
  async ask(): Promise<void> {
    const { playing, hinting } = this.page;
    const { game } = playing;
    if (!game || !playing.isPlaying || this.isAsking) return;
    this.isAsking = true;
    const isHelped = hinting.hint !== undefined;
    const answer = await this.fetch(game);
    this.isAsking = false;
    if (!answer || playing.game !== game) return;
    if (answer.hint) return hinting.show(readHint(answer.hint, game.puzzle.layout.cellCount), 0);
    hinting.close();
    this.exercise = readExercise(answer.exercise!);
    [this.asked, this.verdict, this.isFound] = [game, undefined, false];
    this.isHelped = isHelped;
  }

  /** Says the same in other words. */
  async translate(): Promise<void> {
    const { asked, exercise, verdict } = this;
    if (!asked || !exercise) return;
    const answer = await this.fetch(asked);
    if (!answer?.exercise || this.exercise !== exercise) return;
    const same = readExercise(answer.exercise);
    const place = verdict?.kind === 'right' ? exercise.answers.indexOf(verdict.answer) : -1;
    this.exercise = same;
    if (place >= 0) this.verdict = { kind: 'right', answer: same.answers[place]! };
  }

  private fetch(game: Game): Promise<FindDocument | undefined> {
    const { messages, speech } = this.page;
    const { language, shortCells } = speech.manner;
    const body = { game: sheetOf(game), language, short_cells: shortCells };
    return messages.attempt(() => call('POST /api/learn/find', { body }));
  }

  close(): void {
    this.exercise = undefined;
  }

  /** Whether the cells that are selected are the pattern. */
  check(): void {
    const { exercise } = this;
    if (exercise) this.hear(judgeCells(exercise, this.page.hand.selection.cells));
  }

  /** The player has made a move. */
  move(): void {
    const { game } = this.page.playing;
    const { asked, exercise } = this;
    if (!exercise || !asked || !game || this.isFound) return this.close();
    const verdict = judgeDeed(exercise, deedBetween(game.puzzle, asked.state, game.state));
    if (verdict) this.hear(verdict);
    else this.verdict = undefined; // what was wrong has been undone
  }

  /** Tells as much as a hint would: where to look, or all of it. */
  tell(told: 0 | 2): void {
    const { exercise } = this;
    if (!exercise) return;
    if (told) this.end('missed');
    this.isHelped = true;
    if (told) this.close();
    this.page.hinting.show(exercise.hint, told);
  }

  private hear(verdict: Verdict): void {
    this.verdict = verdict;
    if (verdict.kind === 'stranger' || 'candidate' in verdict) this.isHelped = true;
    if (verdict.kind !== 'right' || this.isFound) return;
    this.isFound = true;
    this.page.hinting.close();
    this.end(this.isHelped ? 'hinted' : 'found');
  }

  private sentenceFor(verdict: Verdict): string {
    const { texts } = this.page.speech;
    const { layout } = this.exercise!.puzzle;
    switch (verdict.kind) {
      case 'right':
        return `${texts.findRight} ${verdict.answer.text}`;
      case 'nothing':
        return texts.findNothing;
      case 'more':
        return texts.findMore({ count: verdict.count });
      case 'stranger':
        return texts.findStranger({ cell: cellName(layout, verdict.cell, texts) });
      default: {
        const { cell, digit } = verdict.candidate;
        const values = { cell: cellName(layout, cell, texts), digit: symbolOf(digit) };
        return verdict.kind === 'solution' ? texts.findDigit(values) : texts.findUnproven(values);
      }
    }
  }

  /** It counts towards where the player stands, in the browser and with the server. */
  private end(outcome: Outcome): void {
    const { technique, rating } = this.exercise!;
    const before = readProgress(parse(recall('learning')));
    const progress = noted(before, technique, rating, outcome, Date.now());
    if (progress === before) return;
    keep('learning', JSON.stringify(progress));
    const body = { learning: progress } as never;
    call('PATCH /api/settings', { body }).catch((error: unknown) => {
      if (!(error instanceof ServerError)) throw error; // the browser has it
    });
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
