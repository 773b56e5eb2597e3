// The page in English.
import { pluralOf, type Catalogue } from './catalogue';

const plural = pluralOf('en');

export const en: Catalogue = {
  language: 'English',
  newGame: 'New game',
  start: 'Start',
  keepPlaying: 'Keep playing',
  cancel: 'Cancel',
  undo: 'Undo',
  redo: 'Redo',
  erase: 'Erase',
  board: 'Sudoku board',
  digits: 'Digits',
  chooseLanguage: 'Language',
  howManyGivens: 'How many digits are given?',
  fewerIsHarder: 'The fewer, the harder as a rule. There is always exactly one solution.',
  willBeLost: 'You are in the middle of a game. Starting a new one throws it away.',
  making: 'Making a puzzle…',
  retry: 'Try again',
  dismiss: 'Dismiss',
  congratulations: 'Congratulations!',
  keys: 'Arrow keys move, digits fill in, Backspace erases, Ctrl+Z undoes.',
  time: 'Time',
  serverGone:
    'Nonet is not running any more. You can play on; for a new game, start it again with “nonet play”.',
  noPuzzleInTime: 'No such puzzle was found in time. Please try again.',
  serverFailed: 'The puzzle could not be made. Please try again.',
  notSaved:
    'This browser does not let Nonet save your game. It will be lost when you close the page.',
  saveBroken: 'The saved game could not be read, so here is a new one.',
  conflict: 'conflict',
  emptyCell: 'empty',
  givens: (count) => plural(count, { one: 'given', other: 'givens' }),
  emptyCells: (count) => plural(count, { one: 'empty cell', other: 'empty cells' }),
  conflicts: (count) => plural(count, { one: 'cell in conflict', other: 'cells in conflict' }),
  solvedIn: (time) => `You solved it in ${time}.`,
  left: (symbol, count) => (count > 0 ? `${symbol}, ${count} left` : `${symbol}, all placed`),
  place: (row, column) => `row ${row} column ${column}`,
  given: (symbol) => `given ${symbol}`,
  entry: (symbol) => `your ${symbol}`,
};
