// Puts the page together: whoever keeps a part of its state, and what follows from what happens there.
// The page alone makes a session; everything else asks for the parts that it needs.
import type { Game } from '../game/game';
import { nameOf } from '../storage/browser';
import { Archive, setArchive } from './archive.svelte';
import { Checking, setChecking } from './checking';
import { Cover, setCover } from './cover.svelte';
import type { DialogName } from './dialog-names';
import { Ending, setEnding } from './ending.svelte';
import { Files, setFiles } from './files.svelte';
import { Goals, setGoals } from './goals.svelte';
import { Hand, setHand } from './hand.svelte';
import { Hinting, setHinting } from './hinting.svelte';
import { Keeping, setKeeping } from './keeping.svelte';
import { Making, setMaking } from './making.svelte';
import { Messages, setMessages } from './messages.svelte';
import { Playing, setPlaying, type Followers } from './playing.svelte';
import { Printing, setPrinting } from './printing.svelte';
import { Questioning, setQuestioning } from './questioning.svelte';
import { Quitting, setQuitting } from './quitting';
import { Reading } from './reading.svelte';
import { Refusal, setRefusal } from './refusal.svelte';
import { Rulebooks, setRulebooks } from './rulebooks.svelte';
import { Ruling, setRuling } from './ruling';
import { Series, setSeries } from './series.svelte';
import { Settings, setSettings } from './settings.svelte';
import { Solving, setSolving } from './solving.svelte';
import { setSpeech, Speech } from './speech.svelte';
import { Stocking } from './stocking.svelte';
import { setTimer, Timer } from './timer.svelte';
import { setWelcoming, Welcoming } from './welcoming.svelte';

export class Session {
  readonly settings = new Settings();
  readonly timer = new Timer();
  readonly goals = new Goals();
  readonly welcoming = new Welcoming();
  readonly speech = new Speech(this.settings, () => void this.hinting.translate());
  readonly cover = new Cover((left) => this.follow(left));
  readonly followers = this.findFollowers();
  readonly playing: Playing = new Playing(this);
  readonly messages: Messages = new Messages(this);
  readonly hand: Hand = new Hand(this);
  readonly refusal: Refusal = new Refusal(this);
  readonly hinting: Hinting = new Hinting(this);
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

  /** Lets the components of a page ask for the parts; to be called while the page is made. */
  provide(): void {
    setSettings(this.settings);
    setTimer(this.timer);
    setGoals(this.goals);
    setWelcoming(this.welcoming);
    setSpeech(this.speech);
    setCover(this.cover);
    setPlaying(this.playing);
    setMessages(this.messages);
    setHand(this.hand);
    setRefusal(this.refusal);
    setHinting(this.hinting);
    setMaking(this.making);
    setSolving(this.solving);
    setChecking(this.checking);
    setRulebooks(this.rulebooks);
    setRuling(this.ruling);
    setQuestioning(this.questioning);
    setQuitting(this.quitting);
    setFiles(this.files);
    setKeeping(this.keeping);
    setPrinting(this.printing);
    setSeries(this.series);
    setArchive(this.archive);
    setEnding(this.ending);
  }

  /** Takes up where the last visit ended, or starts the first game. */
  async open(wishes: readonly string[]): Promise<void> {
    this.speech.open(wishes);
    for (const part of [this.settings, this.making, this.welcoming, this.goals, this.series])
      part.open();
    if (await this.keeping.open()) return;
    await this.making.make();
    if (this.playing.game && this.keeping.isBroken) this.messages.say('saveBroken');
  }

  /** Follows another page of this browser: what is played there, how it looks, what it speaks. */
  hear(event: StorageEvent): void {
    const name = nameOf(event);
    if (name === 'settings') this.settings.open();
    else if (name === 'language') this.speech.follow();
    else this.keeping.hear(event);
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
    void this.rulebooks.learn();
    this.hinting.forget();
    this.solving.stop();
    this.hand.reset();
  }

  private move(): void {
    this.welcoming.end();
    this.hinting.close();
  }

  private finish(game: Game, time: number): void {
    this.hand.current = 0;
    this.goals.reach(game, time);
    if (this.playing.isWon) this.ending.note(game, time);
  }
}
