// The check list of a puzzle that is about to be published.
import type { Bench } from './bench.svelte';
import { placesIn } from './kinds';
import { nameOfKinds } from './telling';

export interface Check {
  readonly name: 'unique' | 'needless' | 'text' | 'level' | 'readable' | 'faults';
  readonly state: 'right' | 'wrong' | 'open';
  readonly told: string;
}

/** More figures than this on a cell hide its digit. */
const MOST_ON_CELL = 4;

/** What to look at, and how it stands; `open` is what is not known yet. */
export function checksOf(bench: Bench): readonly Check[] {
  return [
    faultCheck(bench),
    uniqueCheck(bench),
    needlessCheck(bench),
    levelCheck(bench),
    textCheck(bench),
    readableCheck(bench),
  ];
}

function faultCheck({ paper, faults, words }: Bench): Check {
  const count = paper.faults.length + faults.size;
  const name = 'faults';
  return count
    ? { name, state: 'wrong', told: words.checkFaults({ count }) }
    : { name, state: 'right', told: words.checkNoFaults };
}

function uniqueCheck({ answers, words }: Bench): Check {
  const status = answers.isStale ? undefined : answers.found.solutions?.status;
  const name = 'unique';
  if (status === 'unique') return { name, state: 'right', told: words.checkUnique };
  if (!status || status === 'stopped') return { name, state: 'open', told: words.checkUniqueOpen };
  return { name, state: 'wrong', told: words.checkNotUnique };
}

function needlessCheck({ answers, words }: Bench): Check {
  const needless = answers.isStale ? undefined : answers.found.needless;
  const name = 'needless';
  const count = needless
    ? needless.givens.length + needless.rules.length + needless.allowed.length
    : 0;
  if (count) return { name, state: 'wrong', told: words.checkNeedless({ count }) };
  return needless?.whole
    ? { name, state: 'right', told: words.checkNoNeedless }
    : { name, state: 'open', told: words.checkNeedlessOpen };
}

function levelCheck({ answers, words, texts }: Bench): Check {
  const rating = answers.isStale ? undefined : answers.found.rating?.rating;
  const name = 'level';
  return rating
    ? {
        name,
        state: 'right',
        told: words.checkLevel({ level: texts.levelNames[rating.level] ?? rating.level }),
      }
    : { name, state: 'open', told: words.checkLevelOpen };
}

/** A text of one's own has to name all kinds of rules; that from the rules does. */
function textCheck(bench: Bench): Check {
  const { drawing, words } = bench;
  const name = 'text';
  const text = drawing.text.toLocaleLowerCase();
  const missing = drawing.text
    ? nameOfKinds(bench).filter((kind) => !text.includes(kind.toLocaleLowerCase()))
    : [];
  return missing.length
    ? { name, state: 'wrong', told: words.checkTextLacks({ rules: missing.join(', ') }) }
    : { name, state: 'right', told: words.checkText };
}

function readableCheck({ drawing, words, paper, kinds }: Bench): Check {
  const counts = new Map<number, number>();
  for (const rule of drawing.rules)
    for (const at of rule.isOff ? [] : placesIn(rule.tree, kinds))
      counts.set(at, (counts.get(at) ?? 0) + 1);
  const crowded = paper.places.filter((place) => (counts.get(place) ?? 0) > MOST_ON_CELL);
  const name = 'readable';
  return crowded.length
    ? { name, state: 'wrong', told: words.checkCrowded({ count: crowded.length }) }
    : { name, state: 'right', told: words.checkReadable };
}
