import { expect, it } from 'vitest';
import { choose, levelFor, levelIn, setOf } from './practice';
import { NEW, noted } from './progress';

const NAMES = ['full_house', 'naked_single', 'hidden_single', 'x_wing'];
const DAY = 86_400_000;

it('begins with what is due, then mixes what was begun', () => {
  const missed = noted(NEW, 'x_wing', 32, 'missed', DAY);
  expect(choose(missed, NAMES, DAY, 0.5)).toBe('x_wing');
  expect(choose(NEW, NAMES, DAY, 0.99)).toBe('hidden_single');
  let begun = NEW;
  for (const name of NAMES.slice(1)) begun = noted(begun, name, 32, 'found', DAY);
  expect(choose(begun, NAMES, DAY, 0)).toBe('naked_single');
  expect(choose(begun, NAMES, DAY, 0.99)).toBe('x_wing');
});

it('gets harder with what was found', () => {
  expect(levelFor(NEW, 'x_wing')).toBe(1);
  let progress = NEW;
  for (let day = 1; day < 9; day++) progress = noted(progress, 'x_wing', 32, 'found', day * DAY);
  expect(levelFor(progress, 'x_wing')).toBe(5);
});

it('reads exercise sets from an address, and nothing else', () => {
  const read = (query: string) => setOf(new URLSearchParams(query));
  expect(read('technique=x_wing&seed=7&count=10')).toEqual({
    technique: 'x_wing',
    seed: 7,
    count: 10,
  });
  expect(read('')).toEqual({ technique: '', seed: undefined, count: 0 });
  expect(read('technique=<b>&seed=-1&count=999')).toEqual({
    technique: '',
    seed: undefined,
    count: 50,
  });
});

it('sets get harder from the first to the last', () => {
  expect([0, 1, 2, 3].map((index) => levelIn(index, 4))).toEqual([1, 2, 3, 4]);
  expect(levelIn(9, 10)).toBe(5);
  expect(levelIn(0, 1)).toBe(1);
});
