// Rules that are switched while a game is played: each time the number of solutions is said.
import { switchRule } from '../game/move';
import { isRuleOn, type SwitchedRule } from '../game/switching';
import { call } from '../server/call';
import { sheetWith } from './files.svelte';
import type { Parts } from './parts';

type Page = Pick<Parts, 'messages' | 'playing' | 'speech'>;

export class Ruling {
  constructor(private readonly page: Page) {}

  /** Switches a rule of the game on the board, which undo takes back. */
  async switch(rule: SwitchedRule): Promise<void> {
    const { playing } = this.page;
    const layout = playing.game?.puzzle.layout;
    if (!layout) return;
    playing.make(switchRule(rule, !isRuleOn(layout, rule)));
    if (!playing.game?.isEdit) await this.count();
  }

  /** Says how many solutions the puzzle has under the rules that hold now. */
  private async count(): Promise<void> {
    const { messages } = this.page;
    const { game } = this.page.playing;
    const { language } = this.page.speech;
    if (!game) return;
    const body = { game: sheetWith(game.puzzle, game.puzzle.givens) };
    const found = await this.page.messages.attempt(() =>
      call('POST /api/check', { body }, { language }),
    );
    if (!found || this.page.playing.game?.state !== game.state) return;
    const { solutions: count, more } = found;
    if (more) messages.say('rulesCountedMore', { number: count });
    else if (count) messages.say('rulesCounted', { count });
    else messages.say('rulesCountedNone');
  }
}
