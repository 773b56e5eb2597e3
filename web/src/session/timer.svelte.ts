// The playing time as it is shown: it stands while the game is paused, out of sight or over.
import { NEW_CLOCK, readClock, startClock, stopClock, type Clock } from '../game/clock';

export class Timer {
  /** Milliseconds played, brought up to date by `tick`. */
  played = $state(0);
  private clock: Clock = NEW_CLOCK;

  /** The time at this very moment. */
  get now(): number {
    return Math.round(readClock(this.clock, Date.now()));
  }

  /** Begins with the time of a game that was played before; stands until it is started. */
  reset(played: number): void {
    this.clock = { ...NEW_CLOCK, played };
    this.tick();
  }

  start(): void {
    this.clock = startClock(this.clock, Date.now());
    this.tick();
  }

  stop(): void {
    this.clock = stopClock(this.clock, Date.now());
    this.tick();
  }

  tick(): void {
    this.played = this.now;
  }
}
