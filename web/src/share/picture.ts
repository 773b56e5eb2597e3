// The board as a picture file: drawn by the server, or by the page where that is gone; saved or sent.
import { download } from '../dialogs/download';
import type { Game } from '../game/game';
import { send, ServerError } from '../server/call';
import { sheetOf } from '../server/help';
import { carriedBy, withPuzzle } from './carrying';
import { drawingOf, paint, writeSvg } from './drawing';

export type Kind = 'png' | 'svg';

/** Dots on the longer side of what the page draws. */
const DOTS = 1200;

const MEDIA = { png: 'image/png', svg: 'image/svg+xml' } as const;

/** The board of a game as it stands, as a file. */
export async function pictureOf(game: Game, kind: Kind): Promise<File> {
  const picture = (await drawnByServer(game, kind)) ?? (await drawnHere(game, kind));
  return new File([picture], `nonet.${kind}`, { type: MEDIA[kind] });
}

/** Saves a picture of the board. */
export async function savePicture(game: Game, kind: Kind): Promise<void> {
  const file = await pictureOf(game, kind);
  download(file.name, file);
}

/** Whether the browser can hand pictures to other programs. */
export function canSend(): boolean {
  const sample = new File([], 'nonet.png', { type: MEDIA.png });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

/** Hands a picture of the board to another program, where the browser can; else saves it. */
export async function sharePicture(game: Game, title = 'Nonet'): Promise<void> {
  const file = await pictureOf(game, 'png');
  if (!canSend()) return download(file.name, file);
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    // the player has thought better of it
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file.name, file);
  }
}

async function drawnByServer(game: Game, kind: Kind): Promise<Blob | undefined> {
  try {
    const body = { game: sheetOf(game), kind };
    return await (await send('POST /api/picture', { body }, {})).blob();
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return undefined;
  }
}

async function drawnHere(game: Game, kind: Kind): Promise<Blob> {
  const { puzzle, state } = game;
  const drawing = drawingOf(puzzle, state);
  const carried = carriedBy(game);
  if (kind === 'svg') return new Blob([writeSvg(drawing, carried)], { type: MEDIA.svg });
  const canvas = paint(drawing, DOTS);
  const drawn = await new Promise<Blob>((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), MEDIA.png),
  );
  return withPuzzle(drawn, carried);
}
