/** A made-up game of ten plies for the tests of replays and tutorials. Its stage changes every four plies. */
import type { Face } from '$games/face';
import type { LogLine, Position, Table } from './generated';
import { action, pointing } from './pointing.fake';

export const LAST = 10;
export const LOG: LogLine[] = Array.from({ length: LAST }, (_, ply) => ({
  ...line(`move ${'ab'[ply % 2]} x`),
  ply,
  seat: ply % 2,
  at: null,
  turn: ply,
  events: [],
  points: [],
  scoring: null,
}));
export const table: Table = { id: 'T', seats: ['Anna', 'Ben'].map((name) => ({ kind: 'human', name })) } as Table;

/** Names that no catalogue has, so that sentences are the actions' own words. */
export const face: Face = {
  name: 'made-up',
  pointing,
  Text: () => ({}),
  topicOf: () => null,
  said: (_, value) => value,
  stage: ({ phase }) => phase,
  question: () => 'What now?',
  travel: () => [],
  source: (name) => name,
  signs: {},
  ruleOf: () => null,
};

export function position(ply: number, seat: number | null): Position {
  const view = {
    seat,
    player: ply < LAST ? ply % 2 : null,
    phase: `stage ${Math.floor(ply / 4)}`,
    seats: [{ score: 0 }, { score: 0 }],
    plannable: false,
  };
  return {
    ply,
    revision: 0,
    seat,
    to_move: view.player,
    view,
    legal: [],
    log: LOG.slice(0, ply),
    log_from: 0,
    turn: { draft: false, can_undo: false, must_confirm: false, deadline: null },
    clock: null,
    result: null,
  };
}

function line(words: string) {
  const { verb, arguments: given } = action(words);
  return { words, verb, arguments: { ...given } };
}
