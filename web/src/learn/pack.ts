// What the page that teaches takes along, so that it goes on without the server: every lesson, and
// a stock of exercises.
import type { CourseDocument, ExerciseDocument, LessonDocument, PackDocument } from '../api';
import type { Language } from '../i18n/languages';

/** The name of the cache; the service worker keeps the list of lessons there, too. */
const SHELF = 'nonet-lessons';

/** After so long other exercises are fetched. */
const WEEK = 7 * 24 * 3600 * 1000;

/** Packs by their addresses, as the browser's cache has them. */
export type Shelf = Pick<Cache, 'match' | 'put'>;

/** The browser's cache; undefined where a page may not have one. */
export async function openShelf(): Promise<Shelf | undefined> {
  try {
    return await caches.open(SHELF);
  } catch {
    return undefined;
  }
}

/** Fetches whatever of the course is not there yet, one chapter after the other. */
export async function takeAlong(
  shelf: Shelf,
  { chapters }: CourseDocument,
  language: Language,
  fetchPack: (address: string) => Promise<Response>,
  now: number,
): Promise<void> {
  const seed = Math.floor(now / WEEK);
  const packs = chapters.map(({ name }) => packAt(name, language));
  for (const address of [courseAt(language), ...packs]) {
    if (await isFresh(shelf, address, now)) continue;
    const response = await fetchPack(`${address}&seed=${seed}`);
    if (!response.ok) return;
    await shelf.put(address, response);
  }
}

async function isFresh(shelf: Shelf, address: string, now: number): Promise<boolean> {
  const kept = await shelf.match(address, { ignoreVary: true });
  const date = Date.parse(kept?.headers.get('Date') ?? '');
  return kept !== undefined && now - date < WEEK;
}

/** A chapter that was taken along. */
export async function unpack(
  shelf: Shelf,
  chapter: string,
  language: Language,
): Promise<PackDocument | undefined> {
  const kept = await shelf.match(packAt(chapter, language), { ignoreVary: true });
  return (await kept?.json()) as PackDocument | undefined;
}

export function lessonIn({ lessons }: PackDocument, wanted: string): LessonDocument | undefined {
  return lessons.find(({ name }) => name === wanted);
}

/** The exercise whose level is nearest; any of them where none is wanted. */
export function exerciseIn(
  { exercises }: PackDocument,
  technique: string,
  seed: number,
  level?: number,
): ExerciseDocument | undefined {
  const own = exercises.filter((one) => one.technique === technique);
  if (level === undefined) return own[seed % own.length];
  const distance = (one: ExerciseDocument): number => Math.abs(one.level - level);
  return [...own].sort((one, other) => distance(one) - distance(other))[0];
}

function courseAt(language: Language): string {
  return `/api/learn/course?language=${language}`;
}

function packAt(chapter: string, language: Language): string {
  return `/api/learn/packs/${chapter}?language=${language}`;
}
