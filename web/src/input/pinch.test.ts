import { expect, test } from 'vitest';
import { gripOf, MOST_ZOOM, pinched } from './pinch';

const FROM = gripOf([100, 100], [200, 100]);

test('what is under the fingers stays there', () => {
  const { zoom, scroll } = pinched(
    { zoom: 1, scroll: [0, 0] },
    FROM,
    gripOf([50, 100], [250, 100]),
  );
  expect(zoom).toBe(2);
  expect(scroll).toEqual([150, 100]);
});

test('two fingers that keep their distance pan', () => {
  const to = gripOf([80, 70], [180, 70]);
  expect(pinched({ zoom: 2, scroll: [40, 40] }, FROM, to)).toEqual({ zoom: 2, scroll: [60, 70] });
});

test('it becomes neither smaller than its place nor larger than useful', () => {
  const glimpse = { zoom: 2, scroll: [0, 0] } as const;
  expect(pinched(glimpse, FROM, gripOf([150, 100], [151, 100])).zoom).toBe(1);
  expect(pinched(glimpse, FROM, gripOf([0, 100], [900, 100])).zoom).toBe(MOST_ZOOM);
});
