/** The server's messages, generated from Python. */
export type * from './generated';
export type { WsEvent as Event } from './generated';
