// What the menus need of the page.
import { useChecking, type Checking } from '../session/checking';
import { useCover, type Cover } from '../session/cover.svelte';
import { useFiles, type Files } from '../session/files.svelte';
import { useHinting, type Hinting } from '../session/hinting.svelte';
import { useMaking, type Making } from '../session/making.svelte';
import { usePlaying, type Playing } from '../session/playing.svelte';
import { usePrinting, type Printing } from '../session/printing.svelte';
import { useQuestioning, type Questioning } from '../session/questioning.svelte';
import { useQuitting, type Quitting } from '../session/quitting';
import { useRuling, type Ruling } from '../session/ruling';
import { useSettings, type Settings } from '../session/settings.svelte';
import { useSolving, type Solving } from '../session/solving.svelte';
import { useSpeech, type Speech } from '../session/speech.svelte';

export interface Page {
  readonly checking: Checking;
  readonly cover: Cover;
  readonly files: Files;
  readonly hinting: Hinting;
  readonly making: Making;
  readonly playing: Playing;
  readonly printing: Printing;
  readonly questioning: Questioning;
  readonly quitting: Quitting;
  readonly ruling: Ruling;
  readonly settings: Settings;
  readonly solving: Solving;
  readonly speech: Speech;
}

export function usePage(): Page {
  return {
    checking: useChecking(),
    cover: useCover(),
    files: useFiles(),
    hinting: useHinting(),
    making: useMaking(),
    playing: usePlaying(),
    printing: usePrinting(),
    questioning: useQuestioning(),
    quitting: useQuitting(),
    ruling: useRuling(),
    settings: useSettings(),
    solving: useSolving(),
    speech: useSpeech(),
  };
}
