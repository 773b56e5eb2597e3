// The menus of the page, as a desktop program would have them: what they say and what they do.
import { DIAL, type Dial, type Switchable } from '../game/assistance';
import type { Highlights } from '../game/highlights';
import { Layout } from '../game/layout';
import { rulesIn, USUAL } from '../game/recipe';
import { canSwitch, isRuleOn, SWITCHED_RULES } from '../game/switching';
import { cardName } from '../i18n/boards';
import { keyName } from '../i18n/keys';
import { priced, pricedDial } from '../i18n/prices';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages';
import { LOOKS, SCHEMES } from '../session/looks';
import type { Parts } from '../session/parts';
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

export function menusOf(page: Parts): readonly Menu[] {
  const { speech } = page;
  const { texts } = speech;
  return [
    { name: 'game', label: texts.menuGame, entries: () => gameEntries(page) },
    { name: 'helper', label: texts.menuHelper, entries: () => helperEntries(page) },
    { name: 'difficulty', label: texts.difficulty, entries: () => difficultyEntries(page) },
    { name: 'rules', label: texts.rules, entries: () => ruleEntries(page) },
    { name: 'solver', label: texts.menuSolver, entries: () => solverEntries(page) },
    { name: 'board', label: texts.boardChoice, entries: () => boardEntries(page) },
    { name: 'look', label: texts.menuLook, entries: () => lookEntries(page) },
    { name: 'print', label: texts.menuPrint, entries: () => printEntries(page) },
    { name: 'help', label: texts.menuHelp, entries: () => helpEntries(page) },
    {
      name: 'language',
      label: texts.chooseLanguage,
      entries: () => languageEntries(page),
      isForPhones: true,
    },
  ];
}

function gameEntries(page: Parts): readonly Entry[] {
  const { cover, files, making, playing, speech } = page;
  const { texts } = speech;
  const { game } = playing;
  return [
    doing('new', `${texts.newGame}…`, () => making.ask()),
    doing('daily', `${texts.daily}…`, () => (cover.dialog = 'daily')),
    doing('challenges', `${texts.challenges}…`, () => (cover.dialog = 'challenges')),
    doing('history', `${texts.history}…`, () => (cover.dialog = 'history')),
    doing('statistics', `${texts.statistics}…`, () => (cover.dialog = 'statistics')),
    doing('studio', texts.studio, () => location.assign('/studio')),
    doing('open', `${texts.open}…`, () => files.ask()),
    doing('save', `${texts.saveFile}…`, () => (cover.dialog = 'save'), { isOff: !game }),
    doing('share', `${texts.share}…`, () => (cover.dialog = 'share'), { isOff: !game }),
    doing('clear', `${texts.clearBoard}…`, () => clearBoard(page), { isOff: !game }),
    doing('restart', texts.restart, () => playing.obey('restart'), { isOff: !playing.canUndo }),
    doing('pause', playing.isPaused ? texts.resume : texts.pause, () => playing.pause(), {
      key: 'P',
      isOff: !playing.isPlaying,
    }),
    doing('undo', texts.undo, () => playing.undo(), {
      key: keyName('Ctrl+Z', texts),
      isOff: !playing.canUndo,
      isFirst: true,
    }),
    doing('redo', texts.redo, () => playing.redo(), {
      key: keyName('Ctrl+Y', texts),
      isOff: !playing.canRedo,
    }),
    doing('branches', `${texts.branches}…`, () => (cover.dialog = 'branches'), { isOff: !game }),
    quitEntry(page),
  ];
}

function quitEntry({ quitting, speech }: Parts): Entry {
  const { texts } = speech;
  const why = quitting.canQuit ? {} : { isOff: true, why: texts.quitElsewhere };
  return doing('quit', `${texts.quit}…`, () => quitting.ask(), { isFirst: true, ...why });
}

/** An empty board to write a puzzle into; cages would be those of the puzzle before. */
function clearBoard({ playing, questioning, speech }: Parts): void {
  const { texts } = speech;
  const { game } = playing;
  if (!game) return;
  if (game.isEdit) return playing.obey('restart');
  const { size, positions, houses } = game.puzzle.layout;
  const run = (): void => playing.edit({ layout: new Layout(size, positions, houses) });
  const { clearAsk: title, clearText: text, clear: yes } = texts;
  questioning.askIfRunning({ title, text, yes, run });
}

