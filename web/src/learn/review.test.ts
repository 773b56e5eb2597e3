import { describe, expect, it } from 'vitest';
import { HEIGHT, isMoment, LEFT, plotOf, type Turn } from './review';

const SKILL = { technique: 'naked_single', title: 'Naked Single', tenths: 23, lesson: null };

function turnOf(change: Partial<Turn>): Turn {
  return {
    number: 1,
    placements: [{ cell: 0, digit: 1 }],
    before: [0],
    at: 0,
    time: 4000,
    others: 0,
    hints: 0,
    verdict: 'deduced',
    skill: SKILL,
    seen: null,
    is_visible: false,
    is_pause: false,
    ...change,
  };
}

function seen(tenths: number): Turn['seen'] {
  return { skill: { ...SKILL, tenths }, text: '', result: '', area: [], picture: null };
}

describe('the plot of a game', () => {
  it('has a bar for each turn, as high as it took', () => {
    const turns = [turnOf({ time: 10_000 }), turnOf({ time: 40_000 }), turnOf({ time: 0 })];
    const { bars, times } = plotOf(turns, 600);
    expect(bars.map(({ x }) => x)).toEqual([...bars.map(({ x }) => x)].sort((a, b) => a - b));
    expect(bars[0]!.x).toBe(LEFT);
    expect(bars[1]!.height).toBeCloseTo(4 * bars[0]!.height);
    expect(bars[2]!.height).toBe(2);
    expect(times.at(-1)!.time).toBeGreaterThanOrEqual(40_000);
    for (const { y, height } of bars) expect(y + height).toBeLessThan(HEIGHT);
  });

  it('puts what is harder higher, and the easiest never above the own step', () => {
    const turns = [
      turnOf({ skill: { ...SKILL, tenths: 42 }, seen: seen(15) }),
      turnOf({ skill: { ...SKILL, tenths: 15 }, seen: seen(23) }),
      turnOf({ skill: null, verdict: 'wrong', seen: seen(15) }),
    ];
    const [hard, easy, wrong] = plotOf(turns, 300).bars;
    expect(hard!.own!).toBeLessThan(hard!.easiest!);
    expect(easy!.own).toBe(easy!.easiest);
    expect(wrong!.own).toBeUndefined();
    expect(wrong!.easiest).toBe(hard!.easiest);
  });

  it('survives a game of many hours', () => {
    const { times } = plotOf([turnOf({ time: 9 * 86_400_000 })], 300);
    expect(times.length).toBeLessThan(6);
  });
});

it('there is something to learn from pauses, guesses and mistakes', () => {
  expect(isMoment(turnOf({}))).toBe(false);
  expect(isMoment(turnOf({ is_pause: true }))).toBe(true);
  expect(isMoment(turnOf({ verdict: 'guessed' }))).toBe(true);
  expect(isMoment(turnOf({ verdict: 'wrong' }))).toBe(true);
  expect(isMoment(turnOf({ verdict: 'hinted' }))).toBe(false);
});
