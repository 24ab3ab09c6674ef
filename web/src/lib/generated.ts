/** Generated from Python by `make generated`. Do not edit. */

export type Goal = Record<string, string | number | boolean>;

/** One player's side of the table. */
export interface SeatView {
  score: number;
}

/** What one seat, or a spectator (`seat` is null), may see. `player` is the seat to move, null when the game is over. `plannable`: the player to move can ask for routes to goals now. */
export interface View {
  seat: number | null;
  player: number | null;
  phase: string;
  seats: SeatView[];
  plannable: boolean;
}

/** The cheapest way to a goal. `reached` is 1 for a single thing, otherwise a count. `now`: the actions are for now. */
export interface Route {
  goal: Record<string, string | number | boolean>;
  reached: number;
  steps: number;
  actions: string[];
  now: boolean;
}

/** One result of an action. `kind`, `what` and `by` are words of the game, such as `deliver`, order `21` by `truck`. `amount` is a price, a count or points. `seat` is the player it happened to. */
export interface Event {
  kind: string;
  seat: number;
  what: string;
  by: string;
  amount: number;
}

/** One comparison of a scoring: how much each player has of it, who is first, and the points by seat. */
export interface Column {
  name: string;
  counts: number[];
  first: number[];
  points: number[];
}

/** The end of a stage, such as a shift or a round. `kind` is the game's word for the stage. The scores by seat: at the `start` of the stage, `before` this scoring and `after` it. `events` happened at the same moment. */
export interface Scoring {
  kind: string;
  number: number;
  columns: Column[];
  start: number[];
  before: number[];
  after: number[];
  events: Event[];
}

/** The results of one action. `points` are by seat, without those of a scoring, and empty if nobody scored. `begins`: a new turn begins with this action, even if the same player moved before. */
export interface Outcome {
  events: Event[];
  points: number[];
  scoring: Scoring | null;
  begins: boolean;
}

export type Status = "open" | "running" | "finished" | "cancelled" | "review";

export type Mode = "live" | "turns";

export type Confirm = "none" | "confirm" | "timer";

export type SeatKind = "open" | "human" | "hotseat" | "bot";

export type Scope = "play" | "bot";

/** A sentence within a sentence: its key in the locale files and its arguments. */
export interface Phrase {
  key: string;
  arguments: Record<string, string | number | number | boolean | Phrase | null>;
}

/** Seconds at the start and seconds added after each turn. */
export interface ClockRule {
  initial: number;
  increment?: number;
}

/** PUT /api/tables/{id}/seats/{seat}, and the seats of a new table. */
export interface SeatWish {
  kind: SeatKind;
  bot?: string | null;
  name?: string | null;
}

/** The options of a table, chosen when it is opened. A new option is one field here: storage, the lobby, rematches and forks carry the whole struct. */
export interface TableOptions {
  game: string;
  options: Record<string, unknown>;
  components: Record<string, unknown>;
  seed: number | null;
  mode: Mode;
  clock: ClockRule | null;
  public: boolean;
  advice: boolean;
}

/** POST /api/tables. Seats left out are open. The creator takes the first open seat unless `sit` is false. Without `advice` nobody at this table gets hints or plans. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  components?: Record<string, unknown>;
  seed?: number | null;
  mode?: Mode;
  clock?: ClockRule | null;
  public?: boolean;
  advice?: boolean;
  players: number;
  sit?: boolean;
  seats?: SeatWish[];
}

/** POST /api/tables/{id}/join: the first open seat unless one is named; `invite` for a table that is not public. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** POST /api/tables/{id}/cancel: consent, or withdraw it. */
export interface Vote {
  agree?: boolean;
}

/** One seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  player: string | null;
  bot: string | null;
  connected: boolean;
  resigned: boolean;
  late: boolean;
  cancel: boolean;
  replace: number[];
}

/** What was dealt, published when the game is over. */
export interface Reveal {
  setup: unknown;
  salt: string;
}

/** Where a table came from. */
export interface Origin {
  kind: "fork" | "import" | "rematch";
  table: string | null;
  ply: number | null;
}

/** What everybody may know about a table, apart from the position. `seeded`: somebody chose the deal, by its seed or by continuing a known game, so the game does not count in statistics. */
export interface Table {
  game: string;
  options: Record<string, unknown>;
  components: Record<string, unknown>;
  seed: number | null;
  mode: Mode;
  clock: ClockRule | null;
  public: boolean;
  advice: boolean;
  id: string;
  rules: number;
  status: Status;
  host: string;
  created: number;
  seats: Seat[];
  seeded: boolean;
  commitment: string | null;
  reveal: Reveal | null;
  origin: Origin | null;
  rematch: string | null;
  watchers: number;
}

