import { describe, expect, it } from 'vitest';
import { STAGE_COUNT, stageOf, standardLayout } from './stages';
import { clashOf, nextNudge } from './tutor';
import { readVisit, seedIn } from './visit';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('the boards of the first game', () => {
  it.each(Array.from({ length: STAGE_COUNT }, (_, number) => number))(
    'board %i can be solved by what the tutor shows',
    (number) => {
      for (const seed of SEEDS) {
        const { puzzle, solution } = stageOf(number, seed);
        let digits = puzzle.givens;
        const kinds = new Set<string>();
        while (digits.includes(0)) {
          const nudge = nextNudge(puzzle, digits, kinds);
          expect(nudge, digits.join('')).toBeDefined();
          expect(nudge!.digit).toBe(solution[nudge!.cell]);
          expect(digits[nudge!.cell]).toBe(0);
          kinds.add(nudge!.house?.kind ?? nudge!.kind);
          digits = digits.map((digit, cell) => (cell === nudge!.cell ? nudge!.digit : digit));
        }
        expect(digits).toEqual(solution);
      }
    },
  );

  it('are hardly ever the same, but for the same seed', () => {
    for (let number = 0; number < STAGE_COUNT; number++) {
      const lines = SEEDS.map((seed) => stageOf(number, seed).puzzle.givens.join(''));
      expect(new Set(lines).size).toBeGreaterThan(37);
      expect(stageOf(number, 7)).toEqual(stageOf(number, 7));
    }
  });

  it.each(SEEDS)('the first one shows a row, a column and a box, in this order (%i)', (seed) => {
    const { puzzle, solution } = stageOf(0, seed);
    const kinds: string[] = [];
    let digits = puzzle.givens;
    for (let step = 0; step < 3; step++) {
      const nudge = nextNudge(puzzle, digits, new Set(kinds))!;
      expect(nudge.kind).toBe('gap');
      kinds.push(nudge.house!.kind);
      digits = digits.map((digit, cell) => (cell === nudge.cell ? solution[cell]! : digit));
    }
    expect(kinds).toEqual(['row', 'column', 'box']);
  });

  it('say what keeps a digit away', () => {
    const { puzzle } = stageOf(2, 0);
    const nudge = nextNudge(puzzle, puzzle.givens, new Set(['row', 'column', 'box']))!;
    expect(nudge.kind).toBe('place');
    expect(nudge.blockers.length).toBeGreaterThan(0);
    for (const cell of nudge.blockers) expect(puzzle.givens[cell]).toBe(nudge.digit);
  });
});

it('boxes may be wider than they are high', () => {
  const { houses, size } = standardLayout(2, 3);
  expect(size).toBe(6);
  expect(houses.filter(({ kind }) => kind === 'box')[1]!.cells).toEqual([3, 4, 5, 9, 10, 11]);
});

it('a digit that stands nearby is pointed out', () => {
  const { puzzle } = stageOf(0, 0);
  const clash = clashOf(puzzle.layout, puzzle.givens, 2, 4)!;
  expect([clash.house.kind, clash.cell]).toEqual(['row', 3]);
  expect(clashOf(puzzle.layout, puzzle.givens, 2, 3)).toBeUndefined();
});

it('a visit goes on where it was left, unless it is broken', () => {
  const { puzzle, solution } = stageOf(1, 5);
  const digits = puzzle.givens.map((given, cell) => (cell === 0 ? solution[0]! : given));
  const visit = { stage: 1, seed: 5, digits, notes: digits.map(() => 0) };
  expect(readVisit(JSON.stringify(visit), 3)).toEqual(visit);
  const fresh = readVisit(null, 3);
  expect(fresh.seed).toBe(3);
  expect(fresh.stage).toBe(0);
  for (const broken of ['{', '7', '{"stage":9}', JSON.stringify({ ...visit, seed: 6 })])
    expect(readVisit(broken, 3)).toEqual(fresh);
});

it('an address may wish for boards', () => {
  const seedOf = (query: string): number | undefined => seedIn(new URLSearchParams(query));
  expect(seedOf('seed=7')).toBe(7);
  for (const odd of ['', 'seed=', 'seed=-1', 'seed=x', 'seed=1.5', 'seed=1e99'])
    expect(seedOf(odd), odd).toBe(odd === 'seed=' ? 0 : undefined);
});
