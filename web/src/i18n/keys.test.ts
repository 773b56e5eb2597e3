import { expect, test } from 'vitest';
import { keyName } from './keys';
import { CATALOGUES } from './catalogues.test-data';

test('keys are called what stands on them', () => {
  expect(keyName('Ctrl+Z', CATALOGUES.en)).toBe('Ctrl+Z');
  expect(keyName('Ctrl+Z', CATALOGUES.de)).toBe('Strg+Z');
  expect(keyName('0, Backspace, Delete', CATALOGUES.de)).toBe('0, Rücktaste, Entf');
  expect(keyName('Ctrl + A, Esc', CATALOGUES.de)).toBe('Strg + A, Esc');
  expect(keyName('F1', CATALOGUES.cs)).toBe('F1');
});
