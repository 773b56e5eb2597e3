// The parts of the state of the page; everybody picks the ones that they need.
import { createContext } from 'svelte';
import type { Archive } from './archive.svelte';
import type { Checking } from './checking';
import type { Cover } from './cover.svelte';
import type { Ending } from './ending.svelte';
import type { Files } from './files.svelte';
import type { Finding } from './finding.svelte';
import type { Goals } from './goals.svelte';
import type { Hand } from './hand.svelte';
import type { Hinting } from './hinting.svelte';
import type { Keeping } from './keeping.svelte';
import type { Making } from './making.svelte';
import type { Messages } from './messages.svelte';
import type { Playing } from './playing.svelte';
import type { Printing } from './printing.svelte';
import type { Questioning } from './questioning.svelte';
import type { Quitting } from './quitting';
import type { Reading } from './reading.svelte';
import type { Refusal } from './refusal.svelte';
import type { Rulebooks } from './rulebooks.svelte';
import type { Ruling } from './ruling';
import type { Series } from './series.svelte';
import type { Settings } from './settings.svelte';
import type { Solving } from './solving.svelte';
import type { Speech } from './speech.svelte';
import type { Stocking } from './stocking.svelte';
import type { Timer } from './timer.svelte';
import type { Welcoming } from './welcoming.svelte';

export interface Parts {
  readonly archive: Archive;
  readonly checking: Checking;
  readonly cover: Cover;
  readonly ending: Ending;
  readonly files: Files;
  readonly finding: Finding;
  readonly goals: Goals;
  readonly hand: Hand;
  readonly hinting: Hinting;
  readonly keeping: Keeping;
  readonly making: Making;
  readonly messages: Messages;
  readonly playing: Playing;
  readonly printing: Printing;
  readonly questioning: Questioning;
  readonly quitting: Quitting;
  readonly reading: Reading;
  readonly refusal: Refusal;
  readonly rulebooks: Rulebooks;
  readonly ruling: Ruling;
  readonly series: Series;
  readonly settings: Settings;
  readonly solving: Solving;
  readonly speech: Speech;
  readonly stocking: Stocking;
  readonly timer: Timer;
  readonly welcoming: Welcoming;
}

/** What components need that the studio uses, too. */
export interface CommonParts {
  readonly cover: { close(): void };
  readonly speech: Speech;
}

/** What the components of the page pick from. */
export const [useParts, provideParts] = createContext<Parts>();

/** What components pick from that the studio uses, too. */
export const [useCommonParts, provideCommonParts] = createContext<CommonParts>();
