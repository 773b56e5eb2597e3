// The one mutable place of the studio: the drawing with its history, the tool in the hand, what is chosen.
import { LOADERS } from '../../generated/bench';
import type { KindDocument, PartDocument, RuleTree, SuggestionDocument } from '../api';
import { Catalogue, type Texts } from '../i18n/catalogue';
import type { Language } from '../i18n/languages';
import { call, replyTo } from '../server/call';
import { Cover } from '../session/cover.svelte';
import { provideCommonParts } from '../session/parts';
import { Settings } from '../session/settings.svelte';
import { Speech } from '../session/speech.svelte';
import { Answers } from './answers.svelte';
import { placeAt, positionOf, squareOf, type Drawing, type Drawn, type Place } from './drawing';
import { apply, nextId, type Edit } from './edits';
import { Clip } from './clip';
import { Helper } from './helper.svelte';
import { begin, changed, redone, undone, type History } from './history';
import { Keeping } from './keeping.svelte';
import { isGlobal, mapPlaces, placesIn, usualParameters, type Kinds } from './kinds';
import { paperOf } from './paper';
import { playAddress } from './play';
import { Reader } from './reader.svelte';
import { Pen } from './pen.svelte';
import { Sight } from './sight.svelte';

/** What this page alone says. */
const WORDS = new Catalogue(LOADERS);

export const TOOLS = ['pick', 'givens', 'allowed', 'regions', 'holes'] as const;

export type Tool = (typeof TOOLS)[number] | 'rule';
export type DialogName = 'board' | 'drafts' | 'open' | 'share' | 'check' | 'keys';

export class Bench {
  readonly settings = new Settings();
  readonly speech = new Speech(this.settings, () => void this.load());
  readonly cover = new Cover<DialogName>(() => (this.trouble = ''));
  readonly words = $derived(WORDS.in(this.speech.language));
  kinds = $state.raw<Kinds>(new Map());
  history = $state.raw<History<Drawing>>(begin(squareOf(9)));
  readonly drawing = $derived(this.history.present);
  tool = $state<Tool>('givens');
  /** The kind of rule that is drawn. */
  kind = $state.raw<KindDocument>();
  /** The rules that are chosen, by number. */
  chosen = $state.raw<readonly number[]>([]);
  /** The cells that are chosen. */
  cells = $state.raw<ReadonlySet<Place>>(new Set([0]));
  /** Where the keyboard is; for clues it may stand beside the board. */
  cursor = $state.raw<readonly [row: number, column: number]>([0, 0]);
  /** What has just happened, for those who listen. */
  said = $state('');
  /** Something that could not be done, in words. */
  trouble = $state('');
  isGone = $state(false);
  /** Faulty rules by number, as the server tells them, with the sentence. */
  faults = $state.raw<ReadonlyMap<number, string>>(new Map());
  readonly paper = $derived(paperOf(this.drawing, this.kinds, [...this.faults.keys()]));
  readonly rule = $derived(this.ruleOf(this.chosen[0]));
  readonly pen = new Pen(this);
  readonly sight = new Sight(this);
  readonly answers = new Answers(this);
  readonly keeping = new Keeping(this);
  readonly clip = new Clip(this);
  readonly reader = new Reader(this);
  readonly helper = new Helper(this);

  /** Takes up what the browser knows. */
  open(): void {
    this.settings.open();
    this.keeping.takeUp();
    void this.load();
  }

  /** Lets components that are the game's as well pick what they need. */
  provide(): void {
    provideCommonParts(this);
  }

  get language(): Language {
    return this.speech.language;
  }

  get texts(): Texts {
    return this.speech.texts;
  }

  /** The dialog that is open: the studio has its own, under the same cover. */
  get dialog(): DialogName | undefined {
    return this.cover.dialog;
  }

  set dialog(name: DialogName | undefined) {
    this.cover.dialog = name;
  }

  /** Makes an edit; those of the same run are undone together. */
  edit(edit: Edit, run = ''): void {
    this.trouble = '';
    this.show(changed(this.history, apply(this.drawing, edit, this.kinds), run));
  }

  undo(): void {
    this.pen.abandon();
    this.show(undone(this.history));
    this.say(this.words.undone);
  }

  redo(): void {
    this.pen.abandon();
    this.show(redone(this.history));
    this.say(this.words.redone);
  }

  /** Begins with another drawing, as one that has no history. */
  begin(drawing: Drawing): void {
    this.pen.abandon();
    this.faults = new Map();
    this.show(begin(drawing));
    this.chosen = [];
    this.go([0, 0]);
  }

  private show(history: History<Drawing>): void {
    if (history === this.history) return;
    const before = this.drawing;
    this.history = history;
    this.helper.stop();
    if (before.rules !== this.drawing.rules) {
      const ids = new Set(this.drawing.rules.map(({ id }) => id));
      this.chosen = this.chosen.filter((id) => ids.has(id));
      this.faults = new Map([...this.faults].filter(([id]) => this.isAsBefore(id, before)));
    }
    this.keeping.later();
  }

  private isAsBefore(id: number, before: Drawing): boolean {
    const tree = this.ruleOf(id)?.tree;
    return tree !== undefined && tree === before.rules.find((rule) => rule.id === id)?.tree;
  }

