// Puts the page together: whoever keeps a part of its state, and what follows from what happens there.
// The page alone makes a session; everything else asks for the parts that it needs.
import type { Game } from '../game/game';
import { nameOf } from '../storage/browser';
import { Archive } from './archive.svelte';
import { Checking } from './checking';
import { Cover } from './cover.svelte';
import type { DialogName } from './dialog-names';
import { Ending } from './ending.svelte';
import { Files } from './files.svelte';
import { Finding } from './finding.svelte';
import { Goals } from './goals.svelte';
import { Hand } from './hand.svelte';
import { Hinting } from './hinting.svelte';
import { Keeping } from './keeping.svelte';
import { Making } from './making.svelte';
import { Messages } from './messages.svelte';
import { Playing, type Followers } from './playing.svelte';
import type { Parts } from './parts';
import { Printing } from './printing.svelte';
import { Questioning } from './questioning.svelte';
import { Quitting } from './quitting';
import { Reading } from './reading.svelte';
import { Refusal } from './refusal.svelte';
import { Rulebooks } from './rulebooks.svelte';
import { Ruling } from './ruling';
import { Series } from './series.svelte';
import { Settings } from './settings.svelte';
import { Solving } from './solving.svelte';
import { Speech } from './speech.svelte';
import { Stocking } from './stocking.svelte';
import { Timer } from './timer.svelte';
import { Welcoming } from './welcoming.svelte';

export class Session implements Parts {
  readonly settings = new Settings();
  readonly timer = new Timer();
  readonly goals = new Goals();
  readonly welcoming = new Welcoming();
  readonly speech = new Speech(this.settings, () => {
    void this.hinting.translate();
    void this.finding.translate();
  });
  readonly cover = new Cover((left) => this.follow(left));
  readonly followers = this.findFollowers();
  readonly playing: Playing = new Playing(this);
  readonly messages: Messages = new Messages(this);
  readonly hand: Hand = new Hand(this);
  readonly refusal: Refusal = new Refusal(this);
  readonly hinting: Hinting = new Hinting(this);
  readonly finding: Finding = new Finding(this);
  readonly making: Making = new Making(this);
  readonly solving: Solving = new Solving(this);
  readonly checking: Checking = new Checking(this);
  readonly rulebooks: Rulebooks = new Rulebooks(this);
  readonly ruling: Ruling = new Ruling(this);
  readonly questioning: Questioning = new Questioning(this);
  readonly quitting: Quitting = new Quitting(this);
  readonly files: Files = new Files(this);
  readonly keeping: Keeping = new Keeping(this);
  readonly printing: Printing = new Printing(this);
  readonly reading: Reading = new Reading(this);
  readonly series: Series = new Series(this);
  readonly archive: Archive = new Archive(this);
  readonly ending: Ending = new Ending(this);
  readonly stocking: Stocking = new Stocking(this);

  /** Whether the page has done what it does by itself; what is shown from then on was chosen. */
  private isOpen = false;

  /** Takes up where the last visit ended, or starts the first game; then opens what was linked. */
  async open(): Promise<void> {
    for (const part of [this.settings, this.making, this.welcoming, this.goals, this.series])
      part.open();
    if (!(await this.keeping.open())) await this.begin();
    await this.files.follow(location);
    this.isOpen = true;
  }

  /** Follows another page of this browser: what is played there, how it looks, what it speaks. */
  hear(event: StorageEvent): void {
    const name = nameOf(event);
    if (name === 'settings') this.settings.open();
    else if (name === 'language') this.speech.follow();
    else this.keeping.hear(event);
  }

  private async begin(): Promise<void> {
    await this.making.make();
    if (this.playing.game && this.keeping.isBroken) this.messages.say('saveBroken');
  }

  /** Goes along with the dialogs. */
  private follow(left: DialogName | undefined): void {
    if (left === 'newGame') this.making.stop();
    this.messages.review();
  }

  /** Whoever goes along with the game on the board; they are not made yet. */
  private findFollowers(): Followers {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- a getter has a `this` of its own
    const page = this;
    return {
      get isWatching() {
        return page.solving.watching !== undefined;
      },
      known: (game) => this.rulebooks.known(game),
      changed: () => this.messages.review(),
      shown: () => this.show(),
      moved: () => this.move(),
      finished: (game, time) => this.finish(game, time),
      keep: (game) => this.keeping.keep(game),
    };
  }

  private show(): void {
    if (this.isOpen) this.welcoming.end();
    void this.rulebooks.learn();
    this.hinting.forget();
    this.finding.close();
    this.solving.stop();
    this.hand.reset();
  }

  private move(): void {
    this.welcoming.end();
    this.hinting.close();
    this.finding.move();
    if (this.playing.game) this.stocking.accompany(this.playing.game);
  }

  private finish(game: Game, time: number): void {
    this.hand.current = 0;
    this.finding.close();
    this.goals.reach(game, time);
    if (this.playing.isWon) this.ending.note(game, time);
  }
}
