import { expect, test } from 'vitest';
import { checkSum, withPuzzle } from './carrying';

test('the check sum is that of PNG', () => {
  expect(checkSum(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(checkSum(new TextEncoder().encode('IEND'))).toBe(0xae426082);
});

test('the chunk stands behind the first one, with its length', async () => {
  const png = new Blob([new Uint8Array(40)], { type: 'image/png' });
  const found = new Uint8Array(await (await withPuzzle(png, '{}')).arrayBuffer());
  expect(found.length).toBe(40 + 12 + 12);
  expect([...found.slice(33, 37)]).toEqual([0, 0, 0, 12]);
  expect(new TextDecoder().decode(found.slice(37, 53))).toBe('iTXtNonet\0\0\0\0\0{}');
});