function helperEntries(page: Parts): readonly Entry[] {
  const { checking, cover, finding, hinting, playing, settings, speech } = page;
  const { texts } = speech;
  const isOver = !playing.isPlaying;
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
    doing('find', texts.findYourself, () => void finding.ask(), {
      isOff: isOver || finding.isAsking,
    }),
    doing('fill-in', priced(texts.fillIn, 'filled', texts), () => void hinting.reveal(), {
      isOff: isOver,
    }),
    doing('check', texts.check, () => checking.check(), {
      key: keyName('Enter', texts),
      isOff: isOver,
    }),
    doing('before-mistake', texts.beforeMistake, () => playing.goBeforeMistake(), {
      isOff: isOver,
    }),
    doing(
      'fill-notes',
      priced(texts.fillNotes, 'candidates', texts),
      () => playing.obey('fill-corner'),
      {
        isOff: isOver,
        isFirst: true,
      },
    ),
    doing('lock', texts.lock, () => playing.obey('lock'), { isOff: isOver }),
    doing('unlock', texts.unlock, () => playing.obey('unlock'), { isOff: isOver }),
    doing('assistance', `${texts.assistance}…`, () => (cover.dialog = 'assistance'), {
      isFirst: true,
    }),
    ...DIAL.map((dial): Entry => ({
      kind: 'radio',
      name: `dial-${dial}`,
      label: pricedDial(dialNames[dial], dial, texts),
      isOn: settings.dial === dial,
      run: () => settings.turn(dial),
    })),
    ...switchEntries(page),
  ];
}

/** Each help by itself. */
function switchEntries({ settings, speech }: Parts): readonly Entry[] {
  const { texts } = speech;
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
function difficultyEntries({ making, playing, speech }: Parts): readonly Entry[] {
  const { texts } = speech;
  const { game } = playing;
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
function ruleEntries({ making, playing, ruling, speech }: Parts): readonly Entry[] {
  const { texts } = speech;
  const { game, isSolved } = playing;
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

function solverEntries(page: Parts): readonly Entry[] {
  const { cover, playing, settings, solving, speech } = page;
  const { texts } = speech;
  const isOff = !playing.game || playing.isSolved;
  const showing = (label: string): string =>
    `${playing.isPlaying ? priced(label, 'solver', texts) : label}…`;
  return [
    doing('count', `${texts.countSolutions}…`, () => (cover.dialog = 'count'), { isOff }),
    doing('solve', texts.solveIt, () => solving.ask(), { isOff }),
    checking('show-search', texts.showSearch, settings.isSearchShown, () =>
      settings.show({ isSearchShown: !settings.isSearchShown }),
    ),
    stopEntry(page),
    doing('watch', showing(texts.watchSearch), () => (cover.dialog = 'watch'), { isOff }),
    doing('watch-making', `${texts.watchMaking}…`, () => (cover.dialog = 'watchMaking')),
    doing('way', showing(texts.wholeWay), () => (cover.dialog = 'way'), { isOff }),
  ];
}

/** Ends whatever the machine does at the moment. */
function stopEntry({ making, solving, speech }: Parts): Entry {
  const { texts } = speech;
  const isRunning = solving.watching !== undefined || making.isMaking;
  const stop = (): void => {
    solving.stop();
    making.stop();
  };
  return doing('stop', texts.stop, stop, isRunning ? {} : { isOff: true, why: texts.nothingRuns });
}

/** The boards: another one means a new game of the same level. */
function boardEntries({ making, playing, speech }: Parts): readonly Entry[] {
  const { texts } = speech;
  const { game } = playing;
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

function lookEntries({ settings, speech }: Parts): readonly Entry[] {
  const { texts } = speech;
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
      run: () => settings.changeLooks({ look }),
    })),
    ...SCHEMES.map((scheme, index): Entry => ({
      kind: 'radio',
      name: scheme,
      label: schemes[scheme],
      isOn: settings.scheme === scheme,
      isFirst: index === 0,
      run: () => settings.changeLooks({ scheme }),
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
      settings.show({ hasFixedNotes: !hasFixedNotes }),
    ),
    checking('padlocks', texts.padlocks, hasPadlocks, () =>
      settings.show({ hasPadlocks: !hasPadlocks }),
    ),
    checking('short-cells', texts.shortCells, hasShortCells, () => speech.shortenCells()),
    checking('timer', texts.showTimer, isTimerShown, () =>
      settings.show({ isTimerShown: !isTimerShown }),
    ),
  ];
}

function languageEntries({ speech }: Parts): readonly Entry[] {
  return LANGUAGES.map((name): Entry => ({
    kind: 'radio',
    name,
    label: LANGUAGE_NAMES[name],
    isOn: speech.language === name,
    run: () => speech.speak(name),
  }));
}

function printEntries({ playing, printing, speech }: Parts): readonly Entry[] {
  const { texts } = speech;
  const { game } = playing;
  return [
    doing('print-game', `${texts.printGame}…`, () => printing.ask('game'), { isOff: !game }),
    doing('print-new', `${texts.printNew}…`, () => printing.ask('new')),
    doing('print-file', `${texts.printFile}…`, () => printing.ask('file')),
  ];
}

function helpEntries({ cover, settings, speech }: Parts): readonly Entry[] {
  const { texts } = speech;
  return [
    doing('learn', texts.learn, () => location.assign(lessonsAt(speech.language, settings.scheme))),
    doing('gallery', `${texts.gallery}…`, () => (cover.dialog = 'gallery')),
    doing('help', texts.howToPlay, () => (cover.dialog = 'help'), { key: 'F1' }),
    doing('about', texts.about, () => (cover.dialog = 'about')),
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
