import { expect, test } from 'vitest';
import { NEW_CLOCK, readClock, startClock, stopClock, writeTime } from './clock';

test('counts only while it runs', () => {
  let clock = startClock(NEW_CLOCK, 1000);
  expect(readClock(clock, 3000)).toBe(2000);
  clock = stopClock(clock, 4000);
  expect(readClock(clock, 99_000)).toBe(3000);
  expect(readClock(startClock(clock, 100_000), 101_000)).toBe(4000);
});

test('starting twice changes nothing, and a clock set back is no loss', () => {
  const clock = startClock(NEW_CLOCK, 1000);
  expect(startClock(clock, 5000)).toBe(clock);
  expect(readClock(clock, 500)).toBe(0);
});

test.each([
  [0, '0:00'],
  [7_999, '0:07'],
  [754_000, '12:34'],
  [3_723_000, '1:02:03'],
])('%i ms are %s', (milliseconds, text) => {
  expect(writeTime(milliseconds)).toBe(text);
});
