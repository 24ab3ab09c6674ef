/** The server's messages (src/steiger/server/messages.py), as far as the pages use them. */

export type Status = 'open' | 'running' | 'finished' | 'cancelled' | 'review';
export type SeatKind = 'open' | 'human' | 'hotseat' | 'bot';
export type Confirm = 'none' | 'confirm' | 'timer';

export interface Me {
  id: string;
  name: string;
  language: string;
  confirm: Confirm;
  timer: number;
  passphrase: boolean;
  webhook: string | null;
}

export interface GameOption {
  name: string;
  values: (string | boolean)[];
  default: string | boolean | null;
  several: boolean;
}

export interface GameFacts {
  name: string;
  rules: number;
  least_players: number;
  most_players: number;
  options: GameOption[];
  topics: string[];
  verbs: Record<string, string[]>;
}

export interface BotFacts {
  name: string;
  games: string[];
}

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

export interface Table {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: Status;
  mode: 'live' | 'turns';
  public: boolean;
  host: string;
  created: number;
  seats: Seat[];
  clock: { initial: number; increment: number } | null;
  commitment: string | null;
  reveal: { setup: unknown; salt: string } | null;
  origin: { kind: 'fork' | 'rematch' | 'import'; table: string | null; ply: number | null } | null;
  rematch: string | null;
  watchers: number;
}

export interface TableRow {
  id: string;
  game: string;
  status: Status;
  mode: 'live' | 'turns';
  public: boolean;
  created: number;
  changed: number;
  ply: number;
  seats: Seat[];
  mine: number[];
  my_turn: boolean;
}

export interface LogLine {
  ply: number;
  seat: number;
  words: string;
  verb: string;
  arguments: Record<string, string>;
  at: number | null;
}

export interface Result {
  scores: number[];
  winners: number[];
  breakdown: Record<string, number>[];
}

export interface Position {
  ply: number;
  revision: number;
  seat: number | null;
  to_move: number | null;
  view: Record<string, unknown>;
  legal: { id: number; words: string }[];
  log: LogLine[];
  log_from: number;
  turn: { draft: boolean; can_undo: boolean; must_confirm: boolean; deadline: number | null };
  clock: { left: number[]; running: number | null } | null;
  result: Result | null;
}

export interface ChatLine {
  id: number;
  at: number;
  name: string;
  text: string;
  seat: number | null;
}

export interface Snapshot {
  table: Table;
  mine: number[];
  position: Position | null;
  chat: ChatLine[];
  notes: string | null;
  since: number | null;
  invite: string | null;
}

export interface Answer {
  words: string;
  legal: boolean;
  key: string | null;
  arguments: Record<string, string | number>;
  message: string | null;
}

export interface Fault {
  code: string;
  key: string;
  arguments: Record<string, string | number>;
  message: string;
  index: number | null;
  position: Position | null;
}

export interface Hint {
  kind: string;
  actions: string[];
  facts: Record<string, unknown>;
}

export type Event =
  | { type: 'snapshot'; snapshot: Snapshot }
  | { type: 'table'; table: Table; mine: number[] }
  | { type: 'position'; position: Position }
  | { type: 'chat'; line: ChatLine }
  | { type: 'done'; id: number }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'fault'; id: number | null; fault: Fault }
  | { type: 'bye'; retry: number };
