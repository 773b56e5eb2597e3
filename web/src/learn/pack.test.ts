import { expect, test } from 'vitest';
import type { CourseDocument, ExerciseDocument, LessonDocument, PackDocument } from '../api';
import { exerciseIn, lessonIn, takeAlong, unpack, type Shelf } from './pack';

const DAY = 24 * 3600 * 1000;
const COURSE: CourseDocument = {
  chapters: ['fish', 'wings'].map((name) => ({ name, title: '', lessons: [] })),
};

function emptyShelf(): Shelf & { readonly kept: Map<string, Response> } {
  const kept = new Map<string, Response>();
  return {
    kept,
    match: async (address) => kept.get(String(address))?.clone(),
    put: async (address, response) => void kept.set(String(address), response),
  };
}

function answerAt(now: number): (address: string) => Promise<Response> {
  const date = new Date(now).toUTCString();
  return async (address) =>
    Response.json({ lessons: [], exercises: [], address }, { headers: { Date: date } });
}

test('what is there is fetched again after a week, with other exercises', async () => {
  const shelf = emptyShelf();
  const asked: string[] = [];
  const from = (now: number) => (address: string) => {
    asked.push(address);
    return answerAt(now)(address);
  };
  for (const now of [10 * DAY, 12 * DAY, 20 * DAY])
    await takeAlong(shelf, COURSE, 'cs', from(now), now);
  expect(asked).toHaveLength(6);
  expect(new Set(asked).size).toBe(6);
  expect([...shelf.kept.keys()]).toEqual([
    '/api/learn/course?language=cs',
    '/api/learn/packs/fish?language=cs',
    '/api/learn/packs/wings?language=cs',
  ]);
  expect(await unpack(shelf, 'fish', 'cs')).toMatchObject({ lessons: [] });
  expect(await unpack(shelf, 'fish', 'de')).toBeUndefined();
});

test('nothing is kept that went wrong', async () => {
  const shelf = emptyShelf();
  await takeAlong(shelf, COURSE, 'en', async () => new Response('', { status: 503 }), DAY);
  expect(shelf.kept.size).toBe(0);
});

test('lessons and exercises are found in a pack', () => {
  const exercises = [1, 2, 4].map((level) => ({ technique: 'x_wing', level }) as ExerciseDocument);
  const pack = { lessons: [{ name: 'x_wing' } as LessonDocument], exercises } as PackDocument;
  expect(lessonIn(pack, 'x_wing')).toEqual({ name: 'x_wing' });
  expect(lessonIn(pack, 'swordfish')).toBeUndefined();
  expect(exerciseIn(pack, 'x_wing', 9, 5)?.level).toBe(4);
  expect(exerciseIn(pack, 'x_wing', 4)?.level).toBe(2);
  expect(exerciseIn(pack, 'swordfish', 4)).toBeUndefined();
});
