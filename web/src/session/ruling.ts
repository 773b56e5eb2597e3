// Rules that are switched while a game is played: each time the number of solutions is said.
import { switchRule } from '../game/move';
import { isRuleOn, type SwitchedRule } from '../game/switching';
import { call } from '../server/call';
import { sheetWith } from './files.svelte';
import type { Session } from './session.svelte';

export class Ruling {
  constructor(private readonly session: Session) {}

  /** Switches a rule of the game on the board, which undo takes back. */
  async switch(rule: SwitchedRule): Promise<void> {
    const { session } = this;
    const layout = session.game?.puzzle.layout;
    if (!layout) return;
    session.make(switchRule(rule, !isRuleOn(layout, rule)));
    if (!session.game?.isEdit) await this.count();
  }

  /** Says how many solutions the puzzle has under the rules that hold now. */
  private async count(): Promise<void> {
    const { game, language, messages } = this.session;
    if (!game) return;
    const body = { game: sheetWith(game.puzzle, game.puzzle.givens) };
    const found = await this.session.attempt(() => call('POST /api/check', { body }, { language }));
    if (!found || this.session.game?.state !== game.state) return;
    const { solutions: count, more } = found;
    if (more) messages.say('rulesCountedMore', { number: count });
    else if (count) messages.say('rulesCounted', { count });
    else messages.say('rulesCountedNone');
  }
}
