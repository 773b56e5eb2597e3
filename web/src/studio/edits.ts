// What can be done to a drawing, as data; each edit leads from one drawing to the next.
import type { RuleTree } from '../api';
import type { HouseKind } from '../game/layout';
import { fullMask, type Mask } from '../game/masks';
import {
  diagonalsOf,
  isRegion,
  placeAt,
  positionOf,
  windowsOf,
  type Area,
  type Drawing,
  type Drawn,
  type Place,
} from './drawing';
import { mapPlaces, placesIn, type Kinds } from './kinds';

export type Told = 'title' | 'author' | 'text';

export type Edit =
  | { readonly do: 'give'; readonly cells: readonly Place[]; readonly digit: number }
  | { readonly do: 'allow'; readonly masks: Readonly<Record<Place, Mask>> }
  | { readonly do: 'draw'; readonly trees: readonly RuleTree[] }
  | { readonly do: 'change'; readonly id: number; readonly tree: RuleTree }
  | { readonly do: 'delete'; readonly ids: readonly number[] }
  | { readonly do: 'switch'; readonly ids: readonly number[]; readonly isOff: boolean }
  | { readonly do: 'double'; readonly ids: readonly number[] }
  | {
      readonly do: 'move';
      readonly ids: readonly number[];
      readonly rows: number;
      readonly columns: number;
    }
  | { readonly do: 'hole'; readonly cells: readonly Place[]; readonly isHole: boolean }
  | { readonly do: 'paint'; readonly cells: readonly Place[]; readonly area: number }
  | { readonly do: 'house'; readonly kind: HouseKind; readonly isOn: boolean }
  | { readonly do: 'tell'; readonly what: Told; readonly words: string }
  | { readonly do: 'replace'; readonly drawing: Drawing };

/** The drawing after an edit; the same one if it changes nothing. */
export function apply(drawing: Drawing, edit: Edit, kinds: Kinds): Drawing {
  switch (edit.do) {
    case 'give':
      return given(drawing, edit.cells, edit.digit);
    case 'allow':
      return allowing(drawing, edit.masks);
    case 'draw':
      return withRules(drawing, [...drawing.rules, ...numbered(drawing, edit.trees)]);
    case 'delete':
      return withRules(
        drawing,
        drawing.rules.filter(({ id }) => !edit.ids.includes(id)),
      );
    case 'change':
      return changing(drawing, [edit.id], (rule) => ({ ...rule, tree: edit.tree }));
    case 'switch':
      return changing(drawing, edit.ids, (rule) => ({ ...rule, isOff: edit.isOff }));
    case 'double':
      return doubled(drawing, edit.ids, kinds);
    case 'move':
      return moved(drawing, edit.ids, [edit.rows, edit.columns], kinds);
    case 'hole':
      return holed(drawing, edit.cells, edit.isHole);
    case 'paint':
      return painted(drawing, edit.cells, edit.area);
    case 'house':
      return housed(drawing, edit.kind, edit.isOn);
    case 'tell':
      return drawing[edit.what] === edit.words ? drawing : { ...drawing, [edit.what]: edit.words };
    case 'replace':
      return edit.drawing;
  }
}

/** The numbers that the next rules would get. */
export function nextId({ rules }: Drawing): number {
  return 1 + rules.reduce((most, { id }) => Math.max(most, id), 0);
}

function numbered(drawing: Drawing, trees: readonly RuleTree[]): readonly Drawn[] {
  const first = nextId(drawing);
  return trees.map((tree, number) => ({ id: first + number, tree, isOff: false }));
}

function given(drawing: Drawing, cells: readonly Place[], digit: number): Drawing {
  const added = Object.fromEntries(cells.map((cell) => [cell, digit]));
  const there = Object.entries({ ...drawing.givens, ...added }).filter(([, one]) => one !== 0);
  const givens = Object.fromEntries(there) as Record<Place, number>;
  return isSame(givens, drawing.givens) ? drawing : { ...drawing, givens };
}

/** No digit at all is the same as all of them: nobody has said anything about the cell. */
function allowing(drawing: Drawing, masks: Readonly<Record<Place, Mask>>): Drawing {
  const merged = Object.entries({ ...drawing.allowed, ...masks });
  const unusual = merged.filter(([, mask]) => mask && mask !== fullMask(drawing.size));
  const allowed = Object.fromEntries(unusual) as Record<Place, Mask>;
  return isSame(allowed, drawing.allowed) ? drawing : { ...drawing, allowed };
}

