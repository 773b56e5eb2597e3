// An example as frames to step through: the position, where to look, the step line by line, the end.
import type { Picture } from '../game/hint';
import type { Mask } from '../game/masks';
import { linesOf } from '../game/telling';
import { after, type Exercise } from './exercise';

export interface Frame {
  readonly kind: 'position' | 'where' | 'step' | 'end';
  readonly text: string;
  readonly picture: Picture | undefined;
  /** The line of the explanation that is drawn; 0 for all. */
  readonly line: number;
  readonly digits: readonly number[];
  /** What is shown as small digits; nothing where the picture shows it. */
  readonly candidates: readonly Mask[];
}

/** The frames of an exercise's easiest step; the words of the first and the last are the page's. */
export function framesOf(exercise: Exercise): readonly Frame[] {
  const { hint, digits, candidates } = exercise;
  const shown = { digits, candidates };
  const told = { digits, candidates: [], picture: hint.pictures.everything };
  const lines = linesOf(hint.texts.everything);
  const numbered = lines.filter(({ number }) => number > 0);
  const begin = lines.findIndex(({ number }) => number > 0);
  const single = numbered.length < 2;
  const opening = lines
    .slice(0, begin)
    .map(({ text }) => text)
    .join(' ');
  const steps: Frame[] = single
    ? []
    : numbered.map(({ number, text }, index) => ({
        kind: 'step',
        text: `${index === 0 && opening ? `${opening} ` : ''}${text}`,
        line: number,
        ...told,
      }));
  const whole = single
    ? hint.texts.everything
    : lines
        .slice(lines.lastIndexOf(numbered.at(-1)!) + 1)
        .map(({ text }) => text)
        .join(' ') || hint.result;
  return [
    { kind: 'position', text: '', picture: undefined, line: 0, ...shown },
    { kind: 'where', text: hint.texts.where, picture: hint.pictures.where, line: 0, ...shown },
    ...steps,
    { kind: 'step', text: whole, line: 0, ...told },
    {
      kind: 'end',
      text: hint.result,
      picture: undefined,
      line: 0,
      ...after(exercise, exercise.answers[0] ?? { placements: [], eliminations: [] }),
    },
  ];
}
