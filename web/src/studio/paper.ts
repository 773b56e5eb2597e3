// The drawing as a puzzle, with its cells numbered one after the other, and back.
import type { CageDocument, PuzzleDocument, RuleTree } from '../api';
import { cageBounds, Layout } from '../game/layout';
import type { Mask } from '../game/masks';
import { writeMasks, type Puzzle } from '../game/puzzle';
import { fullMask } from '../game/masks';
import { writeLine } from '../game/symbols';
import {
  areasOf,
  cellsOf,
  isRegion,
  positionOf,
  type Area,
  type Drawing,
  type Drawn,
  type Place,
} from './drawing';
import { mapPlaces, placesIn, type Kinds } from './kinds';

/** What is wrong with the drawing before anybody is asked; `values` belong into the sentence. */
export interface Fault {
  readonly kind: 'leaves' | 'tooBig' | 'total' | 'unequal';
  readonly rule: number | undefined;
  readonly places: readonly Place[];
  readonly values: Readonly<Record<string, number>>;
}

/** A drawing as a puzzle for the server, and how its numbers are to be read. */
export interface Paper {
  readonly document: PuzzleDocument;
  /** The board to look at, with the areas that are too big to be sent. */
  readonly layout: Layout;
  /** The place of each cell, and the cell of each place. */
  readonly places: readonly Place[];
  readonly cells: ReadonlyMap<Place, number>;
  /** The rules as the server counts them: cages first, each by its number in the drawing. */
  readonly rules: readonly number[];
  readonly faults: readonly Fault[];
}

/** The puzzle of a drawing, without the rules that are off, those that are faulty, and `without`. */
export function paperOf(drawing: Drawing, kinds: Kinds, without: readonly number[] = []): Paper {
  const places = cellsOf(drawing);
  const cells = new Map(places.map((place, cell) => [place, cell]));
  const used = drawing.rules.filter(({ id, isOff }) => !isOff && !without.includes(id));
  const faults = [
    ...areaFaults(drawing),
    ...used.flatMap((rule) => ruleFault(drawing, rule, cells, kinds)),
  ];
  const right = used.filter(({ id }) => !faults.some(({ rule }) => rule === id));
  const isCage = ({ tree }: Drawn): boolean => tree.kind === 'cage' && totalOf(tree) > 0;
  const [cages, others] = [right.filter(isCage), right.filter((rule) => !isCage(rule))];
  const layout = layoutOf(drawing, places, cells, {
    cages: cages.map(({ tree }) => cageOf(tree, cells)),
    rules: others.map(({ tree }) => numbered(tree, cells, kinds)),
  });
  const document = documentOf(drawing, layout, places);
  const rules = [...cages, ...others].map(({ id }) => id);
  return { document, layout, places, cells, rules, faults };
}

interface Bound {
  readonly cages: readonly CageDocument[];
  readonly rules: readonly RuleTree[];
}

function layoutOf(
  drawing: Drawing,
  places: readonly Place[],
  cells: ReadonlyMap<Place, number>,
  { cages, rules }: Bound,
): Layout {
  const positions = places.map((place) => positionOf(drawing, place));
  const houses = areasOf(drawing).map((area) => ({
    ...area,
    cells: area.cells.map((place) => cells.get(place)!),
  }));
  return new Layout(drawing.size, positions, houses, cages, rules);
}

function documentOf(drawing: Drawing, layout: Layout, places: readonly Place[]): PuzzleDocument {
  const { size, positions, cages, rules } = layout;
  const houses = layout.houses.filter(({ cells }) => cells.length <= size);
  const all = fullMask(size);
  const allowed = writeMasks(
    places.map((place) => drawing.allowed[place] ?? all),
    all,
  );
  const told = { title: drawing.title, author: drawing.author, rules: drawing.text };
  const info = Object.fromEntries(Object.entries(told).filter(([, words]) => words !== ''));
  return {
    format: 'nonet',
    version: 1,
    layout: { size, positions, houses, cages, rules },
    givens: writeLine(places.map((place) => drawing.givens[place] ?? 0)),
    ...(Object.keys(allowed).length ? { allowed } : {}),
    ...(Object.keys(info).length ? { info } : {}),
  };
}

