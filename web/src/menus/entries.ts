// The menus of the page, as a desktop program would have them: what they say and what they do.
import { DIAL, type Dial, type Switchable } from '../game/assistance';
import type { Highlights } from '../game/highlights';
import { Layout } from '../game/layout';
import { rulesIn, USUAL } from '../game/recipe';
import { canSwitch, isRuleOn, SWITCHED_RULES } from '../game/switching';
import { cardName } from '../i18n/boards';
import { keyName } from '../i18n/keys';
import { priced, pricedDial } from '../i18n/prices';
import { CATALOGUES, LANGUAGES } from '../i18n/languages';
import type { Session } from '../session/session.svelte';
import { LOOKS, SCHEMES } from '../session/looks';
import { lessonsAt } from '../session/welcoming.svelte';

export interface Entry {
  readonly kind: 'do' | 'check' | 'radio';
  /** What it is called in every language, wherever it stands. */
  readonly name: string;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  /** Why it cannot be chosen. */
  readonly why?: string;
  /** The key that does the same. */
  readonly key?: string;
  /** A line stands above it. */
  readonly isFirst?: boolean;
  readonly run: () => void;
}

export interface Menu {
  readonly name: string;
  readonly label: string;
  /** What it offers at the moment; asked for only when it is open, since every move changes it. */
  readonly entries: () => readonly Entry[];
  /** Whether it is in the menu of small screens alone: others have it beside the menus. */
  readonly isForPhones?: boolean;
}

/** The boards that the menu offers; the dialog has them all. */
const BOARDS = ['4x4', '6x6', '9x9', '9x9cross', '9x9rect', '12x12', '16x16', '25x25', 'samurai'];

const SWITCHES: readonly Switchable[] = ['conflicts', 'forbid', 'candidates', 'check'];
const HIGHLIGHTS: readonly (keyof Highlights)[] = ['lines', 'boxes', 'same', 'notes', 'seen'];

export function menusOf(session: Session): readonly Menu[] {
  const { texts } = session;
  return [
    { name: 'game', label: texts.menuGame, entries: () => gameEntries(session) },
    { name: 'helper', label: texts.menuHelper, entries: () => helperEntries(session) },
    { name: 'difficulty', label: texts.difficulty, entries: () => difficultyEntries(session) },
    { name: 'rules', label: texts.rules, entries: () => ruleEntries(session) },
    { name: 'solver', label: texts.menuSolver, entries: () => solverEntries(session) },
    { name: 'board', label: texts.boardChoice, entries: () => boardEntries(session) },
    { name: 'look', label: texts.menuLook, entries: () => lookEntries(session) },
    { name: 'print', label: texts.menuPrint, entries: () => printEntries(session) },
    { name: 'help', label: texts.menuHelp, entries: () => helpEntries(session) },
    {
      name: 'language',
      label: texts.chooseLanguage,
      entries: () => languageEntries(session),
      isForPhones: true,
    },
  ];
}

function gameEntries(session: Session): readonly Entry[] {
  const { texts, game } = session;
  return [
    doing('new', `${texts.newGame}…`, () => session.making.ask()),
    doing('daily', `${texts.daily}…`, () => (session.dialog = 'daily')),
    doing('challenges', `${texts.challenges}…`, () => (session.dialog = 'challenges')),
    doing('history', `${texts.history}…`, () => (session.dialog = 'history')),
    doing('statistics', `${texts.statistics}…`, () => (session.dialog = 'statistics')),
    doing('open', `${texts.open}…`, () => session.files.ask()),
    doing('save', `${texts.saveFile}…`, () => (session.dialog = 'save'), { isOff: !game }),
    doing('share', `${texts.share}…`, () => (session.dialog = 'share'), { isOff: !game }),
    doing('clear', `${texts.clearBoard}…`, () => clearBoard(session), { isOff: !game }),
    doing('restart', texts.restart, () => session.obey('restart'), { isOff: !session.canUndo }),
    doing('pause', session.isPaused ? texts.resume : texts.pause, () => session.pause(), {
      key: 'P',
      isOff: !session.isPlaying,
    }),
    doing('undo', texts.undo, () => session.undo(), {
      key: keyName('Ctrl+Z', texts),
      isOff: !session.canUndo,
      isFirst: true,
    }),
    doing('redo', texts.redo, () => session.redo(), {
      key: keyName('Ctrl+Y', texts),
      isOff: !session.canRedo,
    }),
    doing('branches', `${texts.branches}…`, () => (session.dialog = 'branches'), { isOff: !game }),
    quitEntry(session),
  ];
}

function quitEntry({ texts, quitting }: Session): Entry {
  const why = quitting.canQuit ? {} : { isOff: true, why: texts.quitElsewhere };
  return doing('quit', `${texts.quit}…`, () => quitting.ask(), { isFirst: true, ...why });
}

