// What the page has to say at the moment: messages that lie over it, each as long as it is true.
import { untrack } from 'svelte';
import { isSolved, type Game } from '../game/game';
import type { Texts } from '../i18n/catalogue';
import { FAILURES, isGivenUp, ServerError, type Failure } from '../server/call';

/** What a message is about and goes with; one about the page stays until it is taken back. */
type Subject = 'page' | 'dialog' | 'game' | 'position';

interface Manner {
  readonly about: Subject;
  /** Whether something is wrong; only such messages are red, and stay until they are untrue. */
  readonly isWrong: boolean;
}

/** All messages by the keys of their texts. */
const MANNERS = {
  serverGone: wrong('page'),
  serverFailed: wrong('dialog'),
  noPuzzleInTime: wrong('dialog'),
  hintFailed: wrong('position'),
  notInStock: wrong('dialog'),
  stockEmpty: wrong('dialog'),
  fromStock: plain('game'),
  gameGone: wrong('dialog'),
  saveBroken: wrong('game'),
  notSaved: wrong('page'),
  notKept: wrong('page'),
  keptNowhere: wrong('page'),
  keptHere: plain('page'),
  tookOver: plain('game'),
  nearest: plain('game'),
  severalSolutions: plain('game'),
  notFull: plain('position'),
  checkedConflicts: wrong('position'),
  checkedWrong: wrong('position'),
  notesBrought: plain('position'),
  refusedDigit: plain('position'),
  refusedByRule: plain('position'),
  rulesCounted: plain('position'),
  rulesCountedMore: plain('position'),
  rulesCountedNone: wrong('position'),
  countedNone: wrong('position'),
  countedNoneHere: wrong('position'),
} as const satisfies { readonly [key in keyof Texts]?: Manner };

export type Kind = keyof typeof MANNERS;

/** The values that the text of a message needs, if any, or how they are called in a language. */
type Values<K extends Kind> = Texts[K] extends (values: infer V) => string
  ? [V | ((texts: Texts) => V)]
  : [];

export interface Message extends Manner {
  readonly kind: Kind;
  /** Different for each message that was ever said. */
  readonly number: number;
  readonly words: (texts: Texts) => string;
  /** What it is about, as it was then. */
  readonly subject: unknown;
}

/** What messages may be about. */
export interface Page {
  readonly playing: { readonly game: Game | undefined };
  readonly cover: { readonly dialog: string | undefined };
}

export class Messages {
  /** All that hold, the latest last. */
  list = $state.raw<readonly Message[]>([]);
  /** What the server could not do. */
  readonly failure: Failure | undefined = $derived(
    FAILURES.findLast((failure) => this.list.some(({ kind }) => kind === failure)),
  );
  /** What is told within the dialog that is open: a toast would lie below it. */
  readonly trouble: Message | undefined = $derived(
    this.list.findLast(({ kind, about }) => kind === 'serverGone' || about === 'dialog'),
  );
  /** How often something has failed; nothing on the page depends on it. */
  private failures = 0;
  private last = 0;

  constructor(private readonly page: Page) {}

  say<K extends Kind>(kind: K, ...values: Values<K>): void {
    const manner: Manner = MANNERS[kind];
    const [value] = values as readonly unknown[];
    const words = (texts: Texts): string => wordsOf(texts, kind, value);
    if (isFailure(kind)) this.failures += 1;
    this.last += 1;
    const subject = this.subjectOf(manner.about);
    this.takeBack(kind);
    // what is said of a position last is what the player has just asked for
    if (manner.about === 'position') this.keep(({ about }) => about !== 'position');
    this.list = [...this.list, { ...manner, kind, number: this.last, words, subject }];
  }

  /** What was said does not hold any more. */
  takeBack(...kinds: readonly Kind[]): void {
    this.keep(({ kind }) => !kinds.includes(kind));
  }

  /** The player has read it. */
  dismiss(message: Message | undefined): void {
    this.keep((one) => one !== message);
  }

  /** Forgets what is about another dialog, game or position than the present one. */
  review(): void {
    this.keep(({ about, subject }) => subject === this.subjectOf(about));
  }

  /** Asks the server; says so if that fails. Nothing comes of what is given up. */
  async attempt<T>(question: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.answered(question);
    } catch (error) {
      if (isGivenUp(error)) return undefined;
      if (!(error instanceof ServerError)) throw error;
      this.say(error.failure);
      return undefined;
    }
  }

  /** The server's answer; it takes back only what failed before it was asked for. */
  private async answered<T>(question: () => Promise<T>): Promise<T> {
    const { failures } = this;
    const answer = await question();
    if (this.failures === failures) this.takeBack(...FAILURES);
    return answer;
  }

  private keep(isKept: (message: Message) => boolean): void {
    untrack(() => {
      if (!this.list.every(isKept)) this.list = this.list.filter(isKept);
    });
  }

  /** Moves make a new state; what else is recorded of a game leaves it as it is. */
  private subjectOf(about: Subject): unknown {
    const game = untrack(() => this.page.playing.game);
    const dialog = untrack(() => this.page.cover.dialog);
    return { page: undefined, dialog, game: game && gameKey(game), position: game?.state }[about];
  }
}

/** The end of a game is also the end of what was said about it. */
function gameKey(game: Game): string {
  return `${game.id} ${isSolved(game)}`;
}

function wrong(about: Subject): Manner {
  return { about, isWrong: true };
}

function plain(about: Subject): Manner {
  return { about, isWrong: false };
}

function isFailure(kind: Kind): boolean {
  return FAILURES.some((failure) => failure === kind);
}

function wordsOf(texts: Texts, kind: Kind, values: unknown): string {
  const text: unknown = texts[kind];
  if (typeof text !== 'function') return String(text);
  const told: unknown = typeof values === 'function' ? values(texts) : values;
  return (text as (values: unknown) => string)(told);
}