/** The rule with cells instead of places; a cage without a total only says that all differ. */
function numbered(tree: RuleTree, cells: ReadonlyMap<Place, number>, kinds: Kinds): RuleTree {
  const written = mapPlaces(tree, kinds, (place) => cells.get(place) ?? place);
  if (tree.kind !== 'cage') return written;
  return { kind: 'different', cells: written['cells'] ?? [] };
}

function cageOf(tree: RuleTree, cells: ReadonlyMap<Place, number>): CageDocument {
  const places = tree['cells'] as readonly Place[];
  return { total: totalOf(tree), cells: places.map((place) => cells.get(place)!) };
}

function totalOf(tree: RuleTree): number {
  return Number(tree['total'] ?? 0);
}

function ruleFault(
  drawing: Drawing,
  { id, tree }: Drawn,
  cells: ReadonlyMap<Place, number>,
  kinds: Kinds,
): readonly Fault[] {
  const places = placesIn(tree, kinds);
  const gone = places.filter((place) => !cells.has(place));
  if (gone.length)
    return [{ kind: 'leaves', rule: id, places: gone, values: { count: gone.length } }];
  if (tree.kind !== 'cage') return [];
  const [least, most] = cageBounds(places.length, drawing.size);
  const total = totalOf(tree);
  if (places.length > drawing.size)
    return [{ kind: 'tooBig', rule: id, places, values: bigness(places, drawing) }];
  if (total === 0 || (least <= total && total <= most)) return [];
  return [{ kind: 'total', rule: id, places, values: { total, least, most } }];
}

/** Regions with more cells than digits cannot be; with fewer, they are only told about. */
function areaFaults(drawing: Drawing): readonly Fault[] {
  const areas = areasOf(drawing);
  const big = areas.filter(({ cells }) => cells.length > drawing.size);
  const small = areas.filter((area) => isRegion(area) && area.cells.length < drawing.size);
  const fault = (kind: Fault['kind'], { cells }: Area): Fault => ({
    kind,
    rule: undefined,
    places: cells,
    values: bigness(cells, drawing),
  });
  const isWhole = drawing.holes.length === 0 && drawing.rows === drawing.size;
  return [
    ...big.map((area) => fault('tooBig', area)),
    ...(isWhole ? small.map((area) => fault('unequal', area)) : []),
  ];
}

function bigness(cells: readonly Place[], { size }: Drawing): Record<string, number> {
  return { count: cells.length, size };
}

/** The drawing of a puzzle that comes from elsewhere. */
export function drawingOf({ layout, givens, allowed, info }: Puzzle, kinds: Kinds): Drawing {
  const { rowCount: rows, columnCount: columns, size, positions } = layout;
  const placeOf = (cell: number): Place => positions[cell]![0] * columns + positions[cell]![1];
  const taken = new Set(positions.map((_, cell) => placeOf(cell)));
  const trees = [
    ...layout.cages.map(({ total, cells }): RuleTree => ({ kind: 'cage', total, cells })),
    ...layout.rules,
  ];
  const byPlace = (list: readonly number[], usual: number): Record<Place, number> =>
    Object.fromEntries(
      [...list.entries()]
        .filter(([, found]) => found !== usual)
        .map(([cell, found]) => [placeOf(cell), found]),
    );
  return {
    rows,
    columns,
    size,
    holes: Array.from({ length: rows * columns }, (_, place) => place).filter(
      (place) => !taken.has(place),
    ),
    areas: layout.houses.map((house) => ({ ...house, cells: house.cells.map(placeOf) })),
    off: [],
    givens: byPlace(givens, 0),
    allowed: byPlace(allowed, fullMask(size)) satisfies Record<Place, Mask>,
    rules: trees.map((tree, number) => ({
      id: number + 1,
      tree: mapPlaces(tree, kinds, placeOf),
      isOff: false,
    })),
    title: info['title'] ?? '',
    author: info['author'] ?? '',
    text: info['rules'] ?? info['ruleset'] ?? '',
  };
}
