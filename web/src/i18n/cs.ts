// The page in Czech.
import { pluralOf, type Catalogue } from './catalogue';

const plural = pluralOf('cs');

export const cs: Catalogue = {
  language: 'Čeština',
  newGame: 'Nová hra',
  start: 'Začít',
  keepPlaying: 'Hrát dál',
  cancel: 'Zrušit',
  undo: 'Zpět',
  redo: 'Znovu',
  erase: 'Smazat',
  board: 'Hrací plocha sudoku',
  digits: 'Číslice',
  chooseLanguage: 'Jazyk',
  howManyGivens: 'Kolik číslic má být zadáno?',
  fewerIsHarder: 'Čím méně, tím bývá sudoku těžší. Řešení je vždy právě jedno.',
  willBeLost: 'Máte rozehranou hru. Když začnete novou, přijdete o ni.',
  making: 'Vymýšlím sudoku…',
  retry: 'Zkusit znovu',
  dismiss: 'Zavřít',
  congratulations: 'Gratulujeme!',
  keys: 'Šipkami se pohybujete, číslicemi vyplňujete, Backspace maže, Ctrl+Z vrací tah.',
  time: 'Čas',
  serverGone:
    'Nonet už neběží. Hrát můžete dál; pro novou hru ho znovu spusťte příkazem „nonet play“.',
  noPuzzleInTime: 'Takové sudoku se včas najít nepodařilo. Zkuste to prosím znovu.',
  serverFailed: 'Sudoku se nepodařilo vytvořit. Zkuste to prosím znovu.',
  notSaved: 'Prohlížeč nedovoluje hru uložit. Po zavření stránky o ni přijdete.',
  saveBroken: 'Uloženou hru se nepodařilo přečíst, tady je nová.',
  conflict: 'konflikt',
  emptyCell: 'prázdné',
  givens: (count) =>
    plural(count, { one: 'zadaná číslice', few: 'zadané číslice', other: 'zadaných číslic' }),
  emptyCells: (count) =>
    plural(count, { one: 'prázdné pole', few: 'prázdná pole', other: 'prázdných polí' }),
  conflicts: (count) =>
    plural(count, { one: 'pole v konfliktu', few: 'pole v konfliktu', other: 'polí v konfliktu' }),
  solvedIn: (time) => `Vyřešeno za ${time}.`,
  left: (symbol, count) => (count > 0 ? `${symbol}, zbývá ${count}` : `${symbol}, vše doplněno`),
  place: (row, column) => `řádek ${row} sloupec ${column}`,
  given: (symbol) => `zadáno ${symbol}`,
  entry: (symbol) => `doplněno ${symbol}`,
};
