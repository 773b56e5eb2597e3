// JSON from elsewhere, taken apart with checks.

export class DocumentError extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(document: unknown, where: string): Fields {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new DocumentError(`${where} is not an object`);
  return document as Fields;
}

export function listOf(document: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(document)) throw new DocumentError(`${where} is not a list`);
  return document;
}

export function textOf(document: unknown, where: string): string {
  if (typeof document !== 'string') throw new DocumentError(`${where} is not a text`);
  return document;
}

/** A whole number from 0 to `most`. */
export function countOf(document: unknown, where: string, most = Number.MAX_SAFE_INTEGER): number {
  if (!isCount(document) || document > most)
    throw new DocumentError(`${where} is not a number from 0 to ${most}: ${String(document)}`);
  return document;
}

export function isCount(document: unknown): document is number {
  return typeof document === 'number' && Number.isInteger(document) && document >= 0;
}

/** Those fields of a document that are true or false and known; whatever else there is is left. */
export function flagsOf<T extends object>(document: unknown, known: T): Partial<T> {
  const fields = Object.entries(typeof document === 'object' && document ? document : {});
  const right = fields.filter(([name, flag]) => name in known && typeof flag === 'boolean');
  return Object.fromEntries(right) as Partial<T>;
}
