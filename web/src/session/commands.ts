// Carries out what a key press means.
import type { Command, Intent } from '../input/keys';
import type { Session } from './session.svelte';

type Action = (session: Session) => unknown;

const COMMANDS: Readonly<Record<Command, Action>> = {
  erase: ({ hand }) => hand.erase(),
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
  selectAll: ({ hand }) => hand.selectAll(),
  invert: ({ hand }) => hand.invert(),
  escape: (session) => session.escape(),
  hint: ({ hinting }) => void hinting.ask(),
  check: (session) => session.check(),
  pause: (session) => session.pause(),
  help: (session) => (session.dialog = 'help'),
};

/** What can be done while the board is hidden. */
const ALWAYS: readonly Intent['kind'][] = ['pause', 'help'];

/** Carries out an intent; returns whether it could. */
export function carryOut(session: Session, intent: Intent): boolean {
  const { hand } = session;
  if (session.solving.watching) return stopSearch(session, intent);
  if (session.isPaused && !ALWAYS.includes(intent.kind)) return false;
  if (intent.kind === 'digit') hand.digit(intent.digit, intent.tool);
  else if (intent.kind === 'move') hand.step(intent.rows, intent.columns, intent.extend);
  else if (intent.kind === 'tool') hand.tool = intent.tool;
  else if (intent.kind === 'nextTool') hand.takeNext(intent.by);
  else if (intent.kind === 'read') session.reading.read(intent.line);
  else COMMANDS[intent.kind](session);
  return true;
}

/** While a search is shown, nothing can be done but stop it. */
function stopSearch({ solving }: Session, { kind }: Intent): boolean {
  if (kind === 'escape') solving.stop();
  return kind === 'escape';
}
