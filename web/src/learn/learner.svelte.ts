// The one mutable place of the page that teaches: who learns, in which language, and how far.
import { LOADERS } from '../../generated/course';
import type { CourseDocument, LessonDocument, PackDocument, SaveDocument } from '../api';
import { Catalogue, tryLanguage, TEXTS } from '../i18n/catalogue';
import { wishedLanguage, type Language } from '../i18n/languages';
import { startGame } from '../game/game';
import { readPuzzle } from '../game/puzzle';
import { documentOf, gameOf } from '../game/record';
import { call, replyTo } from '../server/call';
import { run } from '../server/jobs';
import { dress, readDress, SCHEMES } from '../session/looks';
import { linkTo } from '../share/links';
import { keep, recall } from '../storage/browser';
import { nameOfGame } from '../storage/games';
import { readExercise, type Exercise } from './exercise';
import { exerciseIn, lessonIn, openShelf, takeAlong, unpack } from './pack';
import {
  finished,
  hasCounted,
  merged,
  NEW,
  nextRatings,
  noted,
  readProgress,
  withGame,
  type Outcome,
  type Progress,
} from './progress';
import { readReview, type Review } from './review';

/** What this page alone says. */
const WORDS = new Catalogue(LOADERS);

/** The name of the setting by which the server keeps what was learned. */
const SETTING = 'learning';

/** So many of the latest games are looked back at, at most. */
const LATEST = 30;

/** Milliseconds after a result before the server hears of it: several come together. */
const REST = 1500;

/** Milliseconds after the start of the page before it takes anything along. */
const CALM = 4000;

export class Learner {
  language = $state(wishedLanguage());
  readonly texts = $derived(TEXTS.in(this.language));
  readonly words = $derived(WORDS.in(this.language));
  /** What comes after /learn in the address. */
  place = $state('');
  query = $state.raw(new URLSearchParams());
  course = $state.raw<CourseDocument>();
  progress = $state.raw<Progress>(NEW);
  /** Which game is looked back at just now, of how many. */
  counting = $state.raw<readonly [number, number]>();
  /** Whether the server could not be asked. */
  isGone = $state(false);
  readonly lessons = $derived(this.course?.chapters.flatMap(({ lessons }) => lessons) ?? []);
  readonly techniques = $derived(this.lessons.filter(({ kind }) => kind === 'technique'));
  private loading: Promise<void> | undefined;
  private packing: ReturnType<typeof setTimeout> | undefined;
  /** The language that was asked for last; it may still be on its way. */
  private wished = this.language;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes up what the browser knows; the address may wish for a language and for light or dark. */
  open(): void {
    this.follow();
    const scheme = this.query.get('scheme');
    const settings = fieldsOf(parse(recall('settings')));
    const isScheme = SCHEMES.some((one) => one === scheme);
    dress(document.documentElement, readDress(isScheme ? { ...settings, scheme } : settings));
    this.progress = readProgress(parse(recall(SETTING)));
    this.loading = this.load();
    void this.meetServer();
  }

  /** Reads where we are from the address. */
  follow(): void {
    const place = location.pathname.replace(/^\/learn\/?/, '').replace(/\/$/, '');
    this.place = place.replaceAll('-', '_'); // x-wing is as good as x_wing
    this.query = new URLSearchParams(location.search);
  }

  /** Goes to another place of the course, without loading the page anew. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.follow();
    scrollTo(0, 0);
  }

  /** Without the server a browser that has kept nothing goes on in the language that it has. */
  async speak(language: Language): Promise<void> {
    keep('language', language);
    this.wished = language;
    if (!(await tryLanguage(language)) || language !== this.wished) return;
    this.language = language;
    this.loading = this.load();
  }

  async lesson(name: string): Promise<LessonDocument | undefined> {
    const { language } = this;
    const lesson = await this.ask(() =>
      call('GET /api/learn/lessons/{name}', { path: { name }, query: { language } }),
    );
    if (lesson || !this.isGone) return lesson;
    const pack = await this.packWith(name);
    return pack && lessonIn(pack, name);
  }

  async exercise(technique: string, seed: number, level?: number): Promise<Exercise | undefined> {
    const query = { seed, language: this.language, ...(level ? { level } : {}) };
    const document = await this.ask(() =>
      call('GET /api/learn/exercises/{technique}', { path: { technique }, query }),
    );
    if (document) return readExercise(document);
    const pack = this.isGone ? await this.packWith(technique) : undefined;
    const kept = pack && exerciseIn(pack, technique, seed, level);
    return kept && readExercise(kept);
  }

  /** What was taken along of the chapter with a lesson. */
  private async packWith(lesson: string): Promise<PackDocument | undefined> {
    await this.loading;
    const chapter = this.course?.chapters.find(({ lessons }) =>
      lessons.some(({ name }) => name === lesson),
    );
    const shelf = chapter && (await openShelf());
    return shelf && unpack(shelf, chapter.name, this.language);
  }

