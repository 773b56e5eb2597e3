// Asks the server for something, by the types of what it offers, and tells in which way that failed.
import type { Operations, Problem } from '../api';
import type { Language } from '../i18n/languages';

export const FAILURES = ['serverGone', 'noPuzzleInTime', 'serverFailed', 'hintFailed'] as const;

export type Failure = (typeof FAILURES)[number];

/** The server is gone, or refuses; `problem` is what it says itself, in the player's language. */
export class ServerError extends Error {
  constructor(
    readonly failure: Failure,
    readonly problem?: Problem,
  ) {
    super(problem?.detail ?? failure);
  }
}

/** The event of the window when the server asks for its key. */
export const KEY_WANTED = 'keywanted';

export type Operation = keyof Operations;
export type Answer<O extends Operation> = Operations[O]['answer'];
export type Request<O extends Operation> = Omit<Operations[O], 'answer'>;

export interface Manner {
  /** The language of errors and other texts. */
  readonly language?: Language;
  readonly signal?: AbortSignal;
  /** Whether it is sent even if the page is closed meanwhile. */
  readonly keepalive?: boolean;
}

interface Parts {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The server's answer to a request; throws ServerError. */
export async function call<O extends Operation>(
  operation: O,
  request: Request<O>,
  manner: Manner = {},
): Promise<Answer<O>> {
  const response = await send(operation, request, manner);
  if (response.status === 204) return null as Answer<O>;
  try {
    return (await response.json()) as Answer<O>;
  } catch (error) {
    throw isGivenUp(error) ? error : new ServerError('serverFailed');
  }
}

/** Whether something has failed because nobody wants it any more. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The answer to a question, or what the server had against it. */
export interface Reply<T> {
  readonly answer?: T;
  readonly error?: ServerError;
}

/** Asks, and returns what came of it; undefined where the question was given up. */
export async function replyTo<T>(question: () => Promise<T>): Promise<Reply<T> | undefined> {
  try {
    return { answer: await question() };
  } catch (error) {
    if (isGivenUp(error)) return undefined;
    if (error instanceof ServerError) return { error };
    throw error;
  }
}

/** The response to a request, before its body is read; throws ServerError unless it is a success. */
export async function send<O extends Operation>(
  operation: O,
  request: Request<O>,
  { language, keepalive = false, ...manner }: Manner,
): Promise<Response> {
  const [method, template] = operation.split(' ') as [string, string];
  const { path = {}, query = {}, body } = request as Parts;
  const headers = new Headers({ Accept: 'application/json' });
  if (language) headers.set('Accept-Language', language);
  if (body !== undefined) headers.set('Content-Type', isRaw(body) ? RAW : 'application/json');
  const content = body === undefined || isRaw(body) ? body : JSON.stringify(body);
  const response = await ask(addressOf(template, path, query), {
    ...manner,
    method,
    headers,
    keepalive: keepalive && typeof content === 'string' && content.length < MOST_KEPT_ALIVE,
    ...(content === undefined ? {} : { body: content }),
  });
  if (response.status === 401) globalThis.dispatchEvent?.(new Event(KEY_WANTED));
  if (!response.ok) throw new ServerError('serverFailed', await problemOf(response));
  return response;
}

/** Browsers send no more than 64 kB for a page that is closed, and refuse what is longer. */
const MOST_KEPT_ALIVE = 20_000;

const RAW = 'application/octet-stream';

function isRaw(body: unknown): body is Blob | string {
  return typeof body === 'string' || body instanceof Blob;
}

function addressOf(template: string, path: object, query: object): string {
  const parts: Record<string, unknown> = { ...path };
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts[name])),
  );
  const wishes = Object.entries(query).filter(([, wish]) => wish !== undefined && wish !== null);
  const search = new URLSearchParams(wishes.map(([name, wish]) => [name, String(wish)])).toString();
  return search ? `${address}?${search}` : address;
}

async function ask(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    throw isGivenUp(error) ? error : new ServerError('serverGone');
  }
}

/** What the server says; where it says nothing that we understand, what its status means. */
async function problemOf(response: Response): Promise<Problem> {
  const { status, statusText } = response;
  const plain = { title: statusText, detail: statusText };
  try {
    const problem: Problem = { ...plain, ...((await response.json()) as object), status };
    return { ...problem, detail: sentenceOf(problem.detail) };
  } catch {
    return { ...plain, status };
  }
}

/** What is told in one line of a terminal, as a sentence of a page; `rules[1]` is a name. */
function sentenceOf(text: string): string {
  if (/^\w+[.[]\w/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
