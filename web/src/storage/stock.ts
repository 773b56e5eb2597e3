// Where this browser keeps puzzles for times without the server: a database of its own.
import type { StockedCard, WayDocument } from '../api';
import type { Language } from '../i18n/languages';

/** A puzzle in stock, or one that came from elsewhere, with the way to its solution if fetched. */
export interface Stocked {
  readonly name: string;
  /** Its board and level; none where it does not come from the stock. */
  readonly shelf?: string;
  /** What tells it from all other puzzles. */
  readonly key: string;
  /** Only of what comes from the stock. */
  readonly card?: StockedCard;
  readonly way?: Packed;
  /** When it was played; 0 for one that is still there. */
  readonly taken: number;
}

interface Packed {
  readonly language: Language;
  readonly text: Blob;
}

const NAME = 'nonet-stock';
const STORE = 'puzzles';

let opened: Promise<IDBDatabase> | undefined;

/** All puzzles in stock; none where the browser keeps nothing. */
export function listStock(): Promise<readonly Stocked[]> {
  return inStore('readonly', (store) => store.getAll() as IDBRequest<Stocked[]>, []);
}

export function putIntoStock(one: Stocked): Promise<unknown> {
  return inStore<IDBValidKey>('readwrite', (store) => store.put(one), '');
}

export function removeFromStock(name: string): Promise<unknown> {
  return inStore<undefined>('readwrite', (store) => store.delete(name), undefined);
}

/** A way as little as it can be: it is mostly drawings that are alike. */
export async function packWay(way: WayDocument, language: Language): Promise<Packed> {
  const stream = new Blob([JSON.stringify(way)])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  return { language, text: await new Response(stream).blob() };
}

export async function unpackWay({ text }: Packed): Promise<WayDocument> {
  const stream = text.stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).json()) as WayDocument;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
  otherwise: T,
): Promise<T> {
  try {
    const database = await (opened ??= open());
    return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } catch {
    return otherwise; // a browser that keeps nothing has no stock
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 2);
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result;
    if (objectStoreNames.contains(STORE)) request.result.deleteObjectStore(STORE); // other keys
    request.result.createObjectStore(STORE, { keyPath: 'name' });
  };
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('no database'));
  });
}
