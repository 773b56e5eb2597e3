// JSON from elsewhere, taken apart with checks.
import { SHAPES, type Documents } from './shapes';

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

/** What a document may be: the part of JSON schema that ours need; `ref` is the name of another. */
export interface Shape {
  readonly ref?: string;
  readonly anyOf?: readonly Shape[];
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: boolean | Shape;
  readonly propertyNames?: Shape;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The document, if it has the shape of that name; throws DocumentError with the place if not. */
export function checked<Name extends keyof Documents & string>(
  document: unknown,
  name: Name,
): Documents[Name] {
  check(document, { ref: name }, name);
  return document as Documents[Name];
}

function check(part: unknown, shape: Shape, where: string): void {
  if (shape.ref !== undefined) return check(part, SHAPES[shape.ref]!, where);
  if (shape.anyOf) return checkAny(part, shape.anyOf, where);
  if ('const' in shape && part !== shape.const)
    throw new DocumentError(`${where} is not ${String(shape.const)}`);
  if (shape.enum && !shape.enum.includes(part))
    throw new DocumentError(`${where} is none of ${shape.enum.join(', ')}`);
  if (shape.type) CHECKS[shape.type]!(part, shape, where);
}

const CHECKS: Readonly<Record<string, (part: unknown, shape: Shape, where: string) => void>> = {
  object: checkObject,
  array: checkList,
  string: (part, { pattern, minLength = 0, maxLength = Infinity }, where) => {
    const { length } = textOf(part, where);
    if (length < minLength || length > maxLength)
      throw new DocumentError(`${where} is not a text of ${minLength} to ${maxLength} characters`);
    if (pattern && !new RegExp(pattern).test(part as string))
      throw new DocumentError(`${where} is not right: ${String(part).slice(0, 40)}`);
  },
  integer: checkNumber,
  number: checkNumber,
  boolean: (part, _, where) => {
    if (typeof part !== 'boolean') throw new DocumentError(`${where} is neither true nor false`);
  },
  null: (part, _, where) => {
    if (part !== null) throw new DocumentError(`${where} is not null`);
  },
};

function checkAny(part: unknown, shapes: readonly Shape[], where: string): void {
  const fits = (shape: Shape): boolean => {
    try {
      check(part, shape, where);
      return true;
    } catch {
      return false;
    }
  };
  if (!shapes.some(fits)) throw new DocumentError(`${where} is not right`);
}

function checkNumber(part: unknown, { type, minimum, maximum }: Shape, where: string): void {
  const isRight = type === 'integer' ? Number.isInteger(part) : Number.isFinite(part);
  const [least, most] = [minimum ?? -Infinity, maximum ?? Infinity];
  if (!isRight || (part as number) < least || (part as number) > most)
    throw new DocumentError(`${where} is not a number from ${least} to ${most}: ${String(part)}`);
}

function checkList(part: unknown, shape: Shape, where: string): void {
  const list = listOf(part, where);
  const { minItems = 0, maxItems = Infinity, prefixItems, items, uniqueItems } = shape;
  if (list.length < minItems || list.length > maxItems)
    throw new DocumentError(`${where} is not a list of ${minItems} to ${maxItems}`);
  for (const [index, item] of list.entries())
    check(item, prefixItems?.[index] ?? items ?? {}, `${where}[${index}]`);
  if (uniqueItems && new Set(list.map(String)).size < list.length)
    throw new DocumentError(`${where} has something twice`);
}

/** Null is the same as nothing. */
function checkObject(part: unknown, shape: Shape, where: string): void {
  const { required = [], properties = {}, additionalProperties: further = true } = shape;
  const fields = fieldsOf(part, where);
  for (const name of required)
    if (fields[name] === undefined) throw new DocumentError(`${where}.${name} is missing`);
  for (const [name, field] of Object.entries(fields)) {
    const place = `${where}.${name.slice(0, 20)}`;
    const known = Object.hasOwn(properties, name) ? properties[name] : further;
    if (known === false) throw new DocumentError(`${place} is not known`);
    if (shape.propertyNames) check(name, shape.propertyNames, place);
    if (typeof known === 'object' && (field !== null || required.includes(name)))
      check(field, known, place);
  }
}
