// Makes generated/texts.ts out of the catalogues that Python reads: one typed object per language
// with every text whose key begins with "page.", the names of cells, and the names of things. The
// scripts in package.json run it first.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const SOURCES = new URL('../src/nonet/words/', import.meta.url);
const TARGET = new URL('generated/texts.ts', import.meta.url);
const SECTION = 'page.';
/** Texts of other sections that the page needs, too, with their names there. */
const SHARED = { 'cell.name': 'cellName' };
/** Names of things that the server knows by a word, such as "level.easy": one object for each. */
const NAMES = ['board', 'key', 'level', 'rule', 'scale', 'symmetry'];

/** The categories of Intl.PluralRules, in the order of gettext's forms. */
const CATEGORIES = {
  cs: ['one', 'few', 'other'],
  de: ['one', 'other'],
  en: ['one', 'other'],
};

/** The entries of a .po file: a key with its forms, one unless it depends on a number. */
function readCatalogue(source) {
  return source.split(/(?:\r?\n){2,}/).map((block) => {
    const [key, ...forms] = fieldsOf(block);
    return [key, forms];
  });
}

/** What stands in msgid and msgstr; a string may run over several lines. */
function fieldsOf(block) {
  const fields = block.matchAll(/^(msg\S+)((?:\s+".*"$)+)/gm);
  return [...fields]
    .filter(([, name]) => name !== 'msgid_plural')
    .map(([, , strings]) =>
      strings
        .trim()
        .split(/\r?\n/)
        .map((string) => JSON.parse(string))
        .join(''),
    );
}

function placeholdersOf(text) {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
}

function templateOf(text) {
  return '`' + text.replace(/[`\\$]/g, '\\$&').replace(/\{(\w+)\}/g, '${$1}') + '`';
}

/** The values of a text, as TypeScript takes them apart. */
function valuesOf(forms) {
  const names = [...forms.flatMap(placeholdersOf), ...(forms.length > 1 ? ['count'] : [])];
  return [...new Set(names)].sort();
}

function typeOf(forms) {
  const values = valuesOf(forms).map((name) => `${name}: ${name === 'count' ? 'number' : 'Value'}`);
  return values.length ? `(values: { ${values.join('; ')} }) => string` : 'string';
}

function codeOf(forms, categories) {
  const values = valuesOf(forms);
  const [only] = forms;
  if (!values.length) return JSON.stringify(only);
  const parts = forms.map((form, number) => `${categories[number]}: ${templateOf(form)}`);
  const code = forms.length > 1 ? `choose({ ${parts.join(', ')} }, count)` : templateOf(only);
  return `({ ${values.join(', ')} }) => ${code}`;
}

/** The texts of a section by the rest of their keys, as an object. */
function namesIn(entries, section) {
  const names = entries.filter(([key]) => key?.startsWith(`${section}.`));
  return Object.fromEntries(names.map(([key, [text]]) => [key.slice(section.length + 1), text]));
}

function catalogueOf(language, categories) {
  const source = readFileSync(new URL(`${language}.po`, SOURCES), 'utf-8');
  const entries = readCatalogue(source);
  const texts = entries.filter(([key]) => key?.startsWith(SECTION) || key in SHARED);
  const name = (key) => SHARED[key] ?? key.slice(SECTION.length);
  return {
    types: [
      ...texts.map(([key, forms]) => `  readonly ${name(key)}: ${typeOf(forms)};`),
      ...NAMES.map((section) => `  readonly ${section}Names: Names;`),
    ],
    code: [
      `const ${language} = (choose: Choose): Texts => ({`,
      ...texts.map(([key, forms]) => `  ${name(key)}: ${codeOf(forms, categories)},`),
      ...NAMES.map((one) => `  ${one}Names: ${JSON.stringify(namesIn(entries, one))},`),
      '});',
    ],
  };
}

function write() {
  const catalogues = Object.entries(CATEGORIES).map(([language, categories]) =>
    catalogueOf(language, categories),
  );
  const languages = Object.keys(CATEGORIES);
  const lines = [
    '// Made by words.js from src/nonet/words/*.po: change those.',
    "import { chooserOf, type Choose } from '../src/i18n/plural';",
    '',
    'type Value = string | number;',
    'type Names = Readonly<Record<string, string>>;',
    '',
    '/** Every text of the page. */',
    'export interface Texts {',
    ...catalogues.at(-1).types,
    '}',
    '',
    ...catalogues.flatMap(({ code }) => [...code, '']),
    'export const CATALOGUES = {',
    ...languages.map((language) => `  ${language}: ${language}(chooserOf('${language}')),`),
    '};',
  ];
  const text = lines.join('\n') + '\n';
  if (existsSync(TARGET) && readFileSync(TARGET, 'utf-8') === text) return;
  mkdirSync(new URL('.', TARGET), { recursive: true });
  writeFileSync(TARGET, text);
}

write();
