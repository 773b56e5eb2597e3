// A small picture of a board for those who choose one: its boxes, and what its rules add.
import type { BoardChoice } from '../api';

export interface Emblem {
  readonly width: number;
  readonly height: number;
  /** Every other box, tinted. */
  readonly tints: string;
  /** Lines between cells; none where they would be too dense. */
  readonly lines: string;
  /** Edges of boxes or regions. */
  readonly walls: string;
  /** Areas that a rule adds: windows. */
  readonly areas: string;
  /** Diagonals. */
  readonly strokes: string;
  readonly cages: string;
}

/** Boards with more digits are drawn by their boxes alone. */
const MOST_LINES = 9;

const WINDOWS = 'M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3zM5 5h3v3h-3z';

const CAGES =
  'M.3 .3h1.4v.4h1v1h-2.4zM3.3 .3h.4v2.4h-.4zM4.3 .3h2.4v1.4h-2.4zM7.3 .3h1.4v1.4h-1.4z' +
  'M.3 2.3h2.4v1.4h-2.4zM4.3 2.3h1.4v3.4h-1.4zM6.3 2.3h2.4v.4h-2.4zM.3 4.3h.4v3.4h-.4z' +
  'M1.3 4.3h2.4v.4h-2.4zM6.3 3.3h1.4v2.4h-1.4zM1.3 5.3h1.4v3.4h-1.4zM3.3 6.3h2.4v1.4h-2.4z' +
  'M6.3 6.3h.4v2.4h-.4zM7.3 6.3h1.4v1.4h-1.4z';

/** The regions of the jigsaw on its card; those of a game are made anew each time. */
const REGIONS = [
  'AAABBCCCC',
  'ADDBBBCCC',
  'ADDDBEECF',
  'AADBBEFCF',
  'AADBEEFFF',
  'GDDEEEFFF',
  'GGHEHHHII',
  'GGHHHIHII',
  'GGGGHIIII',
];

/** The picture of a board, with the rules that its full name adds. */
export function emblemOf({ boxes, digits }: BoardChoice, name: string): Emblem {
  const height = Math.max(...boxes.map(([top, , rows]) => top + rows));
  const width = Math.max(...boxes.map(([, left, , columns]) => left + columns));
  const isJigsaw = name.includes('+jigsaw');
  const isLined = digits <= MOST_LINES && width <= MOST_LINES;
  return {
    width,
    height,
    tints: isJigsaw ? '' : boxes.filter(isTinted).map(rectangle).join(''),
    lines: isLined ? boxes.map(gridOf).join('') : '',
    walls: isJigsaw ? wallsOf(REGIONS) : boxes.map(rectangle).join(''),
    areas: name.includes('+windows') ? WINDOWS : '',
    strokes: name.includes('+diagonals') ? `M0 0L${width} ${height}M${width} 0L0 ${height}` : '',
    cages: name.includes('+killer') ? CAGES : '',
  };
}

type Box = BoardChoice['boxes'][number];

function rectangle([top, left, rows, columns]: Box): string {
  return `M${left} ${top}h${columns}v${rows}h-${columns}z`;
}

function isTinted([top, left, rows, columns]: Box): boolean {
  return (Math.floor(top / rows) + Math.floor(left / columns)) % 2 === 0;
}

function gridOf([top, left, rows, columns]: Box): string {
  const across = Array.from({ length: rows - 1 }, (_, n) => `M${left} ${top + n + 1}h${columns}`);
  const down = Array.from({ length: columns - 1 }, (_, n) => `M${left + n + 1} ${top}v${rows}`);
  return [...across, ...down].join('');
}

/** The edges between regions, and around them all. */
function wallsOf(regions: readonly string[]): string {
  const at = (row: number, column: number): string => regions[row]?.[column] ?? '';
  let path = '';
  for (let row = 0; row <= regions.length; row++)
    for (let column = 0; column <= regions.length; column++) {
      if (at(row, column) !== at(row - 1, column)) path += `M${column} ${row}h1`;
      if (at(row, column) !== at(row, column - 1)) path += `M${column} ${row}v1`;
    }
  return path;
}