  /** Takes a tool in the hand. A rule of the whole board is there at once. */
  take(tool: Tool, kind?: KindDocument): void {
    this.pen.abandon();
    if (kind && isGlobal(kind)) return this.addGlobal(kind);
    this.tool = tool;
    this.kind = kind;
    this.chosen = [];
    this.pen.step(0, 0, false); // only clues lead beyond the edge
  }

  private addGlobal(kind: KindDocument): void {
    this.add([{ kind: kind.name, ...usualParameters(kind) }]);
  }

  /** Adds rules, and chooses them. */
  add(trees: readonly RuleTree[]): void {
    const first = nextId(this.drawing);
    this.edit({ do: 'draw', trees });
    this.chosen = trees.map((_, number) => first + number);
    this.say(this.words.added({ rule: trees.map((tree) => this.titleOf(tree)).join(', ') }));
  }

  delete(ids: readonly number[] = this.chosen): void {
    if (!ids.length) return;
    const names = ids.map((id) => this.titleOf(this.ruleOf(id)!.tree)).join(', ');
    this.edit({ do: 'delete', ids });
    this.say(this.words.deleted({ rule: names }));
  }

  double(): void {
    const first = nextId(this.drawing);
    const count = this.chosen.length;
    if (!count) return;
    this.edit({ do: 'double', ids: this.chosen });
    this.chosen = Array.from({ length: count }, (_, number) => first + number);
  }

  /** Adds the counterparts of the chosen rules: the same after half a turn of the board. */
  mirror(): void {
    const last = this.drawing.rows * this.drawing.columns - 1;
    const trees = this.chosen.flatMap((id) => this.ruleOf(id)?.tree ?? []);
    if (trees.length)
      this.add(trees.map((tree) => mapPlaces(tree, this.kinds, (place) => last - place)));
  }

  move(rows: number, columns: number): void {
    const before = this.drawing;
    this.edit({ do: 'move', ids: this.chosen, rows, columns });
    if (before === this.drawing) this.trouble = this.words.noRoom;
  }

  /** One of the chosen rules has to hold; they become one. */
  either(): void {
    const branches = this.chosen.flatMap((id) => {
      const tree = this.ruleOf(id)?.tree;
      return tree ? [[tree]] : [];
    });
    const ids = this.chosen;
    const kept = this.history;
    this.edit({ do: 'delete', ids });
    this.history = { ...kept, present: this.drawing };
    this.add([{ kind: 'either', branches }]);
  }

  /** The rules that name a place, the last one first. */
  rulesAt(place: Place): readonly Drawn[] {
    return this.drawing.rules
      .filter(({ tree }) => placesIn(tree, this.kinds).includes(place))
      .reverse();
  }

  ruleOf(id: number | undefined): Drawn | undefined {
    return this.drawing.rules.find((rule) => rule.id === id);
  }

  titleOf(tree: RuleTree): string {
    return this.kinds.get(tree.kind)?.title ?? tree.kind;
  }

  /** What a word that a parameter can be is called: that of the kind of rule, mostly. */
  choiceTold(choice: string): string {
    return this.kinds.get(choice)?.title ?? choice.toUpperCase();
  }

  /** Goes to something that was told about: the rule, or the cells. */
  point({ kind, number }: PartDocument, places: readonly Place[]): void {
    const id = kind === 'rule' ? this.answers.paper?.rules[number] : undefined;
    if (id !== undefined) this.chosen = [id];
    else if (places[0] !== undefined) this.go(positionOf(this.drawing, places[0]));
  }

  /** Adds what would leave one solution. */
  follow({ givens, rules }: SuggestionDocument): void {
    const { paper } = this.answers;
    const run = `suggestion ${givens.length}`;
    for (const { cell, digit } of givens)
      this.edit({ do: 'give', cells: [paper!.places[cell]!], digit }, run);
    if (rules.length)
      this.add(rules.map((tree) => mapPlaces(tree, this.kinds, (cell) => paper!.places[cell]!)));
  }

  /** Plays the puzzle as others will; the drawing is there again on the way back. */
  async play(): Promise<void> {
    this.keeping.leave();
    const address = await playAddress(this);
    if (address) location.assign(address);
  }

  /** The place at the keyboard, if there is a cell. */
  get place(): Place | undefined {
    return placeAt(this.drawing, ...this.cursor);
  }

  /** Goes to a place, and chooses it alone. */
  go(cursor: readonly [number, number]): void {
    this.cursor = cursor;
    this.cells = new Set(this.place === undefined ? [] : [this.place]);
  }

  say(sentence: string): void {
    // the same words twice would not be read again
    this.said = sentence === this.said ? `${sentence}\u00a0` : sentence;
  }

  /** Asks the server; what it has against that is told, and undefined comes back. */
  async ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    const reply = await replyTo(question);
    if (reply) this.isGone = reply.error?.failure === 'serverGone';
    if (reply?.error) this.trouble = reply.error.problem?.detail ?? this.texts.serverGone;
    return reply?.answer;
  }

  private async load(): Promise<void> {
    const { language } = this;
    const found = await this.ask(() => call('GET /api/kinds', {}, { language }));
    if (!found || language !== this.language) return;
    this.kinds = new Map(found.map((kind) => [kind.name, kind]));
    if (this.kind) this.kind = this.kinds.get(this.kind.name);
  }
}
