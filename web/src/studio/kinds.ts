// The kinds of rules as the server declares them, and the cells in what they say.
import type { KindDocument, RuleParameter, RuleTree } from '../api';
import type { Place } from './drawing';

export type Kinds = ReadonlyMap<string, KindDocument>;
export type Way = KindDocument['way'];
export type Form = KindDocument['parameters'][number]['form'];
type Parameter = KindDocument['parameters'][number];

/** The order in which the palette shows them. */
export const GROUPS = ['lines', 'edges', 'areas', 'outside', 'cells', 'board', 'own'] as const;

const WITH_CELLS: readonly Form[] = ['cell', 'cells', 'sets'];

/** The parameters that are cells. */
export function cellParameters(kind: KindDocument): readonly Parameter[] {
  return kind.parameters.filter(({ form }) => WITH_CELLS.includes(form));
}

/** The parameters that are typed in or chosen. */
export function plainParameters(kind: KindDocument): readonly Parameter[] {
  return kind.parameters.filter(({ form }) => !WITH_CELLS.includes(form) && form !== 'rules');
}

/** The number that typing changes; undefined where a kind has none. */
export function numberOf(kind: KindDocument): Parameter | undefined {
  return kind.parameters.find(({ form }) => form === 'number' || form === 'numbers');
}

/** All places that a rule names, each once; those of a kind that nobody knows are none. */
export function placesIn(tree: RuleTree, kinds: Kinds): readonly Place[] {
  const found = new Set<Place>();
  mapPlaces(tree, kinds, (place) => {
    found.add(place);
    return place;
  });
  return [...found];
}

/** The rule with other cells, those of the rules inside it, too. */
export function mapPlaces(tree: RuleTree, kinds: Kinds, change: (place: Place) => Place): RuleTree {
  const kind = kinds.get(tree.kind);
  if (!kind) return tree;
  const forms = new Map(kind.parameters.map(({ name, form }) => [name, form]));
  const entries = Object.entries(tree).map(([name, value]) => [
    name,
    mapped(value, forms.get(name), kinds, change),
  ]);
  return Object.fromEntries(entries) as RuleTree;
}

function mapped(
  value: RuleParameter | RuleTree,
  form: Form | undefined,
  kinds: Kinds,
  change: (place: Place) => Place,
): RuleParameter | RuleTree {
  if (form === 'cell') return typeof value === 'number' ? change(value) : value;
  if (form === 'cells' && Array.isArray(value))
    return value.map((cell) => (typeof cell === 'number' ? change(cell) : cell));
  if (form === 'sets' && Array.isArray(value))
    return value.map((set) => mapped(set, 'cells', kinds, change)) as RuleParameter;
  if (form === 'rules' && Array.isArray(value))
    return value.map((part) => inBranch(part, kinds, change)) as RuleParameter;
  return value;
}

function inBranch(
  part: RuleParameter | RuleTree,
  kinds: Kinds,
  change: (place: Place) => Place,
): RuleParameter | RuleTree {
  if (Array.isArray(part)) return part.map((one) => inBranch(one, kinds, change)) as RuleParameter;
  return isTree(part) ? mapPlaces(part, kinds, change) : part;
}

export function isTree(value: unknown): value is RuleTree {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** The parameters of a new rule that are no cells: as usual, or as in the example. */
export function usualParameters(kind: KindDocument): Readonly<Record<string, RuleParameter>> {
  const example = kind.example as Readonly<Record<string, RuleParameter>>;
  const found = plainParameters(kind).map(({ name, usual }) => [name, usual ?? example[name]!]);
  return Object.fromEntries(found) as Record<string, RuleParameter>;
}

/** Whether a rule of the kind holds on the whole board, and needs no cells. */
export function isGlobal(kind: KindDocument): boolean {
  return kind.way === 'board';
}
