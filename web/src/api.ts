// What goes over HTTP, as types. `make types` writes this file; do not edit it.

/** The shortest lists of digits that leave one solution; `proven` if nothing shorter does. */
export interface AdditionsDocument {
  readonly lists: readonly (readonly CandidateDocument[])[];
  readonly proven: boolean;
}

/** A puzzle to look over, for so many seconds; all parts, or only some of them. */
export interface AnalysisWish {
  readonly puzzle: PuzzleDocument;
  readonly seconds?: number;
  readonly parts?: readonly ('solutions' | 'candidates' | 'clash' | 'rating' | 'way' | 'idle_rules' | 'needless' | 'suggestions')[] | null;
}

/** One way to be right: the cells of the pattern, and what follows; in words why. */
export interface AnswerDocument {
  readonly cells: readonly number[];
  readonly placements: readonly CandidateDocument[];
  readonly eliminations: readonly CandidateDocument[];
  readonly text: string;
}

/** Each digit stands there at least as often as it is listed. */
export interface AtLeastPart {
  readonly kind: 'at_least';
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

/** How far generating has come: candidates tried, and the nearest so far if it is a new one. */
export interface Attempt {
  readonly event: 'attempt';
  readonly tried: number;
  readonly faults: number;
  readonly nearest: PuzzleDocument | null;
}

/** The digits along the cells are a word of a machine, which is told by its number. */
export interface AutomatonPart {
  readonly kind: 'automaton';
  readonly cells: readonly number[];
  readonly machine: number;
}

/**
 * A board, with what can be added to its name (`options`) and what its puzzles can be.
 *
 * `fewest` are the givens below which there are several solutions. `boxes` are the top row, the
 * left column, the height and the width of each box, for drawing.
 */
export interface BoardChoice {
  readonly name: string;
  readonly cells: number;
  readonly digits: number;
  readonly options: readonly string[];
  readonly levels: readonly ('beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond')[];
  readonly scales: readonly ScaleChoice[];
  readonly symmetries: readonly string[];
  readonly fewest: number;
  readonly boxes: readonly (readonly [number, number, number, number])[];
}

/** A name for a move. */
export interface BranchDocument {
  readonly name: string;
  readonly move: number;
}

/** Cells whose digits are all different and add up to a total. */
export interface CageDocument {
  readonly total: number;
  readonly cells: readonly number[];
}

/** A digit in a cell. */
export interface CandidateDocument {
  readonly cell: number;
  readonly digit: number;
}

/** The digits that break no rule in a cell as the board is now. */
export interface CandidatesDocument {
  readonly digits: readonly number[];
}

/**
 * The true candidates, a mask of digits for each cell; told again until it is `final`.
 *
 * Of those in `undecided` it was not found out in time. `counts` has for each cell how many of the
 * `of` solutions have the digit 1 there, 2, and so on, or is null: `counted` over all solutions,
 * or shares that were `probed`. `solution` is the only one.
 */
export interface CandidatesTold {
  readonly event: 'candidates';
  readonly candidates: readonly number[];
  readonly undecided: readonly number[];
  readonly counts: readonly (readonly number[])[] | null;
  readonly of: number | null;
  readonly method: 'counted' | 'probed' | null;
  readonly solution: string | null;
  readonly final: boolean;
}

/** A cell of a game. */
export interface CandidatesWish {
  readonly game: PuzzleDocument;
  readonly cell: number;
}

/**
 * A new puzzle with what is known about it; `fits` unless it is the nearest found in time.
 *
 * `solution` is left out where there are several.
 */
export interface CardDocument {
  readonly puzzle: PuzzleDocument;
  readonly solution: string | null;
  readonly solutions: number;
  readonly rating: RatingDocument | null;
  readonly recipe: string;
  readonly seed: number;
  readonly fits: boolean;
}

/** No digit twice; or each digit as often as it says; or digits without a gap. */
export interface CellsPart {
  readonly kind: 'different' | 'counted' | 'consecutive';
  readonly cells: readonly number[];
}

/** Moves to add after the first `known` ones, and the parts of the game that changed. */
export interface ChangeWish {
  readonly writer: string;
  readonly edit: number;
  readonly revision: number;
  readonly known: number;
  readonly moves: readonly MoveDocument[];
  readonly parts: PartsDocument;
  readonly standing: StandingDocument;
}

/**
 * The end of a change: the new givens, null where nothing was found, and rules to add.
 *
 * `why` says in words what is in the way, or that the time was too short.
 */
export interface Changed {
  readonly event: 'changed';
  readonly givens: string | null;
  readonly rules: readonly RuleTree[];
  readonly why: string | null;
  readonly rating: RatingDocument | null;
}

/** A chapter of the course. */
export interface ChapterDocument {
  readonly name: string;
  readonly title: string;
  readonly lessons: readonly LessonEntry[];
}

/**
 * What is known about a puzzle.
 *
 * `more`: there are more solutions than were counted. `kind` is the class by the number of
 * solutions, null where it was not found out in time; `conflicts` are sentences.
 */
export interface CheckDocument {
  readonly givens: number;
  readonly solutions: number;
  readonly more: boolean;
  readonly kind: 'unsolvable' | 'easy' | 'medium' | 'hard' | null;
  readonly conflicts: readonly string[];
  readonly rating: RatingDocument | null;
}

/** The check list before publishing; `ready` if every point passed. */
export interface CheckListDocument {
  readonly ready: boolean;
  readonly points: readonly PointDocument[];
}

/** A puzzle, and the text that tells its rules; null: the one that is written for it. */
export interface CheckListWish {
  readonly puzzle: PuzzleDocument;
  readonly rule_text?: string | null;
}

/** Everything that a new game can be made of. */
export interface Choices {
  readonly boards: readonly BoardChoice[];
  readonly levels: readonly LevelChoice[];
  readonly symmetries: readonly string[];
  readonly laid: readonly LaidChoice[];
  readonly week: WeekChoice;
}

/**
 * Rules and givens that contradict each other. `minimal`: without any of them they would not.
 *
 * Null where it was not found out in time.
 */
export interface ClashTold {
  readonly event: 'clash';
  readonly parts: readonly PartDocument[] | null;
  readonly cells: readonly number[];
  readonly minimal: boolean;
  readonly text: string;
}

/** One solution, with the fewest further givens. */
export interface CompleteWish {
  readonly puzzle: PuzzleDocument;
  readonly seed?: number;
  readonly seconds?: number;
  readonly change: 'complete';
}

/** All solutions of a puzzle, however many. */
export interface CountWish {
  readonly seconds?: number;
  readonly job: 'count';
  readonly game: PuzzleDocument;
}

/** The end of counting; `stopped` where there may be more. */
export interface Counted {
  readonly event: 'counted';
  readonly solutions: number;
  readonly stopped: boolean;
}

/** The whole course in one language. */
export interface CourseDocument {
  readonly chapters: readonly ChapterDocument[];
}

/**
 * A position in which a technique is to be found.
 *
 * `hint` tells and draws the step that is easiest to see; `answers` are all that are right.
 * `candidates` are masks of digits, one per cell; `rulebook` is there where the board has rules.
 */
export interface ExerciseDocument {
  readonly technique: string;
  readonly title: string;
  readonly rating: number;
  readonly level: number;
  readonly seed: number;
  readonly puzzle: PuzzleDocument;
  readonly rulebook?: RulebookDocument | null;
  readonly entries: string;
  readonly candidates: readonly number[];
  readonly solution: string;
  readonly hint: HintDocument;
  readonly answers: readonly AnswerDocument[];
}

/** A kind of rule; its picture is a whole SVG in the inks of the page. */
export interface ExhibitDocument {
  readonly kind: string;
  readonly title: string;
  readonly meaning: string;
  readonly picture: string;
}

/** The end of work that went wrong. */
export interface Failed {
  readonly event: 'failed';
  readonly problem: Problem;
}

/** A rule that cannot be on its board, by its number among the rules, and why. */
export interface FaultDocument {
  readonly rule: number;
  readonly reason: string;
}

/**
 * The first that is told: what cannot be. The rest is about the puzzle without these rules.
 *
 * Where the board or its givens cannot be read, nothing else follows.
 */
export interface FaultsTold {
  readonly event: 'faults';
  readonly faults: readonly PuzzleFault[];
}

/** A puzzle, of whose rules each is looked at by itself. */
export interface FaultsWish {
  readonly game: PuzzleDocument;
}

/** The puzzles of a file, as many as it has; its name helps where the text does not tell. */
export interface FileWish {
  readonly text: string;
  readonly name?: string | null;
}

/** All cells filled in with a random solution. */
export interface FillWish {
  readonly puzzle: PuzzleDocument;
  readonly seed?: number;
  readonly seconds?: number;
  readonly change: 'fill';
}

/** What is to be found, or the hint that comes first: a mistake, wrong notes, nothing. */
export interface FindDocument {
  readonly hint: HintDocument | null;
  readonly exercise: ExerciseDocument | null;
}

/** The last that is told; `stopped` where something is missing for lack of time. */
export interface FinishedTold {
  readonly event: 'finished';
  readonly stopped: boolean;
}

/** A format that can be read, and perhaps written; `extension` is that of its files. */
export interface FormatDocument {
  readonly name: string;
  readonly title: string;
  readonly extension: string;
  readonly writable: boolean;
}

/**
 * A page of the list; `next` is where the following one begins, null at the end.
 *
 * `unreadable` are the names of games that are kept, but cannot be read.
 */
export interface GameList {
  readonly games: readonly GameSummary[];
  readonly unreadable?: readonly string[];
  readonly next: string | null;
}

/**
 * A line in the list of games; times are milliseconds. `info` is that of the puzzle.
 *
 * `rules` are the names of its kinds of rules, in the language of the request.
 */
export interface GameSummary {
  readonly id: string;
  readonly revision: number;
  readonly board: string;
  readonly level: string | null;
  readonly mode: string | null;
  readonly info: Readonly<Record<string, string>>;
  readonly rules?: readonly string[];
  readonly moves: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly used: readonly string[];
  readonly empty: number;
  readonly time: number;
  readonly score: number;
  readonly won: boolean;
  readonly changed: number;
  readonly ended: number | null;
}

/** A game and its moves as the texts that are kept, even if they cannot be read. */
export interface GameTexts {
  readonly id: string;
  readonly document: string;
  readonly moves: readonly string[];
}

/** A puzzle or a half-played game; only its givens count where a puzzle is asked about. */
export interface GameWish {
  readonly game: PuzzleDocument;
}

/** The first games of a text; whether it has more, and what is wrong with the next one. */
export interface GamesDocument {
  readonly games: readonly SaveDocument[];
  readonly more?: boolean;
  readonly problem?: string | null;
}

/** A puzzle that may take long to find. */
export interface GenerateWish {
  readonly seconds?: number;
  readonly job: 'generate';
  readonly recipe: RecipeWish;
}

/** A challenge (its number is its name) or the puzzle of a day that was won; milliseconds. */
export interface GoalDocument {
  readonly kind: 'challenge' | 'daily';
  readonly name: string;
  readonly best: number;
  readonly reached: number;
}

/**
 * What was reached, and the goals of running games, such as `challenge:12`.
 *
 * `unreadable` are results that are kept, but are of no goal that is known.
 */
export interface GoalsDocument {
  readonly goals: readonly GoalDocument[];
  readonly unreadable: readonly string[];
  readonly begun: readonly string[];
  readonly daily: StreaksDocument;
}

/** Goals that were reached elsewhere. */
export interface GoalsWish {
  readonly goals: readonly GoalDocument[];
}

/**
 * A hint up to a stage: what comes later is left out.
 *
 * `area` are the cells to look at, `pictures` the drawings of the stages. `title` is the name of
 * the technique, `lesson` what it is called at `/learn/`. `result`, what to do in signs, `cells`,
 * `digit`, `step` and `candidates`, one mask of digits per cell, come with the last stage.
 */
export interface HintDocument {
  readonly kind: Kind;
  readonly solutions: 'none' | 'unique' | 'multiple' | 'stopped';
  readonly remark: string | null;
  readonly where: string;
  readonly area: readonly number[];
  readonly pictures: Readonly<Record<string, PictureDocument>>;
  readonly technique?: string | null;
  readonly everything?: string | null;
  readonly title?: string | null;
  readonly lesson?: string | null;
  readonly result?: string | null;
  readonly cells?: readonly number[];
  readonly digit?: number;
  readonly step?: StepDocument | null;
  readonly candidates?: readonly number[];
}

/**
 * Which hint is wanted: for which game, in which language, up to which stage.
 *
 * `near` is the cell of the player's last move. `short_cells` draws the names of several cells
 * together: r4c789.
 */
export interface HintWish {
  readonly game: PuzzleDocument;
  readonly near?: number | null;
  readonly language?: 'cs' | 'de' | 'en';
  readonly stage?: 'where' | 'technique' | 'everything';
  readonly short_cells?: boolean;
}

/** Cells whose digits are all different. */
export interface HouseDocument {
  readonly kind: 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window' | 'extra';
  readonly name: string;
  readonly cells: readonly number[];
}

/** Rules that the way never uses: without them it would be the same; null: no time for it. */
export interface IdleRulesTold {
  readonly event: 'idle_rules';
  readonly rules: readonly number[] | null;
}

/** A game as the server keeps it. */
export interface KeptGame {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
  readonly document: SaveDocument;
  readonly standing: StandingDocument;
}

/** The key, as somebody has typed it in. */
export interface KeyWish {
  readonly key: string;
}

/** What a hint tells. */
export type Kind = 'mistake' | 'clash' | 'notes' | 'step' | 'trial' | 'open' | 'solved' | 'unsolvable' | 'stopped';

/**
 * A kind of rule: how it is drawn, its parameters, and an example on the ordinary board.
 *
 * `under` and `over` are the figures of the example, as parts of an SVG with cells of 64 units.
 */
export interface KindDocument {
  readonly name: string;
  readonly title: string;
  readonly meaning: string;
  readonly group: 'lines' | 'edges' | 'areas' | 'outside' | 'board' | 'cells' | 'own';
  readonly way: 'line' | 'arrow' | 'edge' | 'corner' | 'area' | 'sets' | 'copy' | 'cell' | 'cells' | 'row' | 'diagonal' | 'board' | 'rules';
  readonly parameters: readonly ParameterDocument[];
  readonly example: Readonly<Record<string, unknown>>;
  readonly under: string;
  readonly over: string;
}

/** The first that is told of the making of a puzzle: its board, without regions and cages. */
export interface Laid {
  readonly event: 'laid';
  readonly puzzle: PuzzleDocument;
}

/**
 * A kind of rule that new puzzles can have; `usual` is how many there are on 81 cells.
 *
 * 0 stands for a rule of the whole board, or one of all its cells, of which there is one.
 */
export interface LaidChoice {
  readonly kind: string;
  readonly usual: number;
}

/** Rules of a kind that fit the solution, or a random one; `count` and `size` as 4 or 4-6. */
export interface LayWish {
  readonly puzzle: PuzzleDocument;
  readonly seed?: number;
  readonly seconds?: number;
  readonly change: 'lay';
  readonly kind: string;
  readonly count?: string;
  readonly size?: string;
}

/**
 * A board written out in full: how many digits there are, and where its cells are.
 *
 * `positions` are row and column of each cell, from 0 on; cells are numbered in this order.
 */
export interface LayoutDocument {
  readonly size: number;
  readonly positions: readonly (readonly [number, number])[];
  readonly houses?: readonly HouseDocument[];
  readonly cages?: readonly CageDocument[];
  readonly rules?: readonly RuleTree[];
}

/** A lesson: what is to be read, and an example where it teaches a technique. */
export interface LessonDocument {
  readonly name: string;
  readonly kind: 'technique' | 'reading';
  readonly title: string;
  readonly chapter: string;
  readonly idea?: string;
  readonly level?: string;
  readonly remark?: string;
  readonly sections: readonly SectionDocument[];
  readonly example?: ExerciseDocument | null;
}

/** A lesson in the list: of something to be found, or a page to read. */
export interface LessonEntry {
  readonly name: string;
  readonly kind: 'technique' | 'reading';
  readonly title: string;
  readonly idea?: string;
  readonly level?: string;
}

/** A level, with the rating of its hardest step; null where there is no limit. */
export interface LevelChoice {
  readonly name: 'beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond';
  readonly hardest: number | null;
}

/** Another level, by other givens: with `same_pattern` the same cells are given. */
export interface LevelWish {
  readonly puzzle: PuzzleDocument;
  readonly seed?: number;
  readonly seconds?: number;
  readonly change: 'level';
  readonly level: 'beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond';
  readonly same_pattern?: boolean;
  readonly symmetry?: string;
}

/** Strong: one of the two is true. Weak: one of the two is false. */
export interface LinkDocument {
  readonly start: NodeDocument;
  readonly end: NodeDocument;
  readonly strong: boolean;
}

/** An automaton: `moves[state][digit - 1]` is the next state, -1 where the word is lost. */
export interface MachineDocument {
  readonly start: number;
  readonly accepting: readonly number[];
  readonly moves: readonly (readonly number[])[];
}

/** The end of generating; null where nothing was found in time. */
export interface Made {
  readonly event: 'made';
  readonly card: CardDocument | null;
}

/** The making of a puzzle, event by event, up to `limit` of them. */
export interface MakingWish {
  readonly seconds?: number;
  readonly limit?: number;
  readonly job: 'making';
  readonly recipe: RecipeWish;
}

/** Cells and digits that play a part in a step. */
export interface MarkDocument {
  readonly role: Role;
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  readonly house: number | null;
}

/** A cell takes only the digits of a mask. */
export interface MaskPart {
  readonly kind: 'allowed';
  readonly cells: readonly number[];
  readonly mask: number;
}

/** So many new puzzles by a recipe; its seed is not looked at. */
export interface MixWish {
  readonly count?: number;
  readonly recipe?: RecipeWish;
}

/** A move, and when it was made; `after` is the move before where that is not the last one. */
export interface MoveDocument {
  readonly do: string;
  readonly at: number;
  readonly after?: number | null;
  readonly by?: 'hint' | null;
  readonly wrong?: boolean | null;
}

/** The cells of givens that could be left out, each for itself; null where time was short. */
export interface NeedlessDocument {
  readonly cells: readonly number[] | null;
}

/**
 * Givens, rules and cells with allowed digits that could be left out, each for itself.
 *
 * `whole` unless there was no time to look at all of them.
 */
export interface NeedlessTold {
  readonly event: 'needless';
  readonly givens: readonly number[];
  readonly rules: readonly number[];
  readonly allowed: readonly number[];
  readonly whole: boolean;
}

/** A digit in one cell, or in one of several. */
export interface NodeDocument {
  readonly digit: number;
  readonly cells: readonly number[];
}

/** All parts of one of the branches hold. */
export interface OneOfPart {
  readonly kind: 'one_of';
  readonly cells: readonly number[];
  readonly branches: readonly (readonly (MaskPart | CellsPart | SumPart | RelationPart | AutomatonPart | AtLeastPart | OneOfPart)[])[];
}

/** Another page has changed the game; `game` is what it is now, null if it was deleted. */
export interface OutdatedProblem {
  readonly type?: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly game: KeptGame | null;
}

/** All lessons of a chapter, and for each of them an exercise of every level. */
export interface PackDocument {
  readonly lessons: readonly LessonDocument[];
  readonly exercises: readonly ExerciseDocument[];
}

/** A parameter: what it is, what it is unless told otherwise, and its choices if it has some. */
export interface ParameterDocument {
  readonly name: string;
  readonly form: 'cell' | 'cells' | 'sets' | 'number' | 'numbers' | 'table' | 'text' | 'flag' | 'rules';
  readonly usual: boolean | number | string | null;
  readonly choices: readonly string[];
}

/**
 * What a puzzle is made of and could do without, with its cells and in words.
 *
 * A given or the digits that a cell allows, by its cell; a rule or a house, by its `number`.
 */
export interface PartDocument {
  readonly kind: 'given' | 'allowed' | 'rule' | 'house';
  readonly number: number;
  readonly cells: readonly number[];
  readonly text: string;
}

/** What changes in a game while moves are made. */
export interface PartsDocument {
  readonly cursor: number;
  readonly tip?: number | null;
  readonly branches?: readonly BranchDocument[];
  readonly hints?: readonly TellingDocument[];
  readonly used?: readonly ('conflicts' | 'forbid' | 'candidates' | 'check' | 'solver')[];
  readonly time: number;
}

/** Other digits in the cells that are given, so that there is one solution. */
export interface PatternWish {
  readonly puzzle: PuzzleDocument;
  readonly seed?: number;
  readonly seconds?: number;
  readonly change: 'pattern';
}

/**
 * What a hint adds to the board, as parts of an SVG: below the digits, and above.
 *
 * Cells are 64 units wide, the board begins at 0, and inks are variables such as `--ink-strong`.
 * The entries of the cells in `without` are not shown.
 */
export interface PictureDocument {
  readonly under: string;
  readonly over: string;
  readonly without: readonly number[];
}

/** A game to draw with its entries and notes, and the kind of file. */
export interface PictureWish {
  readonly game: PuzzleDocument;
  readonly kind?: 'svg' | 'png';
}

/**
 * The address that Nonet was told it has; null where it is that of the page.
 *
 * `asks` tells whether it asks for a key.
 */
export interface PlaceDocument {
  readonly address: string | null;
  readonly asks: boolean;
}

/**
 * A point of the check list in words; `passed` is null where it was not found out in time.
 *
 * `cells` and `rules` are those at fault.
 */
export interface PointDocument {
  readonly name: 'unique' | 'needless' | 'rule_text' | 'level' | 'readable';
  readonly passed: boolean | null;
  readonly text: string;
  readonly cells: readonly number[];
  readonly rules: readonly number[];
}

/** A document to print, whose puzzles may take long to make. */
export interface PrintJobWish {
  readonly seconds?: number;
  readonly job: 'print';
  readonly wish: PrintWish;
}

/** What to print: games, files, then new puzzles, whose seeds follow each other. */
export interface PrintWish {
  readonly games?: readonly PuzzleDocument[];
  readonly files?: readonly FileWish[];
  readonly mixes?: readonly MixWish[];
  readonly seed?: number;
  readonly setup?: SetupWish;
}

/** The end of printing: what the document is called; null where it was stopped. */
export interface Printed {
  readonly event: 'printed';
  readonly name: string | null;
  readonly pages: number;
}

/** How far printing has come: new puzzles made, and pages laid out. */
export interface Printing {
  readonly event: 'printing';
  readonly puzzles: number;
  readonly pages: number;
}

/** What went wrong. */
export interface Problem {
  readonly type?: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

/** How far a search has come: guesses tried, solutions found. */
export interface Progress {
  readonly event: 'progress';
  readonly nodes: number;
  readonly solutions: number;
}

/** A whole game to keep; the revision of a new one is 0. */
export interface PutWish {
  readonly writer: string;
  readonly edit: number;
  readonly revision: number;
  readonly document: SaveDocument;
  readonly standing: StandingDocument;
}

/**
 * A puzzle or half-played game: a board by name or written out in full, and its givens.
 *
 * `cages` and `rules` belong to a board by name, such as 9x9, 6x6:3x2, 16x16+diagonals, 9x9cross
 * or samurai. Givens and entries have one symbol for every cell: 1-9, then A-P, and a dot for an
 * empty one; `allowed`, the only digits that some cells allow, and `notes` are digits by the
 * number of their cell. `time` is in seconds, `locks` are locked cells, `moves` what was played,
 * oldest first. `info` has title, author and the like.
 */
export interface PuzzleDocument {
  readonly format?: 'nonet';
  readonly version?: 1;
  readonly board?: string;
  readonly layout?: LayoutDocument;
  readonly cages?: readonly CageDocument[];
  readonly rules?: readonly RuleTree[];
  readonly givens: string;
  readonly allowed?: Readonly<Record<string, string>>;
  readonly entries?: string;
  readonly notes?: Readonly<Record<string, string>>;
  readonly info?: Readonly<Record<string, string>>;
  readonly time?: number;
  readonly locks?: readonly number[];
  readonly moves?: readonly string[];
}

/** What cannot be: the number of the rule, or null; the cells to look at; a sentence. */
export interface PuzzleFault {
  readonly rule: number | null;
  readonly cells: readonly number[];
  readonly text: string;
}

/** The rating of a puzzle, however hard. */
export interface RateWish {
  readonly seconds?: number;
  readonly job: 'rate';
  readonly game: PuzzleDocument;
}

/** The end of rating; null where the puzzle has none, or the time was too short. */
export interface Rated {
  readonly event: 'rated';
  readonly status: 'none' | 'unique' | 'multiple' | 'stopped';
  readonly rating: RatingDocument | null;
}

/** How hard a puzzle is: its hardest step, the first one that places a digit, the first one. */
export interface RatingDocument {
  readonly er: number;
  readonly ep: number;
  readonly ed: number;
  readonly level: 'beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond';
  readonly technique: string;
  readonly lesson?: string | null;
  readonly dialect: string;
}

/** How hard the puzzle is; null where there was no time to find out. */
export interface RatingTold {
  readonly event: 'rating';
  readonly rating: RatingDocument | null;
  readonly score: number | null;
}

/** What is kept now. */
export interface Receipt {
  readonly revision: number;
}

/**
 * What a new puzzle should be like; a number may be a span, such as 24-30.
 *
 * Rules are switched by the name of the board: 9x9+diagonals, 9x9-boxes, 9x9+jigsaw, 9x9+killer.
 */
export interface RecipeWish {
  readonly board?: string;
  readonly rules?: string | null;
  readonly sums?: string | null;
  readonly all_marks?: boolean;
  readonly mirrored?: boolean;
  readonly needless?: boolean;
  readonly level?: string | null;
  readonly scale?: string | null;
  readonly rating?: string | null;
  readonly givens?: string | null;
  readonly removed?: string | null;
  readonly symmetry?: string | null;
  readonly pattern?: string | null;
  readonly needs?: string | null;
  readonly allows?: string | null;
  readonly cages?: string | null;
  readonly wildness?: string | null;
  readonly minimal?: boolean;
  readonly seed?: number | null;
}

/**
 * The games on a board at a level: how many, the times in milliseconds, the highest score.
 *
 * What is only known of wins is null where there is none.
 */
export interface RecordDocument {
  readonly board: string;
  readonly level: string | null;
  readonly played: number;
  readonly won: number;
  readonly best: number | null;
  readonly mean: number | null;
  readonly highest: number | null;
}

/** Which digits of one cell go with which of another: the number of a table. */
export interface RelationPart {
  readonly kind: 'relation';
  readonly cells: readonly number[];
  readonly table: number;
}

/** How often a technique was found, found with help, or missed, and the time that it cost. */
export interface ResultDocument {
  readonly skill: SkillDocument;
  readonly found: number;
  readonly hinted: number;
  readonly missed: number;
  readonly cost: number;
}

/** Which digit is wanted: that of a cell, or of a random empty one by the seed. */
export interface RevealWish {
  readonly game: PuzzleDocument;
  readonly cell?: number | null;
  readonly seed?: number;
}

/** A game turn by turn; `tenths` is how hard the puzzle is, `score` the result if it was won. */
export interface ReviewDocument {
  readonly puzzle: PuzzleDocument;
  readonly is_unique: boolean;
  readonly is_whole: boolean;
  readonly is_won: boolean;
  readonly time: number;
  readonly tenths: number;
  readonly score: number | null;
  readonly turns: readonly TurnDocument[];
  readonly results: readonly ResultDocument[];
}

/** The review of a game, turn by turn. */
export interface ReviewWish {
  readonly seconds?: number;
  readonly job: 'review';
  readonly save: SaveDocument;
}

/** The end of a review. */
export interface Reviewed {
  readonly event: 'reviewed';
  readonly review: ReviewDocument;
}

/** How far the review of a game has come: so many turns of so many. */
export interface Reviewing {
  readonly event: 'reviewing';
  readonly done: number;
  readonly all: number;
}

/**
 * What the marked cells are in the pattern. The order is that of the native core.
 *
 * The last ones it does not know: they are added where the board is at hand.
 */
export type Role = 'pattern' | 'house' | 'base' | 'cover' | 'fin' | 'pivot' | 'wing' | 'rectangle' | 'floor' | 'set' | 'colour_a' | 'colour_b' | 'cage' | 'outside' | 'rule' | 'ways' | 'blocker';

/** Rules with the same words. */
export interface RuleChapter {
  readonly words: Readonly<Record<string, RuleWords>>;
  readonly rules: readonly RuleDocument[];
}

/** One rule: the cells that it names, and its primitives. */
export interface RuleDocument {
  readonly cells: readonly number[];
  readonly parts: readonly (MaskPart | CellsPart | SumPart | RelationPart | AutomatonPart | AtLeastPart | OneOfPart)[];
}

export type RuleParameter = number | string | boolean | readonly (RuleParameter | RuleTree)[];

/** The rules of a puzzle in words, in each language. */
export interface RuleTextDocument {
  readonly texts: Readonly<Record<string, string>>;
}

/** A puzzle, whose rules are asked for in words. */
export interface RuleTextWish {
  readonly puzzle: PuzzleDocument;
}

/** A kind (`nonet rules` lists them) and its parameters by name: cells are numbers; the branches of `either` are lists of rules. */
export interface RuleTree {
  readonly kind: string;
  readonly [name: string]: RuleParameter;
}

/** What a rule is called, and what it says. */
export interface RuleWords {
  readonly name: string;
  readonly meaning: string;
}

/**
 * The rules of a board other than its houses and cages.
 *
 * `under` and `over` are parts of an SVG, below and above the digits, as in the pictures of hints;
 * `outside` are the positions of the clues beside the board; with `totals` texts stand in corners
 * of cells, below which notes begin; with `marks` something stands where cells meet.
 */
export interface RulebookDocument {
  readonly under: string;
  readonly over: string;
  readonly outside: readonly (readonly [number, number])[];
  readonly totals: boolean;
  readonly marks: boolean;
  readonly tables: readonly (readonly number[])[];
  readonly machines: readonly MachineDocument[];
  readonly chapters: readonly RuleChapter[];
}

/** A puzzle, whose rules are asked about. */
export interface RulesWish {
  readonly game: PuzzleDocument;
}

/** A whole saved game. */
export interface SaveDocument {
  readonly cursor: number;
  readonly tip?: number | null;
  readonly branches?: readonly BranchDocument[];
  readonly hints?: readonly TellingDocument[];
  readonly used?: readonly ('conflicts' | 'forbid' | 'candidates' | 'check' | 'solver')[];
  readonly time: number;
  readonly format: 'nonet-game';
  readonly version: 1;
  readonly id?: string | null;
  readonly started?: string | null;
  readonly mode?: 'edit' | null;
  readonly puzzle: PuzzleDocument;
  readonly solution?: string | null;
  readonly moves: readonly MoveDocument[];
}

/**
 * What a difficulty of an earlier program promises on a board.
 *
 * `by_removed`: it counts the cells that are removed, not those that are given. `most_solutions`
 * is 0 where there is no limit.
 */
export interface ScaleChoice {
  readonly name: string;
  readonly least_givens: number;
  readonly most_givens: number;
  readonly by_removed: boolean;
  readonly least_solutions: number;
  readonly most_solutions: number;
  readonly by_singles: boolean;
}

/** The end of a search that was watched; `whole` unless it was stopped. */
export interface Searched {
  readonly event: 'searched';
  readonly whole: boolean;
}

/** A heading, a paragraph, and a drawing where there is one, as SVG. */
export interface SectionDocument {
  readonly title: string;
  readonly text: string;
  readonly picture?: string;
}

/** The easiest step that was there, in words and signs; drawn where there is much to learn. */
export interface SeenDocument {
  readonly skill: SkillDocument;
  readonly text: string;
  readonly result: string;
  readonly area: readonly number[];
  readonly picture: PictureDocument | null;
}

/** How to print; lengths are in millimetres. */
export interface SetupWish {
  readonly paper?: string;
  readonly landscape?: boolean;
  readonly margin?: number;
  readonly per_page?: number | null;
  readonly cell?: number | null;
  readonly large?: boolean;
  readonly solutions?: 'none' | 'end' | 'back' | 'under' | 'way';
  readonly candidates?: boolean;
  readonly entries?: boolean;
  readonly captions?: boolean;
  readonly form?: boolean;
  readonly colour?: boolean;
  readonly title?: string;
  readonly language?: 'cs' | 'de' | 'en';
  readonly address?: string;
}

/** How many puzzles of a board and level are in stock. */
export interface ShelfDocument {
  readonly board: string;
  readonly level: 'beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond';
  readonly count: number;
}

/** A technique: how it is called, how hard it is in tenths, and its lesson if it has one. */
export interface SkillDocument {
  readonly technique: string;
  readonly title: string;
  readonly tenths: number;
  readonly lesson: string | null;
}

/**
 * How many solutions there are; told again when more is known, until it is `final`.
 *
 * `solutions` is exact, or null. `least` were found. `estimate` with `low` and `high`, between
 * which the number lies nineteen times out of twenty, are there where they were `probed`.
 */
export interface SolutionsTold {
  readonly event: 'solutions';
  readonly status: 'none' | 'unique' | 'multiple' | 'stopped';
  readonly solutions: number | null;
  readonly least: number;
  readonly estimate: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly method: 'counted' | 'probed';
  readonly final: boolean;
}

/** How many solutions there are, and one of them where there is one. */
export interface SolveDocument {
  readonly status: 'none' | 'unique' | 'multiple' | 'stopped';
  readonly solution: string | null;
}

/** How a game stands: empty cells, whether the player has won it, the score, hints taken. */
export interface StandingDocument {
  readonly empty: number;
  readonly won: boolean;
  readonly score?: number;
  readonly hints?: number;
}

/** The first event: the name of the job, by which it can be cancelled. */
export interface Started {
  readonly event: 'started';
  readonly job: string;
}

/** All records, the latest wins (the last one first), and days with a win in a row. */
export interface StatisticsDocument {
  readonly records: readonly RecordDocument[];
  readonly wins: readonly WinDocument[];
  readonly streaks: StreaksDocument;
}

/** One step of a technique. */
export interface StepDocument {
  readonly technique: string;
  readonly placements: readonly CandidateDocument[];
  readonly eliminations: readonly CandidateDocument[];
  readonly marks: readonly MarkDocument[];
  readonly links: readonly LinkDocument[];
}

/** A card of the stock; it is dropped by its name when it was played. */
export interface StockedCard {
  readonly puzzle: PuzzleDocument;
  readonly solution: string | null;
  readonly solutions: number;
  readonly rating: RatingDocument | null;
  readonly recipe: string;
  readonly seed: number;
  readonly fits: boolean;
  readonly name: string;
}

/** Days in a row: up to now, and the most ever. */
export interface StreaksDocument {
  readonly current: number;
  readonly longest: number;
}

/** Givens and rules to add, so that one solution is left. */
export interface SuggestionDocument {
  readonly givens: readonly CandidateDocument[];
  readonly rules: readonly RuleTree[];
}

/** What to add, fewest first. `proven`: fewer givens would not do. */
export interface SuggestionsTold {
  readonly event: 'suggestions';
  readonly suggestions: readonly SuggestionDocument[];
  readonly proven: boolean;
}

/** A weighted sum lies between two bounds. */
export interface SumPart {
  readonly kind: 'sum';
  readonly cells: readonly number[];
  readonly coefficients: readonly number[];
  readonly least: number;
  readonly most: number;
}

/**
 * How many solutions have each digit in each cell, counted over the first `solutions` of them.
 *
 * `exact`: these are all. `candidates` are those that some solution has, and `undecided` those of
 * which it was not found out in time: a mask of digits for each cell.
 */
export interface SurveyDocument {
  readonly solutions: number;
  readonly exact: boolean;
  readonly counts: readonly (readonly number[])[];
  readonly candidates: readonly number[];
  readonly undecided: readonly number[];
}

/** A stage of a hint that was told. */
export interface TellingDocument {
  readonly kind: 'where' | 'technique' | 'everything';
  readonly at: number;
}

/** A text, and the ending of a file for it. */
export interface TextDocument {
  readonly text: string;
  readonly extension: string;
}

/** As few givens as one solution needs, or `least`; those in `keep` stay. */
export interface ThinOutWish {
  readonly puzzle: PuzzleDocument;
  readonly seed?: number;
  readonly seconds?: number;
  readonly change: 'thin_out';
  readonly symmetry?: string;
  readonly least?: number;
  readonly keep?: readonly number[];
}

/** The search for all solutions of a puzzle, event by event, up to `limit` of them. */
export interface TraceWish {
  readonly seconds?: number;
  readonly limit?: number;
  readonly job: 'trace';
  readonly game: PuzzleDocument;
}

/**
 * A part of what is watched, in order, as three lists of the same length.
 *
 * `acts` has a letter for each. Of a search: g guess, p place, r remove, d dead end, s solution.
 * Of the making of a puzzle: n new attempt, f fill, e empty, k keep, x refuse, a accept. Where
 * there is no cell and no digit, they are 0.
 */
export interface Traced {
  readonly event: 'traced';
  readonly acts: string;
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

/** Digits that were written by one move, and how they could be known; see `nonet.reviews`. */
export interface TurnDocument {
  readonly number: number;
  readonly placements: readonly CandidateDocument[];
  readonly before: string;
  readonly at: number;
  readonly time: number;
  readonly others: number;
  readonly hints: number;
  readonly verdict: Verdict;
  readonly skill: SkillDocument | null;
  readonly seen: SeenDocument | null;
  readonly is_visible: boolean;
  readonly is_pause: boolean;
}

/** How a puzzle is turned (clockwise) or mirrored (on a diagonal: falling, rising). */
export interface TurnWish {
  readonly puzzle: PuzzleDocument;
  readonly turn: 'rotate90' | 'rotate180' | 'rotate270' | 'left_right' | 'top_bottom' | 'falling' | 'rising';
}

/** A puzzle that was turned or mirrored. */
export interface TurnedDocument {
  readonly puzzle: PuzzleDocument;
}

/** How a digit came onto the board. */
export type Verdict = 'deduced' | 'guessed' | 'wrong' | 'hinted' | 'open';

/** The whole way: one hint after the other, and how it ends. */
export interface WayDocument {
  readonly solved: boolean;
  readonly hints: readonly HintDocument[];
  readonly end: HintDocument;
}

/** One step of the way, how hard it is (as in `er`), and which rules it looks at. */
export interface WayStep {
  readonly technique: string;
  readonly name: string;
  readonly difficulty: number;
  readonly text: string;
  readonly cells: readonly number[];
  readonly placements: readonly CandidateDocument[];
  readonly eliminations: readonly CandidateDocument[];
  readonly rules: readonly number[];
}

/**
 * The way to the solution, as far as techniques lead.
 *
 * `hardest` is the number of the hardest step, `steepest` that of the step that is the hardest
 * compared with the one before it. `digits` and `candidates` are the board at the end: where
 * solving gets stuck unless it is `solved`.
 */
export interface WayTold {
  readonly event: 'way';
  readonly solved: boolean;
  readonly stopped: boolean;
  readonly steps: readonly WayStep[];
  readonly hardest: number | null;
  readonly steepest: number | null;
  readonly digits: string;
  readonly candidates: readonly number[];
}

/** The kinds of rules of the daily puzzles, from Monday to Sunday, from a day on. */
export interface WeekChoice {
  readonly since: string;
  readonly kinds: readonly (readonly string[])[];
  readonly hardest: 'beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond';
}

/** A game that was won, and when. */
export interface WinDocument {
  readonly ended: number;
  readonly time: number;
  readonly score: number;
  readonly board: string;
  readonly level: string | null;
}

/** A game to write, or only its puzzle; links lead to the page at `address`. */
export interface WriteWish {
  readonly save: SaveDocument;
  readonly format: string;
  readonly what?: 'game' | 'puzzle';
  readonly address?: string;
}

/** What can be asked for: the parts of a request, and its answer. */
export interface Operations {
  /** Takes the key from somebody who has typed it in; the answer brings it as a cookie. */
  'POST /api/key': {
    readonly body: KeyWish;
    readonly answer: null;
  };
  /** The address for links to this Nonet. */
  'GET /api/place': {
    readonly answer: PlaceDocument;
  };
  /** What a new game can be made of: boards, levels, scales, symmetries. */
  'GET /api/choices': {
    readonly answer: Choices;
  };
  /** What puzzles of a board can be, with its rules: 9x9-rows, 9x9+diagonals+killer. */
  'GET /api/board': {
    readonly query: { readonly name: string };
    readonly answer: BoardChoice;
  };
  /**
   * Makes a puzzle by recipe; the same seed gives the same puzzle.
   *
   * When it takes too long, it is the nearest that was found (`fits` is false).
   */
  'GET /api/puzzle': {
    readonly query: { readonly board?: string; readonly rules?: string | null; readonly sums?: string | null; readonly all_marks?: boolean; readonly mirrored?: boolean; readonly needless?: boolean; readonly level?: string | null; readonly scale?: string | null; readonly rating?: string | null; readonly givens?: string | null; readonly removed?: string | null; readonly symmetry?: string | null; readonly pattern?: string | null; readonly needs?: string | null; readonly allows?: string | null; readonly cages?: string | null; readonly wildness?: string | null; readonly minimal?: boolean; readonly seed?: number | null };
    readonly answer: CardDocument;
  };
  /**
   * The puzzle of a day: the same for everyone, for each level and board.
   *
   * Without a board it has the rules of its weekday.
   */
  'GET /api/daily/{day}': {
    readonly path: { readonly day: string };
    readonly query: { readonly level?: 'beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond'; readonly board?: string | null };
    readonly answer: CardDocument;
  };
  /** The player's own challenge with so many empty cells; it stays the same. */
  'GET /api/challenge/{number}': {
    readonly path: { readonly number: number };
    readonly answer: CardDocument;
  };
  /** Puzzles to play without the server, of some board and level or of all that are in stock. */
  'GET /api/stock': {
    readonly query: { readonly board?: string | null; readonly level?: 'beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond' | null };
    readonly answer: readonly StockedCard[];
  };
  /** What there is to fetch: the boards and levels of the stock, and how many puzzles of each. */
  'GET /api/shelves': {
    readonly answer: readonly ShelfDocument[];
  };
  /** The whole way to the solution of a puzzle in stock, as hints with all their words. */
  'GET /api/stock/{name}/way': {
    readonly path: { readonly name: string };
    readonly answer: WayDocument;
  };
  /** Takes a puzzle out of stock, since it was played; one that is gone is none the worse. */
  'DELETE /api/stock/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  /** What to look at next in a game: a mistake, wrong notes, or the easiest step. */
  'POST /api/hint': {
    readonly body: HintWish;
    readonly answer: HintDocument;
  };
  /** The whole way from a game to its solution, as far as it can be found in time. */
  'POST /api/way': {
    readonly body: HintWish;
    readonly answer: WayDocument;
  };
  /** The right digit of an empty cell. */
  'POST /api/reveal': {
    readonly body: RevealWish;
    readonly answer: CandidateDocument;
  };
  /** How many solutions a puzzle has, its class, its rating, and which rules its givens break. */
  'POST /api/check': {
    readonly body: GameWish;
    readonly answer: CheckDocument;
  };
  /** A solution, and whether it is the only one. */
  'POST /api/solve': {
    readonly body: GameWish;
    readonly answer: SolveDocument;
  };
  /** Help for a cell: which digits may go there. */
  'POST /api/candidates': {
    readonly body: CandidatesWish;
    readonly answer: CandidatesDocument;
  };
  /** Which digits the solutions of a puzzle have in each cell. */
  'POST /api/survey': {
    readonly body: GameWish;
    readonly answer: SurveyDocument;
  };
  /** Which givens could be left out without more solutions. */
  'POST /api/needless': {
    readonly body: GameWish;
    readonly answer: NeedlessDocument;
  };
  /** Which digits would have to be added to leave one solution. */
  'POST /api/additions': {
    readonly body: GameWish;
    readonly answer: AdditionsDocument;
  };
  /** All formats. */
  'GET /api/formats': {
    readonly answer: readonly FormatDocument[];
  };
  /** The game that a file, a pasted text or a link holds, in whatever format. */
  'POST /api/read': {
    readonly query: { readonly name?: string | null };
    readonly body: Blob | string;
    readonly answer: SaveDocument;
  };
  /** All games that a file or a text holds, as far as they can be shown to choose from. */
  'POST /api/read-all': {
    readonly query: { readonly name?: string | null };
    readonly body: Blob | string;
    readonly answer: GamesDocument;
  };
  /** The text of a game in a format; one that cannot express it refuses it and says why. */
  'POST /api/write': {
    readonly body: WriteWish;
    readonly answer: TextDocument;
  };
  /** The QR code of a text, such as a link, as a picture. */
  'GET /api/code': {
    readonly query: { readonly text: string };
    readonly answer: Blob;
  };
  /** A picture of a board as it stands, on light paper. */
  'POST /api/picture': {
    readonly body: PictureWish;
    readonly answer: Blob;
  };
  /** Starts a job and tells what happens, until it ends or nobody listens any more. */
  'POST /api/jobs': {
    readonly body: GenerateWish | CountWish | RateWish | TraceWish | MakingWish | PrintJobWish | ReviewWish;
    readonly answer: Started | Progress | Attempt | Laid | Traced | Made | Counted | Rated | Searched | Printing | Printed | Reviewing | Reviewed | Failed;
  };
  /** Cancels a job: it ends with what it has. One that has ended already is none the worse. */
  'DELETE /api/jobs/{job}': {
    readonly path: { readonly job: string };
    readonly answer: null;
  };
  /** The games, the latest first. */
  'GET /api/games': {
    readonly query: { readonly limit?: number; readonly after?: string | null; readonly won?: boolean | null; readonly goal?: string | null; readonly board?: string | null; readonly level?: 'beginner' | 'easy' | 'medium' | 'tricky' | 'hard' | 'expert' | 'master' | 'extreme' | 'beyond' | null };
    readonly answer: GameList;
  };
  /** A game with all its moves. */
  'GET /api/games/{name}': {
    readonly path: { readonly name: string };
    readonly answer: KeptGame;
  };
  /**
   * Keeps a whole game; when this is answered, it is on the disk.
   *
   * The same request may be sent again. A game that another page has changed is not overwritten.
   */
  'PUT /api/games/{name}': {
    readonly path: { readonly name: string };
    readonly body: PutWish;
    readonly answer: Receipt;
  };
  /** Forgets a game; what was reached with it stays. */
  'DELETE /api/games/{name}': {
    readonly path: { readonly name: string };
    readonly answer: null;
  };
  /** A small picture of the board as it stands. */
  'GET /api/games/{name}/picture': {
    readonly path: { readonly name: string };
    readonly query: { readonly look?: 'light' | 'dark' };
    readonly answer: Blob;
  };
  /** A game as it is kept, to save it elsewhere even if it cannot be read. */
  'GET /api/games/{name}/texts': {
    readonly path: { readonly name: string };
    readonly answer: GameTexts;
  };
  /**
   * Adds moves to a game; when this is answered, they are on the disk.
   *
   * The same request may be sent again, also with more moves after those of the last time.
   */
  'POST /api/games/{name}/moves': {
    readonly path: { readonly name: string };
    readonly body: ChangeWish;
    readonly answer: Receipt;
  };
  /** The challenges and puzzles of a day that were won. */
  'GET /api/goals': {
    readonly query: { readonly today: string };
    readonly answer: GoalsDocument;
  };
  /** Adds what was reached elsewhere; the better result counts. */
  'POST /api/goals': {
    readonly body: GoalsWish;
    readonly answer: null;
  };
  /** How many games were played and won, how fast, and on how many days in a row. */
  'GET /api/statistics': {
    readonly query: { readonly offset?: number };
    readonly answer: StatisticsDocument;
  };
  /** How the rules of a puzzle look, what they compile into, and what they say. */
  'POST /api/rules': {
    readonly body: RulesWish;
    readonly answer: RulebookDocument;
  };
  /** All kinds of rules, in the language that is wanted. */
  'GET /api/kinds': {
    readonly answer: readonly KindDocument[];
  };
  /** Which rules cannot be on the board as they are; those of a board that is told in full. */
  'POST /api/rules/faults': {
    readonly body: FaultsWish;
    readonly answer: readonly FaultDocument[];
  };
  /** All kinds of rules. */
  'GET /api/gallery': {
    readonly answer: readonly ExhibitDocument[];
  };
  /** A puzzle with one solution that it takes a rule of the kind to find. */
  'GET /api/gallery/{kind}': {
    readonly path: { readonly kind: string };
    readonly answer: PuzzleDocument;
  };
  /** All settings of the player, by name; the header X-Unreadable names those that are broken. */
  'GET /api/settings': {
    readonly answer: Readonly<Record<string, null | boolean | number | string | readonly (null | boolean | number | string | readonly (null | boolean | number | string | readonly (null | boolean | number | string)[] | Readonly<Record<string, null | boolean | number | string>>)[] | Readonly<Record<string, null | boolean | number | string | readonly (null | boolean | number | string)[] | Readonly<Record<string, null | boolean | number | string>>>>)[] | Readonly<Record<string, null | boolean | number | string | readonly (null | boolean | number | string | readonly (null | boolean | number | string)[] | Readonly<Record<string, null | boolean | number | string>>)[] | Readonly<Record<string, null | boolean | number | string | readonly (null | boolean | number | string)[] | Readonly<Record<string, null | boolean | number | string>>>>>>>>;
  };
  /** Keeps some settings and leaves the others as they are; null forgets one. */
  'PATCH /api/settings': {
    readonly body: Readonly<Record<string, null | boolean | number | string | readonly (null | boolean | number | string | readonly (null | boolean | number | string | readonly (null | boolean | number | string)[] | Readonly<Record<string, null | boolean | number | string>>)[] | Readonly<Record<string, null | boolean | number | string | readonly (null | boolean | number | string)[] | Readonly<Record<string, null | boolean | number | string>>>>)[] | Readonly<Record<string, null | boolean | number | string | readonly (null | boolean | number | string | readonly (null | boolean | number | string)[] | Readonly<Record<string, null | boolean | number | string>>)[] | Readonly<Record<string, null | boolean | number | string | readonly (null | boolean | number | string)[] | Readonly<Record<string, null | boolean | number | string>>>>>>>>;
    readonly answer: null;
  };
  /** All settings as the texts that are kept, even those that cannot be read. */
  'GET /api/settings/texts': {
    readonly answer: Readonly<Record<string, string>>;
  };
  /** Prints games and new puzzles as PDF. The same wish gives the same bytes. */
  'POST /api/print': {
    readonly body: PrintWish;
    readonly answer: Blob;
  };
  /** What a job has printed, as long as it is kept. */
  'GET /api/prints/{name}': {
    readonly path: { readonly name: string };
    readonly answer: Blob;
  };
  /** A page of that as a picture with so many dots per inch. */
  'GET /api/prints/{name}/{page}': {
    readonly path: { readonly name: string; readonly page: number };
    readonly query: { readonly dots?: number };
    readonly answer: Blob;
  };
  /** The easiest technique that is there in a game, as an exercise. */
  'POST /api/learn/find': {
    readonly body: HintWish;
    readonly answer: FindDocument;
  };
  /** The chapters of the course with their lessons. */
  'GET /api/learn/course': {
    readonly query: { readonly language?: 'cs' | 'de' | 'en' };
    readonly answer: CourseDocument;
  };
  /** A lesson: of a technique, by its name, or a page to read. */
  'GET /api/learn/lessons/{name}': {
    readonly path: { readonly name: string };
    readonly query: { readonly language?: 'cs' | 'de' | 'en' };
    readonly answer: LessonDocument;
  };
  /** A position in which the technique is to be found; the same seed gives the same one. */
  'GET /api/learn/exercises/{technique}': {
    readonly path: { readonly technique: string };
    readonly query: { readonly seed: number; readonly level?: number | null; readonly language?: 'cs' | 'de' | 'en' };
    readonly answer: ExerciseDocument;
  };
  /** A chapter to take along; another seed gives other exercises. */
  'GET /api/learn/packs/{chapter}': {
    readonly path: { readonly chapter: string };
    readonly query: { readonly language?: 'cs' | 'de' | 'en'; readonly seed?: number };
    readonly answer: PackDocument;
  };
  /** Lessons and chapters by their names, or the whole course, with exercises and solutions. */
  'GET /api/course.pdf': {
    readonly query: { readonly name?: readonly string[]; readonly language?: 'cs' | 'de' | 'en'; readonly seed?: number; readonly count?: number; readonly paper?: string };
    readonly answer: Blob;
  };
  /** Ends the server; only a page on the same computer may ask for that. */
  'POST /api/quit': {
    readonly answer: null;
  };
  /** Tells what there is to say about a puzzle, the cheapest first, until nobody listens. */
  'POST /api/studio/analysis': {
    readonly body: AnalysisWish;
    readonly answer: Started | Progress | FaultsTold | SolutionsTold | CandidatesTold | ClashTold | RatingTold | WayTold | IdleRulesTold | NeedlessTold | SuggestionsTold | FinishedTold | Failed;
  };
  /** Changes a puzzle for its setter: the last event has the new givens, or rules to add. */
  'POST /api/studio/change': {
    readonly body: FillWish | ThinOutWish | CompleteWish | LevelWish | PatternWish | LayWish;
    readonly answer: Started | Progress | Changed | Failed;
  };
  /** The rules of a puzzle in words, in three languages. */
  'POST /api/studio/rule-text': {
    readonly body: RuleTextWish;
    readonly answer: RuleTextDocument;
  };
  /** The puzzle mirrored or turned, rules and all. */
  'POST /api/studio/turned': {
    readonly body: TurnWish;
    readonly answer: TurnedDocument;
  };
  /** What has to be right before a puzzle is published, point by point. */
  'POST /api/studio/checklist': {
    readonly body: CheckListWish;
    readonly answer: CheckListDocument;
  };
}
