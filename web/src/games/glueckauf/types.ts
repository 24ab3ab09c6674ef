/** Types of the view, generated from Python. */
export * from './generated';