function isSame(
  one: Readonly<Record<Place, number>>,
  other: Readonly<Record<Place, number>>,
): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => one[Number(key)] === other[Number(key)]);
}

function withRules(drawing: Drawing, rules: readonly Drawn[]): Drawing {
  return rules.length === drawing.rules.length ? drawing : { ...drawing, rules };
}

function changing(
  drawing: Drawing,
  ids: readonly number[],
  change: (rule: Drawn) => Drawn,
): Drawing {
  const rules = drawing.rules.map((rule) => (ids.includes(rule.id) ? change(rule) : rule));
  return { ...drawing, rules };
}

/** Copies of rules, a row further down where there is room, else where they are. */
function doubled(drawing: Drawing, ids: readonly number[], kinds: Kinds): Drawing {
  const trees = drawing.rules.filter(({ id }) => ids.includes(id)).map(({ tree }) => tree);
  const shifts = [[1, 0] as const, [0, 1] as const, [-1, 0] as const, [0, -1] as const];
  const copies = trees.map(
    (tree) =>
      shifts
        .map((shift) => shifted(drawing, tree, shift, kinds))
        .find((found) => found !== undefined) ?? tree,
  );
  return withRules(drawing, [...drawing.rules, ...numbered(drawing, copies)]);
}

/** The drawing with rules moved together; as it was where one of them would leave the board. */
function moved(
  drawing: Drawing,
  ids: readonly number[],
  shift: readonly [number, number],
  kinds: Kinds,
): Drawing {
  const trees = new Map(
    drawing.rules
      .filter(({ id }) => ids.includes(id))
      .map(({ id, tree }) => [id, shifted(drawing, tree, shift, kinds)]),
  );
  if ([...trees.values()].includes(undefined) || !(shift[0] || shift[1])) return drawing;
  return changing(drawing, ids, (rule) => ({ ...rule, tree: trees.get(rule.id) ?? rule.tree }));
}

/** The rule elsewhere on the board; undefined where it would leave it. */
export function shifted(
  drawing: Drawing,
  tree: RuleTree,
  [rows, columns]: readonly [number, number],
  kinds: Kinds,
): RuleTree | undefined {
  const target = (place: Place): Place | undefined => {
    const [row, column] = positionOf(drawing, place);
    return placeAt(drawing, row + rows, column + columns);
  };
  if (placesIn(tree, kinds).some((place) => target(place) === undefined)) return undefined;
  return mapPlaces(tree, kinds, (place) => target(place) ?? place);
}

function holed(drawing: Drawing, cells: readonly Place[], isHole: boolean): Drawing {
  const holes = new Set(drawing.holes);
  for (const cell of cells)
    if (isHole) holes.add(cell);
    else holes.delete(cell);
  if (holes.size >= drawing.rows * drawing.columns) return drawing;
  const without = { ...drawing, holes: [...holes].sort((one, other) => one - other) };
  const none = Object.fromEntries(cells.map((cell) => [cell, 0]));
  return isHole ? allowing(given(without, cells, 0), none) : without;
}

/** Cells go over to a box or region; a number that is none yet makes a new one. */
function painted(drawing: Drawing, cells: readonly Place[], number: number): Drawing {
  const areas: Area[] = drawing.areas.map((area, at) => {
    if (!isRegion(area)) return area;
    const rest = area.cells.filter((cell) => !cells.includes(cell));
    if (at === number) return { ...area, cells: sorted([...rest, ...cells]) };
    return rest.length === area.cells.length ? area : { ...area, cells: rest };
  });
  if (number >= areas.length)
    areas.push({ kind: 'region', name: newName(areas), cells: sorted(cells) });
  return { ...drawing, areas };
}

function sorted(cells: readonly Place[]): readonly Place[] {
  return [...cells].sort((one, other) => one - other);
}

function newName(areas: readonly Area[]): string {
  const names = new Set(areas.map(({ name }) => name));
  for (let number = 1; ; number++) if (!names.has(`region ${number}`)) return `region ${number}`;
}

/** Switches a kind of house; diagonals and windows come onto the board when they are first wanted. */
function housed(drawing: Drawing, kind: HouseKind, isOn: boolean): Drawing {
  const off = drawing.off.filter((one) => one !== kind);
  if (!isOn) return { ...drawing, off: [...off, kind] };
  if (drawing.areas.some((area) => area.kind === kind)) return { ...drawing, off };
  const added = { diagonal: diagonalsOf, window: windowsOf };
  const make = kind === 'diagonal' || kind === 'window' ? added[kind] : () => [];
  return { ...drawing, off, areas: [...drawing.areas, ...make(drawing)] };
}
