// Carries out what a key press means.
import type { Command, Intent } from '../input/keys';
import type { Solving } from './solving.svelte';
import type { Parts } from './parts';

type Page = Pick<
  Parts,
  'checking' | 'cover' | 'hand' | 'hinting' | 'messages' | 'playing' | 'reading' | 'solving'
>;

type Action = (page: Page) => unknown;

const COMMANDS: Readonly<Record<Command, Action>> = {
  erase: ({ hand }) => hand.erase(),
  undo: ({ playing }) => playing.undo(),
  redo: ({ playing }) => playing.redo(),
  selectAll: ({ hand }) => hand.selectAll(),
  invert: ({ hand }) => hand.invert(),
  escape,
  hint: ({ hinting }) => void hinting.ask(),
  check: ({ checking }) => checking.check(),
  pause: ({ playing }) => playing.pause(),
  help: ({ cover }) => (cover.dialog = 'help'),
};

/** What can be done while the board is hidden. */
const ALWAYS: readonly Intent['kind'][] = ['pause', 'help'];

/** Carries out an intent; returns whether it could. */
export function carryOut(page: Page, intent: Intent): boolean {
  const { hand, playing, reading, solving } = page;
  if (solving.watching) return stopSearch(solving, intent);
  if (playing.isPaused && !ALWAYS.includes(intent.kind)) return false;
  if (intent.kind === 'digit') hand.digit(intent.digit, intent.tool);
  else if (intent.kind === 'move') hand.step(intent.rows, intent.columns, intent.extend);
  else if (intent.kind === 'tool') hand.tool = intent.tool;
  else if (intent.kind === 'nextTool') hand.takeNext(intent.by);
  else if (intent.kind === 'read') reading.read(intent.line);
  else COMMANDS[intent.kind](page);
  return true;
}

/** Lets go of the last message, else of the hint, else of what is in hand or selected. */
function escape({ hand, hinting, messages }: Page): void {
  const message = messages.list.at(-1);
  if (message) messages.dismiss(message);
  else if (hinting.shown) hinting.close();
  else hand.drop();
}

/** While a search is shown, nothing can be done but stop it. */
function stopSearch(solving: Solving, { kind }: Intent): boolean {
  if (kind === 'escape') solving.stop();
  return kind === 'escape';
}