/** A table in the lobby. `corrected`: its components differ from the defaults. `edition`: the name of these components. `seeded`: somebody chose the deal, so the game does not count in statistics. */
export interface TableRow {
  game: string;
  options: Record<string, unknown>;
  components: Record<string, unknown>;
  seed: number | null;
  mode: Mode;
  clock: ClockRule | null;
  public: boolean;
  advice: boolean;
  id: string;
  status: Status;
  created: number;
  changed: number;
  ply: number;
  seats: Seat[];
  seeded: boolean;
  corrected: boolean;
  edition: string | null;
  mine: number[];
  my_turn: boolean;
}

export interface Lobby {
  tables: TableRow[];
}

/** An action: its words, which identify it, and the same as a verb and named arguments. */
export interface Action {
  words: string;
  verb: string;
  arguments: Record<string, string>;
}

/** A legal action and its number in the vocabulary. */
export interface Choice {
  words: string;
  verb: string;
  arguments: Record<string, string>;
  id: number;
}

/** One action as this viewer may read it; `?` stands for what it may not. `turn` numbers the turns from 0. `events` are its results, `points` the points by seat (empty if nobody scored), `scoring` the stage that ended with it. */
export interface LogLine {
  words: string;
  verb: string;
  arguments: Record<string, string>;
  ply: number;
  seat: number;
  at: number | null;
  turn: number;
  events: Event[];
  points: number[];
  scoring: Scoring | null;
}

/** What the viewer's seat can do with its turn besides playing. */
export interface Turn {
  draft: boolean;
  can_undo: boolean;
  must_confirm: boolean;
  deadline: number | null;
}

/** Seconds left by seat when the message was sent, and the seat whose clock runs. */
export interface Clock {
  left: number[];
  running: number | null;
}

export interface Result {
  scores: number[];
  winners: number[];
  breakdown: Record<string, number>[];
}

/** A position for one viewer. `log` begins at ply `log_from`. `view` is the game's view. */
export interface Position {
  ply: number;
  revision: number;
  seat: number | null;
  to_move: number | null;
  view: View;
  legal: Choice[];
  log: LogLine[];
  log_from: number;
  turn: Turn;
  clock: Clock | null;
  result: Result | null;
}

/** A line of chat. `seat` says who speaks: the client shows that seat's colour. A spectator has none. The server makes sure that no spectator is called like a seated player. */
export interface ChatLine {
  id: number;
  at: number;
  name: string;
  text: string;
  seat: number | null;
}

/** All that a viewer needs to draw a table. `position` is null before the start. */
export interface Snapshot {
  table: Table;
  mine: number[];
  position: Position | null;
  chat: ChatLine[];
  notes: string | null;
  since: number | null;
  invite: string | null;
}

/** POST /api/tables/{id}/move: all the actions, or none of them. `revision` too, where undo may have come between. */
export interface Move {
  ply: number;
  actions: string[];
  revision?: number | null;
}

/** POST /api/tables/{id}/undo, /restart, /confirm */
export interface Step {
  ply: number;
  revision?: number | null;
}

/** POST /api/tables/{id}/why */
export interface Ask {
  words: string;
}

/** Why an action is refused now; `legal` if it is not. */
export interface Answer {
  words: string;
  legal: boolean;
  key: string | null;
  arguments: Record<string, string | number | number | boolean | Phrase | null>;
  message: string | null;
}

/** POST /api/tables/{id}/chat */
export interface Say {
  text: string;
}

/** PUT /api/tables/{id}/notes */
export interface Notes {
  text: string;
}

/** POST /api/tables/{id}/fork. With `seat`, what that seat could not know is dealt again. */
export interface Fork {
  ply: number;
  seat?: number | null;
  public?: boolean;
}

/** Every answer that is not a success. `key` and `arguments` are those of the locale files, `message` the sentence. */
export interface Fault {
  code: string;
  key: string;
  arguments: Record<string, string | number | number | boolean | Phrase | null>;
  message: string;
  index: number | null;
  position: Position | null;
}

/** POST /api/tables/{id}/hint. `goals` lists what the player can aim at. With `goal`, one of them, a plan leads to it. */
export interface HintWish {
  kind?: string;
  goal?: Record<string, string | number | boolean>;
}

/** One part of what a turn changes, by the key that names it, in points before and after. */
export interface Why {
  part: string;
  before: number;
  after: number;
}

/** A turn as far as it is certain, the share of the win it promises ± two errors, the final scores expected, and why. */
export interface Plan {
  actions: string[];
  win: number;
  error: number | null;
  score: number;
  rival: number;
  reasons: Why[];
}

