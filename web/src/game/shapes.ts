// What the page checks of documents from elsewhere. `make types` writes this file; do not edit it.
import type { PuzzleDocument, SaveDocument } from '../api';
import type { Shape } from './document';

/** The documents that can be checked, by name. */
export interface Documents {
  readonly PuzzleDocument: PuzzleDocument;
  readonly SaveDocument: SaveDocument;
}

/** Their JSON schemas, without words. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  PuzzleDocument: {
    type: 'object',
    required: ['givens'],
    additionalProperties: false,
    properties: {
      format: { const: 'nonet' },
      version: { const: 1 },
      board: {
        pattern: '^[a-z0-9]{1,20}(:[0-9]{1,2}x[0-9]{1,2})?([+-][a-z]{1,20}){0,9}$',
        type: 'string',
      },
      layout: { ref: 'LayoutDocument' },
      cages: { type: 'array', items: { ref: 'CageDocument' } },
      rules: { maxItems: 4096, type: 'array', items: { ref: 'RuleTree' } },
      givens: { pattern: '^[0-9A-Za-z.*_-]*$', maxLength: 4096, type: 'string' },
      allowed: {
        propertyNames: { pattern: '^[0-9]{1,4}$' },
        type: 'object',
        additionalProperties: { pattern: '^[1-9A-Pa-p]*$', type: 'string' },
      },
      entries: { pattern: '^[0-9A-Za-z.*_-]*$', maxLength: 4096, type: 'string' },
      notes: {
        propertyNames: { pattern: '^[0-9]{1,4}$' },
        type: 'object',
        additionalProperties: { pattern: '^[1-9A-Pa-p]*$', type: 'string' },
      },
      info: { type: 'object', additionalProperties: { type: 'string' } },
      time: { minimum: 0, type: 'number' },
      locks: { type: 'array', items: { minimum: 0, maximum: 2047, type: 'integer' } },
      moves: { type: 'array', items: { minLength: 1, type: 'string' } },
    },
  },
  LayoutDocument: {
    type: 'object',
    required: ['size', 'positions'],
    additionalProperties: false,
    properties: {
      size: { minimum: 1, maximum: 25, type: 'integer' },
      positions: {
        minItems: 1,
        maxItems: 2048,
        uniqueItems: true,
        type: 'array',
        items: {
          type: 'array',
          prefixItems: [
            { minimum: 0, maximum: 2047, type: 'integer' },
            { minimum: 0, maximum: 2047, type: 'integer' },
          ],
          minItems: 2,
          maxItems: 2,
        },
      },
      houses: { type: 'array', items: { ref: 'HouseDocument' } },
      cages: { type: 'array', items: { ref: 'CageDocument' } },
      rules: { maxItems: 4096, type: 'array', items: { ref: 'RuleTree' } },
    },
  },
  HouseDocument: {
    type: 'object',
    required: ['kind', 'name', 'cells'],
    additionalProperties: false,
    properties: {
      kind: {
        enum: ['row', 'column', 'box', 'region', 'diagonal', 'window', 'extra'],
      },
      name: { type: 'string' },
      cells: {
        minItems: 1,
        maxItems: 25,
        uniqueItems: true,
        type: 'array',
        items: { minimum: 0, maximum: 2047, type: 'integer' },
      },
    },
  },
  CageDocument: {
    type: 'object',
    required: ['total', 'cells'],
    additionalProperties: false,
    properties: {
      total: { minimum: 1, maximum: 325, type: 'integer' },
      cells: {
        minItems: 1,
        maxItems: 25,
        uniqueItems: true,
        type: 'array',
        items: { minimum: 0, maximum: 2047, type: 'integer' },
      },
    },
  },
  RuleTree: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', pattern: '^[a-z_]+$' } },
    additionalProperties: { ref: 'RuleParameter' },
  },
  RuleParameter: {
    anyOf: [
      { type: 'integer' },
      { type: 'string' },
      { type: 'boolean' },
      {
        type: 'array',
        items: { anyOf: [{ ref: 'RuleParameter' }, { ref: 'RuleTree' }] },
      },
    ],
  },
  SaveDocument: {
    properties: {
      cursor: { type: 'integer', maximum: 100000, minimum: 0 },
      tip: {
        anyOf: [{ type: 'integer', maximum: 100000, minimum: 0 }, { type: 'null' }],
      },
      branches: { items: { ref: 'BranchDocument' }, type: 'array', maxItems: 1000 },
      hints: { items: { ref: 'TellingDocument' }, type: 'array', maxItems: 10000 },
      used: {
        items: {
          type: 'string',
          enum: ['conflicts', 'forbid', 'candidates', 'check', 'solver'],
        },
        type: 'array',
        maxItems: 20,
      },
      time: { type: 'integer', maximum: 9007199254740991, minimum: 0 },
      format: { type: 'string', const: 'nonet-game' },
      version: { type: 'integer', const: 1 },
      id: {
        anyOf: [{ type: 'string', pattern: '^[A-Za-z0-9-]{0,64}$' }, { type: 'null' }],
      },
      started: {
        anyOf: [
          {
            type: 'string',
            pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,6})?Z)?$',
          },
          { type: 'null' },
        ],
      },
      mode: { anyOf: [{ type: 'string', const: 'edit' }, { type: 'null' }] },
      puzzle: { ref: 'PuzzleDocument' },
      solution: { anyOf: [{ type: 'string', maxLength: 4096 }, { type: 'null' }] },
      moves: { items: { ref: 'MoveDocument' }, type: 'array', maxItems: 100000 },
    },
    type: 'object',
    required: ['cursor', 'time', 'format', 'version', 'puzzle', 'moves'],
  },
  BranchDocument: {
    properties: {
      name: { type: 'string', maxLength: 100, minLength: 1 },
      move: { type: 'integer', maximum: 100000, minimum: 0 },
    },
    type: 'object',
    required: ['name', 'move'],
  },
  TellingDocument: {
    properties: {
      kind: { type: 'string', enum: ['where', 'technique', 'everything'] },
      at: { type: 'integer', maximum: 9007199254740991, minimum: 0 },
    },
    type: 'object',
    required: ['kind', 'at'],
  },
  MoveDocument: {
    properties: {
      do: { type: 'string', maxLength: 40000, minLength: 1 },
      at: { type: 'integer', maximum: 9007199254740991, minimum: 0 },
      after: {
        anyOf: [{ type: 'integer', maximum: 100000, minimum: 0 }, { type: 'null' }],
      },
      by: { anyOf: [{ type: 'string', const: 'hint' }, { type: 'null' }] },
      wrong: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
    },
    type: 'object',
    required: ['do', 'at'],
  },
};
