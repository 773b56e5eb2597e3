// A question with yes and no, before something that takes the running game from the board.
import type { Session } from './session.svelte';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly run: () => void;
}

export class Questioning {
  question = $state.raw<Question>();

  constructor(private readonly session: Session) {}

  ask(question: Question): void {
    this.question = question;
    this.session.dialog = 'question';
  }

  /** Does it at once where no game is running. */
  askIfRunning(question: Question): void {
    if (this.session.isRunning) this.ask(question);
    else question.run();
  }
}
