import { expect, it } from 'vitest';
import { Layout } from '../game/layout';
import { puzzleWith } from '../game/puzzle';
import type { Exercise } from './exercise';
import { exerciseWith } from './exercise.test-data';
import { framesOf } from './frames';

const picture = { under: '', over: '', without: [] };

function exerciseThatTells(everything: string): Exercise {
  return exerciseWith({
    digits: [0],
    candidates: [0b11],
    puzzle: puzzleWith(new Layout(2, [[0, 0]], []), [0]),
    answers: [{ cells: [0], placements: [], eliminations: [{ cell: 0, digit: 1 }], text: '' }],
    hint: {
      kind: 'step',
      remark: undefined,
      title: '',
      lesson: '',
      cells: [],
      digit: 0,
      step: undefined,
      candidates: [0b11],
      texts: { where: 'Look there.', technique: '', everything },
      pictures: { where: picture, technique: picture, everything: picture },
      result: 'r1c1 ≠ 1',
    },
  });
}

it('a pattern is one frame between the position and the end', () => {
  const frames = framesOf(exerciseThatTells('A pair.'));
  expect(frames.map(({ kind, text }) => [kind, text])).toEqual([
    ['position', ''],
    ['where', 'Look there.'],
    ['step', 'A pair.'],
    ['end', 'r1c1 ≠ 1'],
  ]);
  expect(frames.at(-1)!.candidates).toEqual([0b10]);
});

it('a chain is told line by line', () => {
  const told = 'A chain:\n1. This.\n2. That.\nSo it goes.';
  const steps = framesOf(exerciseThatTells(told)).filter(({ kind }) => kind === 'step');
  expect(steps.map(({ line, text }) => [line, text])).toEqual([
    [1, 'A chain: This.'],
    [2, 'That.'],
    [0, 'So it goes.'],
  ]);
});
