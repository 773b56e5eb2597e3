// The puzzle that a picture carries, so that it can be opened again: as our JSON, with what can be seen.
import type { Game } from '../game/game';
import { sheetOf } from '../server/help';

/** What is known about a puzzle and may go with it. */
const TOLD = ['title', 'author', 'rules', 'ruleset', 'comment'];

/** What a PNG begins with, and its first chunk. */
const HEAD = 33;

/** The text that a picture of a game carries. */
export function carriedBy(game: Game): string {
  const sheet = sheetOf(game);
  const told = Object.entries(sheet.info ?? {}).filter(([key]) => TOLD.includes(key));
  const text = JSON.stringify({ ...sheet, info: Object.fromEntries(told) });
  // in ASCII, as other programs may take it for Latin
  return text.replace(
    /[\u007f-\uffff]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The PNG with a chunk of text that carries the puzzle. */
export async function withPuzzle(png: Blob, carried: string): Promise<Blob> {
  const chunk = chunkOf(`iTXtNonet\0\0\0\0\0${carried}`);
  return new Blob([png.slice(0, HEAD), chunk, png.slice(HEAD)], { type: png.type });
}

/** Length, name and body, and their check sum. */
function chunkOf(text: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(text);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, checkSum(body));
  return chunk;
}

/** CRC-32, as PNG has it. */
export function checkSum(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
