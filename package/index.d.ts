// <motley-board>: what docs/embedding.md of the project says, as types. Importing the package defines the
// element, where there are elements.

export type Mode = 'play' | 'diagram' | 'replay' | 'task' | 'edit';

/** Who has played an action; `script` is whoever called `play`, or the answer in a task; `elsewhere`, with `watch`. */
export type Player = 'person' | 'computer' | 'script' | 'elsewhere';

export interface Turn {
  /** The letter of who is to act. */
  seat: string;
  /** From 1; 0 where turns are not numbered. */
  number: number;
}

export interface Outcome {
  result: 'ongoing' | 'win' | 'draw';
  /** The winner's letter. */
  winner?: string;
  /** A code, such as `throne`. */
  reason?: string;
}

export interface Explanation {
  /** A code. */
  reason: string;
  /** The squares that are the cause. */
  squares: string[];
  /** The same in words, in the board's language. */
  text: string;
}

/** What is said of a position, and what was played next. */
export interface Notes {
  /** Without arrows and marks; other commands, as `[%clk 0:03:12]`, stand in them. */
  comments: string[];
  /** Arrows and marks, as the attribute `marks` says them; empty: none. */
  marks: string;
  /** The first one goes on with the main line, the others are variations. */
  children: TreeNode[];
}

export interface Tree extends Notes {
  /** The text of the position where the game begins. */
  position: string;
}

/** A position after an action. */
export interface TreeNode extends Notes {
  /** The action's text. */
  text: string;
  /** The letter of who has acted. */
  seat: string;
  /** How many actions lead there, this one included. */
  ply: number;
  /** Glyphs of annotators, by the numbers of PGN: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  glyphs: number[];
}

export interface PositionDetail {
  /** How many actions lead to the position shown. */
  ply: number;
  /** Its text. */
  current: string;
  /** In `edit`: why it cannot be played, in the board's language; empty: it can. */
  problem?: string;
}

export interface ActionDetail {
  /** The action's text. */
  text: string;
  /** The letter of who has acted. */
  seat: string;
  /** How many actions have been played, this one included. */
  ply: number;
  by: Player;
}

export interface BeforePlayDetail {
  /** The action's text. */
  text: string;
  /** The letter of who is to act. */
  seat: string;
  /** How many actions will have been played, this one included. */
  ply: number;
}

export interface DrawDetail {
  /** All that the reader has drawn on the position shown, as the attribute `marks` says it; empty: nothing. */
  marks: string;
}

export interface SolveDetail {
  /** How many wrong actions were tried, or shown instead of found. */
  mistakes: number;
}

export interface ErrorDetail {
  /** What could not be read or loaded: the name of an attribute, a part of the game, `board` or `computer`. */
  subject: string;
  /** A code. */
  reason: string;
  /** What was given. */
  text: string;
  /** Where in it the offending part begins, in characters from 0. */
  offset: number;
  /** How long that part is, in characters; 0 where something is missing. */
  length: number;
  /** The same in words. */
  message: string;
}

export interface MotleyBoardEventMap extends Omit<HTMLElementEventMap, 'error'> {
  /** The board stands. */
  ready: CustomEvent<null>;
  /** Another position is shown, however that came. */
  position: CustomEvent<PositionDetail>;
  /** A reader is about to play an action; `preventDefault()` forbids it. */
  beforeplay: CustomEvent<BeforePlayDetail>;
  /** An action has been played. */
  action: CustomEvent<ActionDetail>;
  /** Another seat is to act. */
  turn: CustomEvent<Turn>;
  /** The game is over. */
  end: CustomEvent<Outcome>;
  /** The reader has drawn an arrow or a mark, or removed it. */
  draw: CustomEvent<DrawDetail>;
  /** A task is solved. */
  solve: CustomEvent<SolveDetail>;
  /** An attribute could not be read, or the board, a part of it or the computer failed; what stood before stays. */
  error: CustomEvent<ErrorDetail>;
}

