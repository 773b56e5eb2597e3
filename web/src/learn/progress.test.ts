import { describe, expect, it } from 'vitest';
import {
  demandOf,
  dueNow,
  finished,
  hasCounted,
  isLearned,
  masteryOf,
  merged,
  NEW,
  nextLesson,
  nextRatings,
  noted,
  readProgress,
  strengthAfter,
  withGame,
} from './progress';

const DAY = 86_400_000;

describe('repetition', () => {
  it('brings back what was missed at once and what was found later and later', () => {
    let progress = noted(NEW, 'x_wing', 32, 'found', DAY);
    expect(masteryOf(progress, 'x_wing').due).toBe(2 * DAY);
    progress = noted(progress, 'x_wing', 32, 'found', 2 * DAY);
    expect(masteryOf(progress, 'x_wing').due).toBe(5 * DAY);
    expect(dueNow(progress, 4 * DAY)).toEqual([]);
    expect(dueNow(progress, 5 * DAY)).toEqual(['x_wing']);
    progress = noted(progress, 'x_wing', 32, 'missed', 5 * DAY);
    expect(dueNow(progress, 5 * DAY)).toEqual(['x_wing']);
    expect(masteryOf(progress, 'x_wing')).toMatchObject({ found: 2, missed: 1, box: 0 });
  });

  it('begins with what is the longest overdue', () => {
    const one = noted(NEW, 'x_wing', 32, 'missed', 2 * DAY);
    expect(dueNow(noted(one, 'xy_wing', 42, 'missed', DAY), 3 * DAY)).toEqual([
      'xy_wing',
      'x_wing',
    ]);
  });
});

describe('strength', () => {
  it('rises and falls with results, and gets surer', () => {
    const up = strengthAfter(NEW.strength, demandOf(32), 1, DAY);
    const down = strengthAfter(NEW.strength, demandOf(32), 0, DAY);
    expect(up.rating).toBeGreaterThan(NEW.strength.rating);
    expect(down.rating).toBeLessThan(NEW.strength.rating);
    expect(up.deviation).toBeLessThan(NEW.strength.deviation);
  });

  it('comes near to what a player finds half of the time', () => {
    let strength = NEW.strength;
    for (let game = 0; game < 400; game++)
      strength = strengthAfter(strength, 1800, game % 2, DAY + game);
    expect(Math.abs(strength.rating - 1800)).toBeLessThan(60);
    expect(strength.deviation).toBeLessThan(80);
  });

  it('fades while nobody practises', () => {
    const sure = { rating: 1500, deviation: 60, seen: DAY };
    const soon = strengthAfter(sure, 1500, 1, 2 * DAY);
    const late = strengthAfter(sure, 1500, 1, 900 * DAY);
    expect(late.rating).toBeGreaterThan(soon.rating);
    expect(late.deviation).toBeLessThan(350);
  });
});

describe('what is kept', () => {
  it('survives being written and read', () => {
    const progress = finished(noted(NEW, 'x_wing', 32, 'hinted', DAY), 'x_wing', DAY);
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  it('is new where it is broken', () => {
    for (const broken of [null, 7, 'x', [], { techniques: { x_wing: { found: 'many' } } }])
      expect(readProgress(broken)).toEqual(NEW);
    expect(readProgress({ strength: { rating: NaN, deviation: -1 } })).toEqual(NEW);
  });

  it('stays as it is when nothing is to be kept', () => {
    const off = { ...NEW, isKept: false };
    expect(noted(off, 'x_wing', 32, 'found', DAY)).toBe(off);
    expect(finished(off, 'x_wing', DAY)).toBe(off);
  });

  it('of two is that which was seen last, technique by technique', () => {
    const one = noted(NEW, 'x_wing', 32, 'found', 2 * DAY);
    const other = noted(noted(NEW, 'x_wing', 32, 'missed', DAY), 'swordfish', 38, 'found', DAY);
    const both = merged(one, other);
    expect(masteryOf(both, 'x_wing').found).toBe(1);
    expect(masteryOf(both, 'swordfish').found).toBe(1);
    expect(both.strength).toEqual(one.strength);
  });
});

it('goes on with the first lesson that is not learned', () => {
  const lessons = ['full_house', 'naked_single'];
  const progress = finished(NEW, 'full_house', DAY);
  expect(nextLesson(progress, lessons)).toBe('naked_single');
  const twice = noted(
    noted(progress, 'naked_single', 23, 'found', 1),
    'naked_single',
    23,
    'found',
    2,
  );
  expect(isLearned(twice, 'naked_single')).toBe(true);
  expect(nextLesson(twice, lessons)).toBeUndefined();
});

describe('games', () => {
  const game = {
    id: 'a',
    tenths: 42,
    score: 0.8,
    techniques: [
      { technique: 'x_wing', found: 2, hinted: 0, missed: 0 },
      { technique: 'naked_pair', found: 3, hinted: 0, missed: 1 },
    ],
  };

  it('count once, against the rating of their puzzle', () => {
    const after = withGame(NEW, game, 1000);
    expect(after.strength).toEqual(strengthAfter(NEW.strength, demandOf(42), 0.8, 1000));
    expect(after.strength.rating).toBeGreaterThan(NEW.strength.rating);
    expect(masteryOf(after, 'x_wing')).toMatchObject({ found: 2, box: 1, seen: 1000 });
    expect(masteryOf(after, 'naked_pair')).toMatchObject({ found: 3, missed: 1, box: 0 });
    expect(withGame(after, game, 2000)).toBe(after);
  });

  it('that were not won leave the strength alone, and are not asked about again', () => {
    const after = withGame(NEW, { ...game, score: null }, 1000);
    expect(after.strength).toEqual(NEW.strength);
    expect(after.techniques).toEqual({});
    expect(hasCounted(after, 'a')).toBe(true);
  });

  it('are not kept where nothing is, and never more than the server takes', () => {
    const off = { ...NEW, isKept: false };
    expect(withGame(off, game, 1)).toBe(off);
    let progress = NEW;
    for (let number = 0; number < 450; number++)
      progress = withGame(progress, { ...game, id: `game ${number}` }, number);
    expect(Object.keys(progress.games)).toHaveLength(400);
    expect(hasCounted(progress, 'game 449')).toBe(true);
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  it('lead to a puzzle just above', () => {
    expect(nextRatings({ rating: 1200, deviation: 50, seen: 0 })).toBe('2.2-2.6');
    expect(nextRatings({ rating: 100, deviation: 50, seen: 0 })).toBe('1.2-1.6');
    expect(nextRatings({ rating: 4000, deviation: 50, seen: 0 })).toBe('9.1-9.5');
  });
});
