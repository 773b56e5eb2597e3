// Long work of the server: its events as they come, until it ends or nobody listens any more.
import type { Operations } from '../api';
import { isGivenUp, send, ServerError, type Manner } from './call';

export type JobWish = Operations['POST /api/jobs']['body'];
export type JobEvent = Operations['POST /api/jobs']['answer'];

/** What happens, event by event. Whoever leaves the loop, or aborts, cancels the job. */
export async function* run(wish: JobWish, manner: Manner = {}): AsyncGenerator<JobEvent> {
  yield* eventsOf<JobEvent>(await send('POST /api/jobs', { body: wish }, manner));
}

/** The events of an answer, as they come. */
export async function* eventsOf<Event>(response: Response): AsyncGenerator<Event> {
  for await (const text of messagesOf(response)) yield JSON.parse(text) as Event;
}

async function* messagesOf(response: Response): AsyncGenerator<string> {
  if (!response.body) throw new ServerError('serverFailed');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const messages = (rest + value).split('\n\n');
      rest = messages.pop() ?? '';
      yield* messages.map(dataOf).filter(Boolean);
    }
  } catch (error) {
    throw isGivenUp(error) ? error : new ServerError('serverGone');
  } finally {
    // closes the connection, by which the server knows that nobody listens
    await reader.cancel().catch(() => undefined);
  }
}

/** What a message says; comments, which keep the connection alive, say nothing. */
function dataOf(message: string): string {
  const lines = message.split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => line.slice('data: '.length)).join('\n');
}