/**
 * A live board that knows all rules, says why something cannot be done, and plays against its reader.
 *
 * @slot - What shows until the board stands, and where it cannot. A child `<script type="application/x-motley-record">`
 *   is the game as a record.
 * @cssprop --motley-light - light squares
 * @cssprop --motley-dark - dark squares
 * @cssprop --motley-frame - the edge of the board
 * @cssprop --motley-coordinates - its letters
 * @cssprop --motley-background - behind what is around the board
 * @cssprop --motley-text - the words around the board
 * @cssprop --motley-accent - links, buttons, what is chosen
 * @cssprop --motley-line - borders
 * @cssprop --motley-target - where a piece can go
 * @cssprop --motley-capture - what would be taken
 * @cssprop --motley-last - what was played last
 * @cssprop --motley-font - font of the words; else the page's
 * @cssprop --motley-size - width at most, 480px by default
 * @csspart board - the board
 * @csspart players - the names of the players
 * @csspart comment - what a record says of a position
 * @csspart status - how the game stands
 * @csspart controls - the row of buttons
 * @csspart button - each button of it
 * @csspart moves - the list of what was played
 * @csspart legend - the pieces in play
 * @csspart message - what is told beside the game
 * @csspart link - the link to the page
 */
export class MotleyBoard extends HTMLElement {
  /**
   * Where the links below boards lead: the address of a Motley, with its last slash. null, as the package
   * sets it: there are no links. Read when a board starts.
   */
  static site: string | null | undefined;

  /** The game: `family;key=value…`. */
  get variant(): string;
  set variant(value: string | null | undefined);
  /** Where it begins; empty: the variant's start. */
  get position(): string;
  set position(value: string | null | undefined);
  /** What has been played; in a task the solution; in a replay all of the game. Spaces or dots between. */
  get actions(): string;
  set actions(value: string | null | undefined);
  /** Draws the start, in games whose starts can be drawn: a whole number from 0 to 4294967295. */
  get seed(): string;
  set seed(value: string | number | null | undefined);
  /** A link of the page, or its part after `#`: everything at once; other attributes beside it win. */
  get link(): string;
  set link(value: string | null | undefined);
  /** The game as a record, with its names and comments; `link` and other attributes beside it win. */
  get record(): string;
  set record(value: string | null | undefined);
  /** What readers can do; empty: `play`. */
  get mode(): Mode | '';
  set mode(value: Mode | '' | null | undefined);
  /** In a task what solves it, whatever way leads there, such as `take d5 in 1 action`; empty: `actions`, or to win. */
  get goal(): string;
  set goal(value: string | null | undefined);
  /** In a task what it asks of the reader; empty: the goal in words. */
  get question(): string;
  set question(value: string | null | undefined);
  /** A level from 1 to 10: the computer plays all seats but the one that acts first; a list: who each. */
  get computer(): string;
  set computer(value: string | number | null | undefined);
  /**
   * In `play` the reader's own seats, one letter each; empty: all. The seats that are neither the reader's nor a
   * computer's wait for `play()`, and the board is seen from the own side.
   */
  get seat(): string;
  set seat(value: string | null | undefined);
  /** How many of the actions have been played when the board opens, from 0; `last`: all. */
  get at(): string;
  set at(value: string | number | null | undefined);
  /** A name under which the reader's game is kept over a reload, in the storage of your page; empty: it is not. */
  get keep(): string;
  set keep(value: string | null | undefined);
  /** Seen from the other side. */
  get flip(): boolean;
  set flip(value: boolean);
  /** The pieces in play, with diagrams of how they move; empty: `button`, in diagrams `off`. */
  get legend(): 'off' | 'button' | 'open' | '';
  set legend(value: 'off' | 'button' | 'open' | '' | null | undefined);
  /** The list of what was played; empty: `off`, in replays `on`. */
  get moves(): 'off' | 'on' | '';
  set moves(value: 'off' | 'on' | '' | null | undefined);
  /** The link for watching a live game; or its name alone, beside `link`. */
  get watch(): string;
  set watch(value: string | null | undefined);
  /** The address of the file that names the servers for that; empty: `live.json` beside the page of Motley. */
  get live(): string;
  set live(value: string | null | undefined);
  /** The address of a Fluent file with words of your own, in the language that `lang` names. */
  get strings(): string;
  set strings(value: string | null | undefined);
  /** The names of files and ranks: empty or `on`: beside the board; `inside`: in its squares; `off`: none. */
  get coordinates(): 'on' | 'off' | 'inside' | '';
  set coordinates(value: 'on' | 'off' | 'inside' | '' | null | undefined);
  /** The menu below the board: its game as a link, a record or a file, and its position; empty: `off`, in replays `on`. */
  get menu(): 'off' | 'on' | '';
  set menu(value: 'off' | 'on' | '' | null | undefined);
  /** Buttons below the board; empty: `on`, in diagrams `off`. */
  get controls(): 'on' | 'off' | '';
  set controls(value: 'on' | 'off' | '' | null | undefined);
  /** Colours; empty: `auto`, by the page's `color-scheme`. */
  get theme(): 'auto' | 'light' | 'dark' | '';
  set theme(value: 'auto' | 'light' | 'dark' | '' | null | undefined);
  /** Its width at most: a number of pixels, or `full`; empty: 480, or what your style sheet says. */
  get width(): string;
  set width(value: string | number | null | undefined);
  /** What screen readers call the board; empty: the name of the game. */
  get label(): string;
  set label(value: string | null | undefined);
  /** Names of the players in the order of their seats, with commas between them; empty: those of the record. */
  get names(): string;
  set names(value: string | null | undefined);
  /** Arrows and marks on the position shown, as `e2:e4 d5=red`. */
  get marks(): string;
  set marks(value: string | null | undefined);
  /** How readers draw arrows and marks; empty: `on`, with the right mouse button. */
  get drawing(): 'on' | 'off' | 'button' | '';
  set drawing(value: 'on' | 'off' | 'button' | '' | null | undefined);
  /**
   * The set of pieces: `classic`, `bold`, or the address of an SVG with a `<symbol>` for each kind, which has a dot or a
   * slash in it; empty: `classic`.
   */
  get pieces(): 'classic' | 'bold' | (string & {});
  set pieces(value: 'classic' | 'bold' | (string & {}) | null | undefined);
  /** Language of the words; empty: that of the page around it. English where there is no other. */
  lang: string;

