// The page in German.
import { pluralOf, type Catalogue } from './catalogue';

const plural = pluralOf('de');

export const de: Catalogue = {
  language: 'Deutsch',
  newGame: 'Neues Spiel',
  start: 'Starten',
  keepPlaying: 'Weiterspielen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  erase: 'Löschen',
  board: 'Sudoku-Spielfeld',
  digits: 'Ziffern',
  chooseLanguage: 'Sprache',
  howManyGivens: 'Wie viele Ziffern sollen vorgegeben sein?',
  fewerIsHarder: 'Je weniger, desto schwerer ist es meistens. Es gibt immer genau eine Lösung.',
  willBeLost: 'Sie sind mitten in einem Spiel. Wenn Sie ein neues starten, geht es verloren.',
  making: 'Ein Sudoku entsteht …',
  retry: 'Noch einmal versuchen',
  dismiss: 'Schließen',
  congratulations: 'Herzlichen Glückwunsch!',
  keys: 'Pfeiltasten bewegen, Ziffern füllen aus, die Rücktaste löscht, Strg+Z nimmt zurück.',
  time: 'Zeit',
  serverGone:
    'Nonet läuft nicht mehr. Sie können weiterspielen; für ein neues Spiel starten Sie es wieder mit „nonet play“.',
  noPuzzleInTime:
    'So ein Sudoku ließ sich in der Zeit nicht finden. Bitte versuchen Sie es noch einmal.',
  serverFailed: 'Das Sudoku konnte nicht erzeugt werden. Bitte versuchen Sie es noch einmal.',
  notSaved:
    'Dieser Browser lässt Nonet das Spiel nicht speichern. Es geht verloren, wenn Sie die Seite schließen.',
  saveBroken: 'Das gespeicherte Spiel war nicht lesbar, deshalb gibt es hier ein neues.',
  conflict: 'Konflikt',
  emptyCell: 'leer',
  givens: (count) => plural(count, { one: 'Vorgabe', other: 'Vorgaben' }),
  emptyCells: (count) => plural(count, { one: 'leeres Feld', other: 'leere Felder' }),
  conflicts: (count) => plural(count, { one: 'Feld im Konflikt', other: 'Felder im Konflikt' }),
  solvedIn: (time) => `Gelöst in ${time}.`,
  left: (symbol, count) => (count > 0 ? `${symbol}, noch ${count}` : `${symbol}, alle gesetzt`),
  place: (row, column) => `Zeile ${row} Spalte ${column}`,
  given: (symbol) => `Vorgabe ${symbol}`,
  entry: (symbol) => `Ihre ${symbol}`,
};
