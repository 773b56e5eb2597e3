// A board as shapes, for pictures that the page draws itself: as SVG, or on a canvas.
import { BASE, centreNotes, cornerNotes, placed } from '../board/notes';
import { CELL, frameOf, MARGIN, outlineOf, type Frame } from '../board/outline';
import { cageShapes, diagonalsOf, paritiesOf, windowsOf } from '../board/shapes';
import type { Puzzle } from '../game/puzzle';
import type { State } from '../game/state';
import { symbolOf } from '../game/symbols';
import { shapesOf } from './figures';

export interface Stroke {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dashes?: readonly number[];
  /** The ends of the line; square unless told otherwise. */
  readonly cap?: 'round' | 'butt';
}

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: number;
  readonly weight: number;
  readonly fill: string;
  readonly anchor: 'middle' | 'start';
}

export interface Drawing extends Frame {
  readonly shapes: readonly (Stroke | Label)[];
}

type Contents = Pick<State, 'digits' | 'corner' | 'centre'>;

/** The inks of light paper, as the server draws. */
const INK = {
  paper: '#ffffff',
  window: '#dcebdc',
  parity: '#dadada',
  diagonal: '#dfa3bb',
  thin: '#9a9a9a',
  thick: '#1c1c1c',
  cage: '#555555',
  total: '#333333',
  given: '#111111',
  entry: '#1a4fb4',
  note: '#5c5c5c',
} as const;

const FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";
/** Room around the board, so that its lines are not cut. */
const EDGE = 4 * MARGIN;

/** The picture of a board with what stands on it. */
export function drawingOf(puzzle: Puzzle, contents: Contents): Drawing {
  const { layout } = puzzle;
  const { lines, walls } = outlineOf(layout);
  const frame = frameOf(layout, EDGE);
  const { left, top, width, height } = frame;
  const paper = `M${left} ${top}h${width}v${height}h${-width}z`;
  const shapes = [
    { path: paper, fill: INK.paper },
    ...groundOf(puzzle),
    ...shapesOf(layout.rulebook?.under ?? ''),
    { path: lines, stroke: INK.thin, width: 1.5 },
    { path: walls, stroke: INK.thick, width: 3.5 },
    ...cagesOf(puzzle),
    ...shapesOf(layout.rulebook?.over ?? ''),
    ...contentsOf(puzzle, contents),
  ];
  return { ...frame, shapes };
}

function groundOf(puzzle: Puzzle): readonly Stroke[] {
  const { layout } = puzzle;
  return [
    ...windowsOf(layout).map((path) => ({ path, fill: INK.window })),
    ...paritiesOf(puzzle).map(({ kind, x, y }) => ({
      path: parityPath(kind, x, y),
      fill: INK.parity,
    })),
    { path: diagonalsOf(layout), stroke: INK.diagonal, width: 4 },
  ].filter(({ path }) => path);
}

function parityPath(kind: 'even' | 'odd', x: number, y: number): string {
  if (kind === 'even') return `M${x + 8} ${y + 8}h${CELL - 16}v${CELL - 16}h${16 - CELL}z`;
  const radius = CELL / 2 - 7;
  const arc = `a${radius} ${radius} 0 0 1`;
  return `M${x + 7} ${y + CELL / 2}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`;
}

function cagesOf({ layout }: Puzzle): readonly (Stroke | Label)[] {
  return cageShapes(layout).flatMap(({ path, total, x, y }) => [
    { path, stroke: INK.cage, width: 1.8, dashes: [5, 3.5] },
    {
      text: String(total),
      x: x + 3,
      y: y + 13,
      font: 14,
      weight: 600,
      fill: INK.total,
      anchor: 'start' as const,
    },
  ]);
}

function contentsOf(puzzle: Puzzle, contents: Contents): readonly Label[] {
  const cells = [...contents.digits.keys()];
  return cells.flatMap((cell) =>
    contents.digits[cell] ? [digitIn(puzzle, contents, cell)] : notesIn(puzzle, contents, cell),
  );
}

function digitIn({ layout, givens }: Puzzle, { digits }: Contents, cell: number): Label {
  const [row, column] = layout.positions[cell]!;
  const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL + 46 * BASE];
  const isGiven = givens[cell] === digits[cell];
  const dress = isGiven ? { weight: 600, fill: INK.given } : { weight: 500, fill: INK.entry };
  return { text: symbolOf(digits[cell]!), x, y, font: 46, anchor: 'middle', ...dress };
}

function notesIn({ layout }: Puzzle, { corner, centre }: Contents, cell: number): readonly Label[] {
  const view = { corner: corner[cell] ?? 0, centre: centre[cell] ?? 0, candidates: 0 };
  const notes = [...cornerNotes(view, layout, false), ...centreNotes(view, layout)];
  const places = placed(notes, layout.positions[cell]!);
  return places.map(({ digit, x, y, font }) => ({
    text: symbolOf(digit),
    x,
    y: y + font * BASE,
    font,
    weight: 400,
    fill: INK.note,
    anchor: 'middle',
  }));
}

/** The drawing as an SVG file. */
export function writeSvg({ viewBox, width, height, shapes }: Drawing, carried: string): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" font-family="${FONT}">`;
  const metadata = `<metadata>${escaped(carried)}</metadata>`;
  return [head, metadata, ...shapes.map(elementOf), '</svg>', ''].join('\n');
}

function elementOf(shape: Stroke | Label): string {
  if ('text' in shape) {
    const { text, x, y, font, weight, fill, anchor } = shape;
    return `<text x="${x}" y="${y}" font-size="${font}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
  }
  const { path, fill = 'none', stroke, width, dashes, cap = 'square' } = shape;
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}"` : '';
  const dashed = dashes ? ` stroke-dasharray="${dashes.join(' ')}"` : '';
  return `<path d="${path}" fill="${fill}"${line}${dashed}/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The drawing on a canvas; the longer side has so many dots. */
export function paint(
  { left, top, width, height, shapes }: Drawing,
  dots: number,
): HTMLCanvasElement {
  const scale = dots / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d')!;
  pen.scale(scale, scale);
  pen.translate(-left, -top);
  for (const shape of shapes) {
    if ('text' in shape) label(pen, shape);
    else stroke(pen, shape);
  }
  return canvas;
}

function label(pen: CanvasRenderingContext2D, { text, x, y, font, weight, fill, anchor }: Label) {
  pen.font = `${weight} ${font}px ${FONT}`;
  pen.textAlign = anchor === 'middle' ? 'center' : 'start';
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}

function stroke(pen: CanvasRenderingContext2D, { path, fill, stroke, width, dashes, cap }: Stroke) {
  const shape = new Path2D(path);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(shape);
  }
  if (!stroke) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width ?? 1;
  pen.lineCap = cap ?? 'square';
  pen.lineJoin = cap ? 'round' : 'miter';
  pen.setLineDash([...(dashes ?? [])]);
  pen.stroke(shape);
}