  /** Fulfilled when the board is ready. */
  readonly ready: Promise<void>;
  /** The texts of all legal actions. */
  readonly legalActions: string[];
  /** The texts of the actions that were played up to the position shown. */
  readonly played: string[];
  /** How many actions lead to the position shown. */
  readonly ply: number;
  /** The text of the position shown. */
  readonly current: string;
  /** Whose turn it is. */
  readonly turn: Turn;
  /** How the game stands. */
  readonly outcome: Outcome;

  /** Plays a legal action; throws an error with `reason` and changes nothing if it is not legal. */
  play(text: string): void;
  /** Takes an action back, and with it the answers of computers; returns false if there was none. */
  undo(): boolean;
  /** Plays the action again that was taken back; returns false if there was none. */
  redo(): boolean;
  /**
   * Shows the position after so many actions, or the one that these actions lead to from the start, in a replay in a
   * variation too; returns false if there is none.
   */
  goTo(ply: number | string[]): boolean;
  /** The game as plain data; in a replay with its variations, comments, glyphs and marks. */
  tree(): Tree;
  /** Returns to the game that the attributes describe. */
  reset(): void;
  /**
   * Why no action leads from a source to a target, a square. The source is a square, or `*` and the code of a kind
   * in the hand of the player to act, as `*Q`.
   */
  explain(from: string, to: string): Explanation;
  /** The link of this game on the page; without a page only the part after `#`. */
  toLink(): string;
  /** Gives the board the keyboard focus. */
  focus(options?: FocusOptions): void;
  /** Starts the board now, without waiting until it comes near; if loading had failed, tries again. */
  start(): Promise<void>;

  addEventListener<Name extends keyof MotleyBoardEventMap>(
    type: Name,
    listener: (this: MotleyBoard, event: MotleyBoardEventMap[Name]) => any,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof MotleyBoardEventMap>(
    type: Name,
    listener: (this: MotleyBoard, event: MotleyBoardEventMap[Name]) => any,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'motley-board': MotleyBoard;
  }
}
