// The rulebooks that this browser keeps, so that puzzles with rules can be played without the
// server. They are told apart by the board and the rules that they are made of.
import type { Layout } from '../game/layout';
import type { Rulebook } from '../game/rulebook';
import { forget, keep, namesWith, recall, type Name } from './browser';

interface Kept {
  readonly at: number;
  readonly book: Rulebook;
}

/** So many are kept: 5 kB each, as a rule. */
const MOST = 24;

const PREFIX = 'rules.';

/** What was kept of the rules of a board, now used once more. */
export function recallRulebook(layout: Layout): Rulebook | undefined {
  return read(nameOf(layout))?.book;
}

export function keepRulebook(layout: Layout, book: Rulebook): void {
  const name = nameOf(layout);
  makeRoom(name);
  keep(name, JSON.stringify({ at: Date.now(), book } satisfies Kept));
}

function makeRoom(wanted: Name): void {
  const others = namesWith(PREFIX).filter((name) => name !== wanted);
  const byAge = others.map((name) => ({ name, at: read(name)?.at ?? 0 }));
  byAge.sort((one, other) => other.at - one.at);
  for (const { name } of byAge.slice(MOST - 1)) forget(name);
}

function read(name: Name): Kept | undefined {
  try {
    const kept = JSON.parse(recall(name) ?? '') as Kept;
    return Array.isArray(kept.book.chapters) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function nameOf({ size, positions, houses, cages, rules }: Layout): Name {
  const groups = houses.map(({ kind, cells }) => [kind, cells]);
  return `${PREFIX}${digestOf(JSON.stringify([size, positions, groups, cages, rules]))}`;
}

/** A short name for a long text: 64 bits of FNV-1a, as two halves with seeds of their own. */
function digestOf(text: string): string {
  const half = (seed: number): string => {
    let hash = seed;
    for (let at = 0; at < text.length; at++)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return half(0x811c9dc5) + half(0x9e3779b9);
}
