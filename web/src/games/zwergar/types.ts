/** Types of the view, generated from Python. */
export * from './generated';
export type { Cart as CartOf } from './generated';