/** A turn that a bot would play. `deeds` are its actions in parts. */
export interface Advised {
  actions: string[];
  win: number;
  error: number | null;
  score: number;
  rival: number;
  reasons: Why[];
  deeds: Action[];
}

/** The cheapest way to a goal. `deeds` are its actions in parts. */
export interface PlannedRoute {
  goal: Record<string, string | number | boolean>;
  reached: number;
  steps: number;
  actions: string[];
  now: boolean;
  deeds: Action[];
}

/** The bot that was asked and the turns it considered, or the ways to goals. */
export interface HintFacts {
  bot: string | null;
  plans: Advised[];
  goals: PlannedRoute[];
}

/** The actions to play next. `deeds` are the same in parts. */
export interface Hint {
  kind: string;
  actions: string[];
  deeds: Action[];
  facts: HintFacts;
}

/** POST /api/guests */
export interface Enter {
  name: string;
  language?: string;
}

/** POST /api/login */
export interface Return {
  name: string;
  passphrase: string;
}

/** PATCH /api/me: only what is given changes. */
export interface Change {
  name?: string;
  language?: string;
  passphrase?: string | null;
  confirm?: Confirm;
  timer?: number;
  webhook?: string | null;
}

/** POST /api/tokens */
export interface NewToken {
  scope?: Scope;
}

export interface Token {
  token: string;
  scope: Scope;
}

export interface Person {
  id: string;
  name: string;
}

export interface Me {
  id: string;
  name: string;
  language: string;
  confirm: Confirm;
  timer: number;
  passphrase: boolean;
  webhook: string | null;
}

export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  best: number | null;
  average: number | null;
  sources: Record<string, number>;
  verbs: Record<string, number>;
  places: Record<string, number>;
  seconds: number;
}

export interface PlayerStatistics {
  player: Person;
  games: GameStatistics[];
}

export interface SeatStatistics {
  seat: number;
  name: string;
  score: number;
  sources: Record<string, number>;
  verbs: Record<string, number>;
  places: Record<string, number>;
  seconds: number;
}

export interface TableStatistics {
  ply: number;
  seats: SeatStatistics[];
}

export interface GameOption {
  name: string;
  values: (string | boolean)[];
  default: string | boolean | null;
  several: boolean;
}

/** Corrected components under a name, for so many players: what a new table takes as `components`. */
export interface EditionFacts {
  name: string;
  players: number[];
  components: Record<string, unknown>;
}

/** `correctable`: whether it has components that the owner of a box may correct. `advised`: whether any bot gives advice. */
export interface GameFacts {
  name: string;
  rules: number;
  least_players: number;
  most_players: number;
  options: GameOption[];
  topics: string[];
  verbs: Record<string, string[]>;
  editions: EditionFacts[];
  correctable: boolean;
  advised: boolean;
}

export interface Explanation {
  topic: string;
  text: string;
}

/** `rank` orders the bots whose advice is worth something; 0 for the others. */
export interface BotFacts {
  name: string;
  games: string[];
  rank: number;
}

export interface WsHello {
  type: "hello";
  token?: string | null;
  seat?: number | null;
  ply?: number | null;
  revision?: number | null;
}

export interface WsMove {
  type: "move";
  id: number;
  ply: number;
  actions: string[];
  revision?: number | null;
}

export interface WsStep {
  type: "step";
  id: number;
  what: "confirm" | "restart" | "undo";
  ply: number;
  revision?: number | null;
}

export interface WsWhy {
  type: "why";
  id: number;
  words: string;
}

export interface WsSay {
  type: "say";
  id: number;
  text: string;
}

export interface WsPing {
  type: "ping";
  id?: number;
}

export type WsRequest = WsHello | WsMove | WsStep | WsWhy | WsSay | WsPing;

export interface WsSnapshot {
  type: "snapshot";
  snapshot: Snapshot;
}

export interface WsTable {
  type: "table";
  table: Table;
  mine: number[];
}

export interface WsPosition {
  type: "position";
  position: Position;
}

export interface WsChat {
  type: "chat";
  line: ChatLine;
}

export interface WsDone {
  type: "done";
  id: number;
}

export interface WsAnswer {
  type: "answer";
  id: number;
  answer: Answer;
}

export interface WsFault {
  type: "fault";
  id: number | null;
  fault: Fault;
}

/** The server stops; come back after `retry` seconds. */
export interface WsBye {
  type: "bye";
  retry: number;
}

export type WsEvent = WsSnapshot | WsTable | WsPosition | WsChat | WsDone | WsAnswer | WsFault | WsBye;
