import { afterEach, expect, test, vi } from 'vitest';
import { call, ServerError } from './call';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetch = vi.fn((..._: [string, RequestInit]) =>
    Promise.resolve(new Response(status === 204 ? null : body, { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('puts the parts of a request where they belong', async () => {
  const fetch = answer(200, '{"ok": true}');
  await call('GET /api/daily/{day}', { path: { day: '2026-01-31' }, query: { board: '9x9+x' } });
  expect(fetch.mock.lastCall?.[0]).toBe('/api/daily/2026-01-31?board=9x9%2Bx');
  const settings = { look: 'dark' };
  await call('PATCH /api/settings', { body: settings }, { language: 'cs' });
  const [, request] = fetch.mock.lastCall as [string, RequestInit];
  expect(request).toMatchObject({ method: 'PATCH', body: JSON.stringify(settings) });
  expect(new Headers(request.headers).get('Accept-Language')).toBe('cs');
});

test('sends a file as it is', async () => {
  const fetch = answer(200, '{}');
  await call('POST /api/read', { query: { name: 'a.sud' }, body: '1..4' });
  const [address, request] = fetch.mock.lastCall as [string, RequestInit];
  expect([address, request.body]).toEqual(['/api/read?name=a.sud', '1..4']);
});

test('nothing is an answer, too', async () => {
  answer(204, '');
  expect(await call('PATCH /api/settings', { body: {} })).toBeNull();
});

test.each([
  [422, '{"status": 422, "title": "", "detail": "a sentence"}', 'A sentence'],
  [422, '{"status": 422, "title": "", "detail": "rules[1]: 7"}', 'rules[1]: 7'],
  [500, 'oh', ''],
])('a refusal with %i is told', async (status, body, detail) => {
  answer(status, body);
  const failure = await call('GET /api/settings', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServerError);
  expect((failure as ServerError).problem).toMatchObject({ status, detail });
});

test('an answer that is none is told', async () => {
  answer(200, '<html>');
  await expect(call('GET /api/settings', {})).rejects.toThrow('serverFailed');
});
