// A question with yes and no, before something that takes the running game from the board.
import { createContext } from 'svelte';
import type { Cover } from './cover.svelte';
import type { Playing } from './playing.svelte';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly run: () => void;
}

/** What it needs of the page. */
interface Page {
  readonly cover: Cover;
  readonly playing: Playing;
}

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

export const [useQuestioning, setQuestioning] = createContext<Questioning>();
