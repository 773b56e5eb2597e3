// The help that is on while somebody plays: single switches, and one dial that turns them.
import { flagsOf } from './document';

/** What a game records, in this order. */
export const ASSISTANCE = ['conflicts', 'forbid', 'candidates', 'check', 'solver'] as const;

export type Assistance = (typeof ASSISTANCE)[number];

/** What can be switched on for all moves to come. */
export type Switchable = Exclude<Assistance, 'solver'>;

export interface Switches extends Readonly<Record<Switchable, boolean>> {
  /** Whether entering a digit removes it from the notes of its peers. */
  readonly sweep: boolean;
}

export const DIAL = ['none', 'conflicts', 'forbid', 'notes', 'check'] as const;

export type Dial = (typeof DIAL)[number];

export const DEFAULT_SWITCHES: Switches = switchesOf('conflicts');

/** The switches at a place of the dial; each place adds to the one before. */
export function switchesOf(dial: Dial): Switches {
  const level = DIAL.indexOf(dial);
  return {
    conflicts: level >= 1,
    forbid: level >= 2,
    candidates: level >= 3,
    check: level >= 4,
    sweep: level >= 1,
  };
}

/** The place of the dial where the switches are; undefined if they are set one by one. */
export function dialOf(switches: Switches): Dial | undefined {
  return DIAL.find((dial) => isSame(switchesOf(dial), switches));
}

/** What a move under these switches adds to the record of its game. */
export function usedOf(switches: Switches): readonly Assistance[] {
  return ASSISTANCE.filter((name) => name !== 'solver' && switches[name]);
}

/** The switches in a parsed document; what is missing or broken is as usual. */
export function readSwitches(document: unknown): Switches {
  return { ...DEFAULT_SWITCHES, ...flagsOf(document, DEFAULT_SWITCHES) };
}

function isSame(one: Switches, other: Switches): boolean {
  return (Object.keys(one) as (keyof Switches)[]).every((name) => one[name] === other[name]);
}
