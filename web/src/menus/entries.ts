// The menus of the page, as a desktop program would have them: what they say and what they do.
import { DIAL, type Dial, type Switchable } from '../game/assistance';
import type { Highlights } from '../game/highlights';
import { RULES, switchRule, USUAL, type Rule } from '../game/recipe';
import { boardName } from '../i18n/boards';
import { keyName } from '../i18n/keys';
import { CATALOGUES, LANGUAGES } from '../i18n/languages';
import type { Session } from '../session/session.svelte';
import { LOOKS, SCHEMES } from '../session/looks';

export interface Entry {
  readonly kind: 'do' | 'check' | 'radio';
  /** What it is called in every language, wherever it stands. */
  readonly name: string;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
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
    doing('restart', texts.restart, () => session.obey('restart'), { isOff: !session.isRunning }),
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
  ];
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
    doing('hint', texts.hint, () => void hinting.ask(), {
      key: '?',
      isOff: isOver || hinting.isAsking,
    }),
    doing('fill-in', texts.fillIn, () => void session.reveal(), { isOff: isOver }),
    doing('check', texts.check, () => session.check(), {
      key: keyName('Enter', texts),
      isOff: isOver,
    }),
    doing('before-mistake', texts.beforeMistake, () => session.goBeforeMistake(), {
      isOff: isOver,
    }),
    doing('fill-notes', texts.fillNotes, () => session.obey('fill-corner'), {
      isOff: isOver,
      isFirst: true,
    }),
    doing('lock', texts.lock, () => session.obey('lock'), { isOff: isOver }),
    doing('unlock', texts.unlock, () => session.obey('unlock'), { isOff: isOver }),
    doing('assistance', `${texts.assistance}…`, () => (session.dialog = 'assistance'), {
      isFirst: true,
    }),
    ...DIAL.map((dial): Entry => ({
      kind: 'radio',
      name: `dial-${dial}`,
      label: dialNames[dial],
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
        names[name],
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

function difficultyEntries({ texts, making }: Session): readonly Entry[] {
  return Object.entries(texts.levelNames).map(([level, label]) => ({
    kind: 'radio',
    name: level,
    label,
    isOn: making.wish.by === 'level' && making.wish.level === level,
    run: () => making.ask({ by: 'level', level }),
  }));
}

function ruleEntries({ texts, making }: Session): readonly Entry[] {
  return RULES.map((rule: Rule) => ({
    kind: 'check',
    name: rule,
    label: texts.ruleNames[rule]!,
    isOn: making.wish.rules.includes(rule),
    isFirst: rule === RULES[USUAL.length],
    run: () => making.ask(switchRule(making.wish, rule)),
  }));
}

function solverEntries(session: Session): readonly Entry[] {
  const { texts } = session;
  const isOff = !session.game || session.isWon;
  return [
    doing('count', `${texts.countSolutions}…`, () => (session.dialog = 'count'), { isOff }),
    doing('solve', texts.solveIt, () => void session.solve(), { isOff }),
    doing('watch', `${texts.watchSearch}…`, () => (session.dialog = 'watch'), { isOff }),
    doing('watch-making', `${texts.watchMaking}…`, () => (session.dialog = 'watchMaking')),
    doing('way', `${texts.wholeWay}…`, () => (session.dialog = 'way'), { isOff }),
  ];
}

function boardEntries({ texts, making }: Session): readonly Entry[] {
  return BOARDS.map((board) => ({
    kind: 'radio',
    name: board,
    label: boardName(board, texts),
    isOn: making.wish.board === board,
    run: () => making.ask({ board }),
  }));
}

function lookEntries(session: Session): readonly Entry[] {
  const { texts, settings, language } = session;
  const looks = { colourful: texts.lookColourful, simple: texts.lookSimple };
  const schemes = { system: texts.schemeSystem, light: texts.schemeLight, dark: texts.schemeDark };
  const highlights: Readonly<Record<keyof Highlights, string>> = {
    lines: texts.lightLines,
    boxes: texts.lightBoxes,
    same: texts.lightSame,
    notes: texts.lightNotes,
    seen: texts.lightSeen,
  };
  const { highlights: lights, isTimerShown, hasFixedNotes, hasPadlocks } = settings;
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
    checking('timer', texts.showTimer, isTimerShown, () => settings.showTimer(!isTimerShown)),
    ...LANGUAGES.map((name, index): Entry => ({
      kind: 'radio',
      name,
      label: CATALOGUES[name].language,
      isOn: language === name,
      isFirst: index === 0,
      run: () => session.speak(name),
    })),
  ];
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
