import { describe, expect, test } from 'vitest';
import { classic, puzzleOf, PUZZLE_LINE, SOLUTION_LINE } from '../game/boards.test-data';
import { play, startGame, tell, undo, type Game } from '../game/game';
import { enter } from '../game/move';
import { CATALOGUES } from '../i18n/catalogues.test-data';
import { ServerError } from '../server/call';
import { Messages, type Kind } from './messages.svelte';

class Stage {
  game: Game | undefined = startGame(puzzleOf(classic(), PUZZLE_LINE), { id: 'one' });
  dialog: string | undefined;
  readonly messages = new Messages({ playing: this, cover: this });

  get kinds(): readonly Kind[] {
    return this.messages.list.map(({ kind }) => kind);
  }

  change(part: { game?: Game; dialog?: string | undefined }): void {
    Object.assign(this, part);
    this.messages.review();
  }
}

function entered(game: Game): Game {
  return play(game, enter([2], 4), { at: 1 });
}

function won(game: Game): Game {
  const digits = puzzleOf(classic(), SOLUTION_LINE).givens;
  const move = [...digits.keys()].flatMap((cell) => enter([cell], digits[cell]!));
  return play(game, move, { at: 1 });
}

describe('a message goes with what it is about', () => {
  test('the position: a move, and taking it back', () => {
    const stage = new Stage();
    stage.messages.say('countedNoneHere');
    stage.change({ game: tell(stage.game!, 'where', 1) });
    expect(stage.kinds).toEqual(['countedNoneHere']);
    stage.change({ game: entered(stage.game!) });
    expect(stage.kinds).toEqual([]);
    stage.messages.say('countedNoneHere');
    stage.change({ game: undo(stage.game!) });
    expect(stage.kinds).toEqual([]);
  });

  test('the game: another one', () => {
    const stage = new Stage();
    stage.messages.say('severalSolutions');
    stage.change({ game: entered(stage.game!) });
    expect(stage.kinds).toEqual(['severalSolutions']);
    stage.change({ game: startGame(puzzleOf(classic(), PUZZLE_LINE), { id: 'two' }) });
    expect(stage.kinds).toEqual([]);
    stage.messages.say('nearest');
    stage.change({ game: won(stage.game!) });
    expect(stage.kinds).toEqual([]);
  });

  test('the dialog: closed', () => {
    const stage = new Stage();
    stage.change({ dialog: 'newGame' });
    stage.messages.say('noPuzzleInTime');
    stage.messages.say('serverGone');
    stage.change({ dialog: undefined });
    expect(stage.kinds).toEqual(['serverGone']);
  });
});

describe('a failure of the server', () => {
  test('is taken back by the next answer, and no other message is', async () => {
    const { messages } = new Stage();
    messages.say('notFull', { count: 3 });
    messages.say('serverGone');
    await messages.attempt(() => Promise.resolve());
    expect(messages.list.map(({ kind }) => kind)).toEqual(['notFull']);
    expect(messages.failure).toBeUndefined();
  });

  test('outlives the answer to an earlier question', async () => {
    const { messages } = new Stage();
    await messages.attempt(() => Promise.resolve(messages.say('serverFailed')));
    expect(messages.failure).toBe('serverFailed');
    const gone = (): Promise<never> => Promise.reject(new ServerError('serverGone'));
    expect(await messages.attempt(gone)).toBeUndefined();
    expect(messages.list.map(({ kind }) => kind)).toEqual(['serverFailed', 'serverGone']);
  });
});

test('the same is said only once, the latest last, in every language', () => {
  const { messages } = new Stage();
  messages.say('notKept', { problem: 'disk full' });
  messages.say('nearest');
  messages.say('notKept', { problem: 'no space' });
  const [, last] = messages.list;
  expect(messages.list.map(({ kind }) => kind)).toEqual(['nearest', 'notKept']);
  for (const texts of Object.values(CATALOGUES)) expect(last!.words(texts)).toContain('no space');
});
