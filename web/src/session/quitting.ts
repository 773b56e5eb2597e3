// The end of Nonet on this computer, by the command of its page.
import { call } from '../server/call';
import { reachOf } from '../share/reach';
import type { Parts } from './parts';

/** Milliseconds that the last moves may take on their way to the disk. */
const PATIENCE = 3000;
const TICK = 50;

type Page = Pick<Parts, 'cover' | 'keeping' | 'messages' | 'playing' | 'questioning' | 'speech'>;

export class Quitting {
  constructor(private readonly page: Page) {}

  /** Whether the server runs on this computer. */
  get canQuit(): boolean {
    return reachOf(location.href) === 'computer';
  }

  ask(): void {
    const { quitAsk, quitText, quit } = this.page.speech.texts;
    const run = (): void => void this.quit();
    this.page.questioning.ask({ title: quitAsk, text: quitText, yes: quit, run });
  }

  private async quit(): Promise<void> {
    const { cover, messages, playing } = this.page;
    playing.rest();
    await this.settled();
    const isDone = await messages.attempt(async () => {
      await call('POST /api/quit', {});
      return true;
    });
    if (isDone) cover.dialog = 'farewell';
  }

  /** Waits until the server has kept the game, but not for ever. */
  private async settled(): Promise<void> {
    for (let waited = 0; waited < PATIENCE; waited += TICK) {
      if (this.page.keeping.condition !== 'waiting') return;
      await new Promise((resolve) => setTimeout(resolve, TICK));
    }
  }
}
