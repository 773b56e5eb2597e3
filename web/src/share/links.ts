// Links that carry a puzzle, to this Nonet or to other sites that open it in any browser.
import type { Game } from '../game/game';
import { documentOf } from '../game/record';
import type { Language } from '../i18n/languages';
import { call, ServerError } from '../server/call';
import { reachOf } from './reach';

/** The format of the link to each site. */
const FORMATS = { Nonet: 'link', SudokuPad: 'sudokupad', 'f-puzzles': 'fpuzzles-link' } as const;

export type Site = keyof typeof FORMATS;

/** The sites that whoever gets a link can open; a Nonet of this computer is none of them. */
export function sitesFor(address: string): readonly Site[] {
  const sites = Object.keys(FORMATS) as Site[];
  return reachOf(address) === 'computer' ? sites.filter((site) => site !== 'Nonet') : sites;
}

/** The link that opens the game at a site; undefined if the site does not know such a board. */
export async function linkTo(
  site: Site,
  game: Game,
  address: string,
  language: Language,
): Promise<string | undefined> {
  const body = { save: documentOf(game), format: FORMATS[site], what: 'game', address } as const;
  try {
    const { text } = await call('POST /api/write', { body }, { language });
    return text.trim();
  } catch (error) {
    if (error instanceof ServerError && error.problem?.status === 422) return undefined;
    throw error;
  }
}
