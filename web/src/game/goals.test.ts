import { describe, expect, test } from 'vitest';
import {
  aimOf,
  byName,
  merged,
  newIn,
  readGoals,
  readProgress,
  writeProgress,
  type Goal,
} from './goals';

const goal = (name: string, best: number, reached: number): Goal => ({
  kind: 'challenge',
  name,
  best,
  reached,
});

test('a puzzle belongs to a challenge, to a day, or to nothing', () => {
  expect(aimOf({ board: '9x9', challenge: '12' })).toEqual({ kind: 'challenge', name: '12' });
  expect(aimOf({ daily: '2026-01-31' })).toEqual({ kind: 'daily', name: '2026-01-31' });
  expect(aimOf({ level: 'easy' })).toBeUndefined();
});

describe('two lists', () => {
  const here = [goal('1', 500, 10), goal('2', 800, 20)];
  const there = [goal('1', 700, 5), goal('3', 100, 30)];

  test('the earlier time and the better result count', () => {
    expect(merged(here, there)).toEqual([
      goal('1', 500, 5),
      goal('2', 800, 20),
      goal('3', 100, 30),
    ]);
  });

  test('only what is new is worth sending', () => {
    expect(newIn(here, there)).toEqual(here);
    expect(newIn(here, merged(here, there))).toEqual([]);
  });
});

test('what was kept comes back; what is broken is nothing', () => {
  const goals = [goal('1', 500, 10), { kind: 'daily', name: '2026-01-01', best: 1, reached: 2 }];
  expect(readGoals(JSON.stringify(goals))).toEqual(goals);
  expect([...byName(readGoals(JSON.stringify(goals)), 'daily').keys()]).toEqual(['2026-01-01']);
  for (const text of [null, 'x', '{}', '[{"kind":"challenge"}]'])
    expect(readGoals(text)).toEqual([]);
});

test('progress goes into a file and comes back; other files are none', () => {
  const goals = [goal('81', 500, 10), { kind: 'daily', name: '2024-02-29', best: 1, reached: 2 }];
  expect(readProgress(writeProgress(goals as Goal[]))).toEqual(goals);
  const broken = ['0', '82', '1x', ''].map((name) => writeProgress([goal(name, 1, 2)]));
  const noDay = writeProgress([{ kind: 'daily', name: '2026-02-30', best: 1, reached: 2 }]);
  const newer = writeProgress([]).replace('"version":1', '"version":2');
  for (const text of ['', '[]', '{"format":"nonet-game"}', newer, noDay, ...broken])
    expect(readProgress(text)).toBeUndefined();
});