/** An empty board to write a puzzle into; cages would be those of the puzzle before. */
function clearBoard(session: Session): void {
  const { texts, game } = session;
  if (!game) return;
  if (game.isEdit) return session.obey('restart');
  const { size, positions, houses } = game.puzzle.layout;
  const run = (): void => session.edit({ layout: new Layout(size, positions, houses) });
  const { clearAsk: title, clearText: text, clear: yes } = texts;
  session.questioning.askIfRunning({ title, text, yes, run });
}

function helperEntries(session: Session): readonly Entry[] {
  const { texts, settings, hinting } = session;
  const isOver = !session.isPlaying;
  const dialNames: Readonly<Record<Dial, string>> = {
    none: texts.dialNone,
    conflicts: texts.dialConflicts,
    forbid: texts.dialForbid,
    notes: texts.dialNotes,
    check: texts.dialCheck,
  };
  return [
    doing('hint', priced(texts.hint, 'told', texts), () => void hinting.ask(), {
      key: '?',
      isOff: isOver || hinting.isAsking,
    }),
    doing('fill-in', priced(texts.fillIn, 'filled', texts), () => void session.reveal(), {
      isOff: isOver,
    }),
    doing('check', texts.check, () => session.check(), {
      key: keyName('Enter', texts),
      isOff: isOver,
    }),
    doing('before-mistake', texts.beforeMistake, () => session.goBeforeMistake(), {
      isOff: isOver,
    }),
    doing(
      'fill-notes',
      priced(texts.fillNotes, 'candidates', texts),
      () => session.obey('fill-corner'),
      {
        isOff: isOver,
        isFirst: true,
      },
    ),
    doing('lock', texts.lock, () => session.obey('lock'), { isOff: isOver }),
    doing('unlock', texts.unlock, () => session.obey('unlock'), { isOff: isOver }),
    doing('assistance', `${texts.assistance}…`, () => (session.dialog = 'assistance'), {
      isFirst: true,
    }),
    ...DIAL.map((dial): Entry => ({
      kind: 'radio',
      name: `dial-${dial}`,
      label: pricedDial(dialNames[dial], dial, texts),
      isOn: settings.dial === dial,
      run: () => settings.turn(dial),
    })),
    ...switchEntries(session),
  ];
}

/** Each help by itself. */
function switchEntries({ texts, settings }: Session): readonly Entry[] {
  const names: Readonly<Record<Switchable, string>> = {
    conflicts: texts.switchConflicts,
    forbid: texts.switchForbid,
    candidates: texts.switchCandidates,
    check: texts.switchCheck,
  };
  const { switches } = settings;
  return [
    ...SWITCHES.map((name, index) =>
      checking(
        `help-${name}`,
        priced(names[name], name, texts),
        switches[name],
        () => settings.switch({ [name]: !switches[name] }),
        {
          isFirst: index === 0,
        },
      ),
    ),
    checking('help-sweep', texts.switchSweep, switches.sweep, () =>
      settings.switch({ sweep: !switches.sweep }),
    ),
  ];
}

/** The levels: another one means a new game on the same board. */
function difficultyEntries({ texts, making, game }: Session): readonly Entry[] {
  const info = game?.puzzle.info ?? {};
  const board = info['board'];
  const same = board ? { board: board.split(/[+-]/)[0]!, rules: rulesIn(board) } : {};
  return [
    ...Object.entries(texts.levelNames).map(([level, label]): Entry => ({
      kind: 'radio',
      name: level,
      label,
      isOn: info['level'] === level,
      run: () => making.offer({ ...same, by: 'level', level }, label),
    })),
    doing('more-levels', `${texts.newGame}…`, () => making.ask(), { isFirst: true }),
  ];
}

/** Rules of the game on the board. */
function ruleEntries({ texts, making, ruling, game, isSolved }: Session): readonly Entry[] {
  const layout = game?.puzzle.layout;
  return [
    ...SWITCHED_RULES.map((rule): Entry => ({
      kind: 'check',
      name: rule,
      label: texts.ruleNames[rule]!,
      isOn: layout !== undefined && isRuleOn(layout, rule),
      isFirst: rule === SWITCHED_RULES[USUAL.length],
      ...(game && canSwitch(game.origin.puzzle.layout, rule)
        ? { isOff: isSolved }
        : { isOff: true, why: texts.ruleUnknown }),
      run: () => void ruling.switch(rule),
    })),
    doing('other-rules', `${texts.otherRules}…`, () => making.ask(), { isFirst: true }),
  ];
}

