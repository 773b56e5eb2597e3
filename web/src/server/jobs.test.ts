import { afterEach, expect, test, vi } from 'vitest';
import { ServerError } from './call';
import { run, type JobEvent } from './jobs';

const WISH = { job: 'count', game: { board: '4x4', givens: '.'.repeat(16) } } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that answers with these pieces of a stream; tells whether it was read to the end. */
function serve(...pieces: string[]): { isCancelled: boolean } {
  const seen = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    },
    cancel() {
      seen.isCancelled = true;
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  return seen;
}

test('events come out whole, however the stream is cut', async () => {
  const seen = serve(
    'data: {"event":"started","job":"1"}\n\n: ping\n\nda',
    'ta: {"event":"counted","solu',
    'tions":288,"stopped":false}\n\n',
  );
  const events: JobEvent[] = [];
  for await (const event of run(WISH)) {
    events.push(event);
    if (event.event === 'counted') break;
  }
  expect(events.map(({ event }) => event)).toEqual(['started', 'counted']);
  expect(seen.isCancelled).toBe(true);
});

test('a refusal is an error that says why', async () => {
  const problem = { title: 'x', status: 429, detail: 'too many' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(problem), { status: 429 })),
  );
  await expect(run(WISH).next()).rejects.toThrow('Too many');
});

test('a server that is gone is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(run(WISH).next()).rejects.toBeInstanceOf(ServerError);
});
