// Something that is watched event by event: how far it is, how fast it goes, whether it stands.
import { untrack } from 'svelte';
import { boardAfter, cellAt, joined, NO_TRACE, type Trace } from '../game/watching';

/** Milliseconds between two pictures. */
const TICK = 50;

/** Speeds are powers of two: so many events a tick. */
export const [SLOWEST, FASTEST] = [-4, 8];
const USUAL = -2;

export class Watching {
  trace = $state.raw<Trace>(NO_TRACE);
  board = $state.raw<readonly number[]>([]);
  /** How many of the events are shown. */
  at = $state(0);
  isRunning = $state(true);
  isStopped = $state(false);
  speed = $state(USUAL);
  /** The cell of the last event. */
  readonly active = $derived(cellAt(this.trace, this.at - 1));
  /** Whether all events have come; whoever listens says so. */
  isComplete = $state(false);
  /** Whether the last of all events is shown. */
  readonly isOver = $derived(this.isComplete && this.at === this.trace.acts.length);
  readonly act = $derived(this.at ? this.trace.acts[this.at - 1] : undefined);
  /** Parts of an event that slow ticks have added up to. */
  private due = 0;
  private readonly leaving = new AbortController();

  get signal(): AbortSignal {
    return this.leaving.signal;
  }

  hear(events: Trace): void {
    this.trace = joined(this.trace, events);
  }

  advance(by: number): void {
    const to = Math.min(this.at + by, this.trace.acts.length);
    this.board = boardAfter(this.board, this.trace, this.at, to);
    this.at = to;
  }

  /** Listens by `listen` and goes on by itself; the result ends both. */
  begin(listen: () => Promise<unknown>): () => void {
    // what is listened to does not change with what it was asked with
    untrack(() => listen()).catch((error: unknown) => {
      if (!this.signal.aborted) throw error;
    });
    const timer = setInterval(() => this.isRunning && this.tick(), TICK);
    return () => {
      clearInterval(timer);
      this.stop();
    };
  }

  /** Asks for no more; what has come can still be looked at step by step. */
  stop(): void {
    this.leaving.abort();
    this.isStopped = true;
    this.isRunning = false;
  }

  private tick(): void {
    this.due += 2 ** this.speed;
    const whole = Math.floor(this.due);
    this.due -= whole;
    this.advance(whole);
  }
}
