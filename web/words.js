// Makes modules out of the catalogues that Python reads: generated/texts.cs.ts, texts.de.ts and
// texts.en.ts with every text whose key begins with "page.", the names of cells, and the names of
// things, and generated/texts.ts with their type and how to load them, as a page needs one language
// at a time. The same as generated/course*.ts and bench*.ts with the texts whose keys begin with
// "course." and "bench.", which only the page that teaches and the one for setters need.
// The scripts in package.json run it first.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const SOURCES = new URL('../src/nonet/words/', import.meta.url);
const FOLDER = new URL('generated/', import.meta.url);
/** Texts of other sections that the page needs, too, with their names there. */
const SHARED = { 'cell.name': 'cellName', 'hint.mistake.entry': 'mistakeEntry' };
/** Names of things that the server knows by a word, such as "level.easy": one object for each. */
const NAMES = [
  'board',
  'houseOf',
  'key',
  'level',
  'levelWord',
  'rule',
  'scale',
  'symmetry',
  'variant',
];

/** What is made: the section of the texts, what else belongs there, and how the type is called. */
const PARTS = [
  { file: 'texts', section: 'page.', shared: SHARED, names: NAMES, type: 'Texts' },
  { file: 'course', section: 'course.', shared: {}, names: [], type: 'CourseTexts' },
  { file: 'bench', section: 'bench.', shared: {}, names: [], type: 'BenchTexts' },
];

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

function catalogueOf(language, categories, { file, section, shared, names, type }) {
  const source = readFileSync(new URL(`${language}.po`, SOURCES), 'utf-8');
  const entries = readCatalogue(source);
  const texts = entries.filter(([key]) => key?.startsWith(section) || key in shared);
  const name = (key) => shared[key] ?? key.slice(section.length);
  return {
    types: [
      ...texts.map(([key, forms]) => `  readonly ${name(key)}: ${typeOf(forms)};`),
      ...names.map((one) => `  readonly ${one}Names: Names;`),
    ],
    code: [
      MADE,
      ...(texts.some(([, forms]) => forms.length > 1) ? chooserFor(language) : []),
      `import type { ${type} } from './${file}';`,
      '',
      `export const TEXTS: ${type} = {`,
      ...texts.map(([key, forms]) => `  ${name(key)}: ${codeOf(forms, categories)},`),
      ...names.map((one) => `  ${one}Names: ${JSON.stringify(pageNames(entries, one))},`),
      '};',
    ],
  };
}

const MADE = '// Made by words.js from src/nonet/words/*.po: change those.';

function chooserFor(language) {
  return [
    "import { chooserOf } from '../src/i18n/plural';",
    `const choose = chooserOf('${language}');`,
  ];
}

/** The rules that the page can switch; the kinds of rules that setters use would double its size. */
const RULES = ['rows', 'columns', 'boxes', 'diagonals', 'windows', 'jigsaw', 'killer'];

function pageNames(entries, section) {
  const names = Object.entries(namesIn(entries, section));
  return Object.fromEntries(names.filter(([key]) => section !== 'rule' || RULES.includes(key)));
}

function write(part) {
  const { file, type, names } = part;
  const languages = Object.entries(CATEGORIES);
  const catalogues = languages.map(([name, categories]) => [
    name,
    catalogueOf(name, categories, part),
  ]);
  for (const [name, { code }] of catalogues) writeModule(`${file}.${name}`, code);
  writeModule(file, [
    MADE,
    'type Value = string | number;',
    ...(names.length ? ['type Names = Readonly<Record<string, string>>;'] : []),
    '',
    `/** Every text of ${file}. */`,
    `export interface ${type} {`,
    ...catalogues.at(-1)[1].types,
    '}',
    '',
    'export const LOADERS = {',
    ...languages.map(([name]) => `  ${name}: () => import('./${file}.${name}'),`),
    '};',
  ]);
}

function writeModule(name, lines) {
  const target = new URL(`${name}.ts`, FOLDER);
  const text = lines.join('\n') + '\n';
  if (existsSync(target) && readFileSync(target, 'utf-8') === text) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(target, text);
}

PARTS.forEach(write);