function solverEntries(session: Session): readonly Entry[] {
  const { texts, settings } = session;
  const isOff = !session.game || session.isSolved;
  const showing = (label: string): string =>
    `${session.isPlaying ? priced(label, 'solver', texts) : label}…`;
  return [
    doing('count', `${texts.countSolutions}…`, () => (session.dialog = 'count'), { isOff }),
    doing('solve', texts.solveIt, () => session.solving.ask(), { isOff }),
    checking('show-search', texts.showSearch, settings.isSearchShown, () =>
      settings.showSearch(!settings.isSearchShown),
    ),
    stopEntry(session),
    doing('watch', showing(texts.watchSearch), () => (session.dialog = 'watch'), { isOff }),
    doing('watch-making', `${texts.watchMaking}…`, () => (session.dialog = 'watchMaking')),
    doing('way', showing(texts.wholeWay), () => (session.dialog = 'way'), { isOff }),
  ];
}

/** Ends whatever the machine does at the moment. */
function stopEntry({ texts, solving, making }: Session): Entry {
  const isRunning = solving.watching !== undefined || making.isMaking;
  const stop = (): void => {
    solving.stop();
    making.stop();
  };
  return doing('stop', texts.stop, stop, isRunning ? {} : { isOff: true, why: texts.nothingRuns });
}

/** The boards: another one means a new game of the same level. */
function boardEntries({ texts, making, game }: Session): readonly Entry[] {
  const info = game?.puzzle.info ?? {};
  return [
    ...BOARDS.map((board): Entry => ({
      kind: 'radio',
      name: board,
      label: cardName(board, texts),
      isOn: info['board'] === board,
      run: () => making.offer({ board, rules: USUAL, by: 'level' }, cardName(board, texts)),
    })),
    doing('more-boards', `${texts.newGame}…`, () => making.ask(), { isFirst: true }),
  ];
}

function lookEntries(session: Session): readonly Entry[] {
  const { texts, settings } = session;
  const looks = { colourful: texts.lookColourful, simple: texts.lookSimple };
  const schemes = { system: texts.schemeSystem, light: texts.schemeLight, dark: texts.schemeDark };
  const highlights: Readonly<Record<keyof Highlights, string>> = {
    lines: texts.lightLines,
    boxes: texts.lightBoxes,
    same: texts.lightSame,
    notes: texts.lightNotes,
    seen: texts.lightSeen,
  };
  const { highlights: lights, isTimerShown, hasFixedNotes, hasPadlocks, hasShortCells } = settings;
  return [
    ...LOOKS.map((look): Entry => ({
      kind: 'radio',
      name: look,
      label: looks[look],
      isOn: settings.look === look,
      run: () => settings.wear({ look }),
    })),
    ...SCHEMES.map((scheme, index): Entry => ({
      kind: 'radio',
      name: scheme,
      label: schemes[scheme],
      isOn: settings.scheme === scheme,
      isFirst: index === 0,
      run: () => settings.wear({ scheme }),
    })),
    ...HIGHLIGHTS.map((name, index) =>
      checking(
        name,
        highlights[name],
        lights[name],
        () => settings.highlight({ [name]: !lights[name] }),
        {
          isFirst: index === 0,
        },
      ),
    ),
    checking('fixed-notes', texts.fixedNotes, hasFixedNotes, () =>
      settings.fixNotes(!hasFixedNotes),
    ),
    checking('padlocks', texts.padlocks, hasPadlocks, () => settings.showPadlocks(!hasPadlocks)),
    checking('short-cells', texts.shortCells, hasShortCells, () => session.shortenCells()),
    checking('timer', texts.showTimer, isTimerShown, () => settings.showTimer(!isTimerShown)),
  ];
}

function languageEntries(session: Session): readonly Entry[] {
  return LANGUAGES.map((name): Entry => ({
    kind: 'radio',
    name,
    label: CATALOGUES[name].language,
    isOn: session.language === name,
    run: () => session.speak(name),
  }));
}

function printEntries({ texts, printing, game }: Session): readonly Entry[] {
  return [
    doing('print-game', `${texts.printGame}…`, () => printing.ask('game'), { isOff: !game }),
    doing('print-new', `${texts.printNew}…`, () => printing.ask('new')),
    doing('print-file', `${texts.printFile}…`, () => printing.ask('file')),
  ];
}

function helpEntries(session: Session): readonly Entry[] {
  const { texts } = session;
  return [
    doing('learn', texts.learn, () => location.assign(lessonsAt(session))),
    doing('help', texts.howToPlay, () => (session.dialog = 'help'), { key: 'F1' }),
    doing('about', texts.about, () => (session.dialog = 'about')),
  ];
}

function doing(name: string, label: string, run: () => void, more: Partial<Entry> = {}): Entry {
  return { kind: 'do', name, label, run, ...more };
}

function checking(
  name: string,
  label: string,
  isOn: boolean,
  run: () => void,
  more: Partial<Entry> = {},
): Entry {
  return { kind: 'check', name, label, isOn, run, ...more };
}
