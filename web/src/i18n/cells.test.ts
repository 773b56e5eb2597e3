import { expect, test } from 'vitest';
import { classic } from '../game/boards.test-data';
import { cellName } from './cells';
import { CATALOGUES } from './catalogues.test-data';
import { LANGUAGES } from './languages';

test('cells have the names that hints use', () => {
  const names = LANGUAGES.map((language) => cellName(classic(), 11, CATALOGUES[language]));
  expect(names.toSorted()).toEqual(['r2c3', 'z2s3', 'ř2s3']);
});