  /** A game that was kept: in this browser, or by the server. */
  async save(name: string): Promise<SaveDocument | undefined> {
    if (!name) return undefined;
    const here = recall(nameOfGame(name));
    if (here) return documentOf(gameOf(JSON.parse(here)));
    const kept = await this.ask(() => call('GET /api/games/{name}', { path: { name } }));
    return kept?.document;
  }

  /** What there is to say about a game; `watch` hears how many of its digits were looked at. */
  review(
    save: SaveDocument,
    signal: AbortSignal,
    watch: (done: number, all: number) => void,
  ): Promise<Review | undefined> {
    return this.ask(async () => {
      const manner = { language: this.language, signal };
      for await (const event of run({ job: 'review', save }, manner)) {
        if (event.event === 'reviewing') watch(event.done, event.all);
        if (event.event === 'reviewed') return readReview(event.review);
      }
      return undefined;
    });
  }

  /** Lets a game count towards where the player stands, if it was won and has not yet. */
  count(id: string, { tenths, score, results, is_whole, is_unique }: Review): void {
    if (!is_whole || (score === null && is_unique)) return;
    const techniques = results
      .filter(({ skill }) => skill.lesson)
      .map(({ skill, ...counts }) => ({ ...counts, technique: skill.technique }));
    this.change(withGame(this.progress, { id, tenths, score, techniques }, Date.now()));
  }

  /** Looks back at the latest games that were won and have not counted yet. */
  async countGames(signal: AbortSignal): Promise<void> {
    if (!this.progress.isKept) return;
    const query = { won: true, limit: LATEST };
    const list = await this.ask(() => call('GET /api/games', { query }, { signal }));
    const open = (list?.games ?? []).filter(({ id }) => !hasCounted(this.progress, id));
    for (const [index, { id }] of open.reverse().entries()) {
      if (signal.aborted) break;
      this.counting = [index + 1, open.length];
      const save = await this.save(id);
      const review = save && (await this.review(save, signal, () => undefined));
      if (review) this.count(id, review);
    }
    this.counting = undefined;
  }

  /** The address that opens a puzzle just above the player's strength. */
  async nextPuzzle(): Promise<string | undefined> {
    return this.ask(async () => {
      const query = { rating: nextRatings(this.progress.strength) };
      const { puzzle } = await call('GET /api/puzzle', { query });
      const game = startGame(readPuzzle(puzzle));
      return linkTo('Nonet', game, `${location.origin}/`, this.language);
    });
  }

  note(exercise: Exercise, outcome: Outcome): void {
    const { technique, rating } = exercise;
    this.change(noted(this.progress, technique, rating, outcome, Date.now()));
  }

  finish(lesson: string): void {
    this.change(finished(this.progress, lesson, Date.now()));
  }

  /** Whether results are kept from now on; what was kept goes when they are not. */
  keepResults(isKept: boolean): void {
    this.change(isKept ? { ...this.progress, isKept } : { ...NEW, isKept });
  }

  /** Adds what was kept elsewhere, such as a file. */
  add(document: unknown): void {
    this.change(merged(this.progress, readProgress(document)));
  }

  private change(progress: Progress): void {
    if (progress === this.progress) return;
    this.progress = progress;
    keep(SETTING, JSON.stringify(progress));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), REST);
  }

  private async load(): Promise<void> {
    const { language } = this;
    const course = await this.ask(() => call('GET /api/learn/course', { query: { language } }));
    if (!course || language !== this.language) return;
    this.course = course;
    clearTimeout(this.packing);
    if (!this.isGone) this.packing = setTimeout(() => void pack(course, language), CALM);
  }

  /** Brings browser and server to the same. */
  private async meetServer(): Promise<void> {
    const settings = await this.ask(() => call('GET /api/settings', {}));
    const theirs = fieldsOf(settings)[SETTING];
    if (!theirs || !this.progress.isKept) return;
    this.progress = merged(this.progress, readProgress(theirs));
    keep(SETTING, JSON.stringify(this.progress));
  }

  private async send(): Promise<void> {
    const { progress } = this;
    const body = { [SETTING]: progress.isKept ? progress : null } as never;
    await this.ask(() => call('PATCH /api/settings', { body }, { keepalive: true }));
  }

  /** Asks the server; without it, the page goes on with what it has. */
  private async ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    const reply = await replyTo(question);
    if (reply) this.isGone = reply.error?.failure === 'serverGone';
    return reply?.answer;
  }
}

/** Takes the course along, unless the player wants to save data; it is only for later. */
async function pack(course: CourseDocument, language: Language): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const shelf = connection?.saveData ? undefined : await openShelf();
  await (shelf && takeAlong(shelf, course, language, fetch, Date.now()).catch(() => undefined));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

function fieldsOf(document: unknown): Record<string, unknown> {
  return typeof document === 'object' && document ? { ...document } : {};
}
