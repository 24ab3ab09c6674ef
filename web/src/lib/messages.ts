/** The server's messages, from its OpenAPI schema (`npm run types`); those of the WebSocket are described in docs/api.md. */
import type { AnyView } from '$games/face';
import type { components } from './schema';

/** The server always sends every field, those with defaults too. */
type Whole<T> = T extends (infer One)[] ? Whole<One>[] : T extends object ? { [Key in keyof T]-?: Whole<T[Key]> } : T;
type Schema = components['schemas'];

export type Me = Whole<Schema['Me']>;
export type Confirm = Me['confirm'];
export type GameFacts = Whole<Schema['GameFacts']>;
export type BotFacts = Whole<Schema['BotFacts']>;
export type Seat = Whole<Schema['Seat']>;
export type Table = Whole<Schema['Table']>;
export type TableRow = Whole<Schema['TableRow']>;
export type LogLine = Whole<Schema['LogLine']>;
export type Result = Whole<Schema['Result']>;
export type Position = Omit<Whole<Schema['Position']>, 'view'> & { view: AnyView };
export type ChatLine = Whole<Schema['ChatLine']>;
export type Snapshot = Omit<Whole<Schema['Snapshot']>, 'position'> & { position: Position | null };
export type Hint = Whole<Schema['Hint']>;
export type NewTable = Schema['NewTable'];
export type Answer = Omit<Whole<Schema['Answer']>, 'arguments'> & { arguments: Record<string, string | number> };

export interface Fault {
  code: string;
  key: string;
  arguments: Record<string, string | number>;
  message: string;
  index: number | null;
  position: Position | null;
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
