// A question with yes and no, before something that takes the running game from the board.
import type { Parts } from './parts';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly run: () => void;
}

type Page = Pick<Parts, 'cover' | 'playing'>;

export class Questioning {
  question = $state.raw<Question>();

  constructor(private readonly page: Page) {}

  ask(question: Question): void {
    this.question = question;
    this.page.cover.dialog = 'question';
  }

  /** Does it at once where no game is running. */
  askIfRunning(question: Question): void {
    if (this.page.playing.isRunning) this.ask(question);
    else question.run();
  }
}
