// Makes the font of the page: Inter with tabular figures, cut down to the characters that the
// catalogues use. Writes generated/inter.woff2; the scripts in package.json run it first.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const WHOLE = new URL('node_modules/inter-ui/variable/InterVariable.woff2', import.meta.url);
const CATALOGUES = new URL('../src/nonet/words/', import.meta.url);
const TARGET = new URL('generated/inter.woff2', import.meta.url);
/** Whatever players may type, beside what the catalogues use. */
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** All characters that the page may show in one of its languages. */
function charactersUsed() {
  const texts = ['cs', 'de', 'en'].map((language) =>
    readFileSync(new URL(`${language}.po`, CATALOGUES), 'utf-8'),
  );
  return [...new Set([...PRINTABLE, ...texts.join('')])].filter((one) => one >= ' ').sort();
}

const font = await subsetFont(readFileSync(WHOLE), charactersUsed().join(''), {
  targetFormat: 'woff2',
  keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
});
mkdirSync(new URL('.', TARGET), { recursive: true });
writeFileSync(TARGET, font);
