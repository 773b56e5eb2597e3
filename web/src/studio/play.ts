// The drawing as a game: to play it, to share it, to print it.
import { startGame, type Game } from '../game/game';
import { readPuzzle } from '../game/puzzle';
import { documentOf } from '../game/record';
import { call } from '../server/call';
import type { Bench } from './bench.svelte';
import { rulesWritten } from './telling';

/** A fresh game of the drawing as it stands; its text is written where nobody has written one. */
export function gameOf(bench: Bench): Game {
  const { document } = bench.paper;
  const rules = document.info?.['rules'] ?? rulesWritten(bench);
  const told = { ...document, info: { ...document.info, rules, ruleset: rules } };
  const puzzle = readPuzzle(told);
  const layout = bench.sight.layoutOf(bench.paper);
  return startGame({ ...puzzle, layout: layout.rulebook ? layout : puzzle.layout });
}

/** The address at which the game page plays the drawing. */
export async function playAddress(bench: Bench): Promise<string | undefined> {
  const address = `${location.origin}/`;
  const save = documentOf(gameOf(bench));
  const body = { save, format: 'link', what: 'game', address } as const;
  const { language } = bench;
  const found = await bench.ask(() => call('POST /api/write', { body }, { language }));
  return found?.text.trim();
}
