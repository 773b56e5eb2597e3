// Every dialog by its name.
import type { Component } from 'svelte';
import type { DialogName } from '../session/dialog-names';
import Share from '../share/Share.svelte';
import About from './About.svelte';
import Assistance from './Assistance.svelte';
import Branches from './Branches.svelte';
import Challenges from './Challenges.svelte';
import Clash from './Clash.svelte';
import Count from './Count.svelte';
import Daily from './Daily.svelte';
import Farewell from './Farewell.svelte';
import Gallery from './Gallery.svelte';
import Help from './Help.svelte';
import History from './History.svelte';
import NewGame from './NewGame.svelte';
import Open from './Open.svelte';
import Print from './Print.svelte';
import Question from './Question.svelte';
import Replay from './Replay.svelte';
import Save from './Save.svelte';
import Solve from './Solve.svelte';
import Statistics from './Statistics.svelte';
import Watch from './Watch.svelte';
import WatchMaking from './WatchMaking.svelte';
import Way from './Way.svelte';

export const DIALOGS: Readonly<Record<DialogName, Component>> = {
  newGame: NewGame,
  daily: Daily,
  challenges: Challenges,
  history: History,
  replay: Replay,
  statistics: Statistics,
  open: Open,
  save: Save,
  share: Share,
  print: Print,
  assistance: Assistance,
  branches: Branches,
  count: Count,
  solve: Solve,
  question: Question,
  farewell: Farewell,
  watch: Watch,
  watchMaking: WatchMaking,
  way: Way,
  gallery: Gallery,
  help: Help,
  about: About,
  clash: Clash,
};
