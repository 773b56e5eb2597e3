import { expect, test } from 'vitest';
import { breakable } from './hyphens';

test.each([
  ['Blocksummenlinie', 'Block-summen-linie'],
  ['Reißverschlusslinie', 'Reiß-verschluss-linie'],
  ['Ungleichheitszeichen', 'Ungleichheits-zeichen'],
  ['nicht aufeinanderfolgend', 'nicht auf-einander-folgend'],
  ['schwarzer Punkt', 'schwarzer Punkt'],
  ['between line', 'between line'],
  ['šipka', 'šipka'],
])('%s breaks where its members meet', (name, broken) => {
  expect(breakable(name).replaceAll('\u00ad', '-')).toBe(broken);
});
