// Kinds of rules for tests, as the server declares them.
import type { KindDocument } from '../api';
import type { Kinds } from './kinds';

type Parameter = KindDocument['parameters'][number];

export function parameter(name: string, form: Parameter['form']): Parameter {
  return { name, form, usual: null, choices: [] };
}

export function kindFor(
  name: string,
  way: KindDocument['way'],
  parameters: readonly Parameter[],
  example: Readonly<Record<string, unknown>> = {},
): KindDocument {
  const told = { title: name, meaning: `${name} says something.`, group: 'lines' } as const;
  return {
    name,
    ...told,
    way,
    parameters,
    example: { kind: name, ...example },
    under: '',
    over: '',
  };
}

const cells = parameter('cells', 'cells');

export function kindsForTests(): Kinds {
  const kinds = [
    kindFor('thermometer', 'line', [cells]),
    kindFor('arrow', 'arrow', [parameter('circle', 'cells'), parameter('line', 'cells')]),
    kindFor('cage', 'area', [parameter('total', 'number'), cells], { total: 15 }),
    kindFor('difference', 'edge', [cells, { ...parameter('value', 'number'), usual: 1 }]),
    kindFor('inequality', 'edge', [parameter('greater', 'cell'), parameter('lesser', 'cell')]),
    kindFor('quadruple', 'corner', [cells, parameter('digits', 'numbers')], { digits: [1, 2] }),
    kindFor('clone', 'copy', [cells, parameter('copy', 'cells')]),
    kindFor('equal_sums', 'sets', [parameter('sets', 'sets')]),
    kindFor('even', 'cell', [parameter('cell', 'cell')]),
    kindFor('counting_circles', 'cells', [cells]),
    kindFor('sandwich', 'row', [cells, parameter('value', 'number')], { value: 12 }),
    kindFor('little_killer', 'diagonal', [cells, parameter('total', 'number')], { total: 20 }),
    kindFor('anti_knight', 'board', []),
    kindFor('either', 'rules', [parameter('branches', 'rules')]),
  ];
  return new Map(kinds.map((kind) => [kind.name, kind]));
}
