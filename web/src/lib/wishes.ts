/** What a new table can be apart from its game: live or by turns, with or without a clock, public, with advice. */
import type { NewTable } from './generated';

export type Mode = 'live' | 'turns';

export interface Wishes {
  mode: Mode;
  /** `INITIAL/INCREMENT` in seconds, or nothing. */
  clock: string;
  public: boolean;
  advice: boolean;
}

export const PLAIN: Wishes = { mode: 'live', clock: '', public: false, advice: true };
export const MODES: readonly Mode[] = ['live', 'turns'];
export const CLOCKS: Record<Mode, readonly string[]> = {
  live: ['', '600/10', '1200/20', '2700/30'],
  turns: ['', '86400/28800', '259200/43200', '604800/86400'],
};

/** The part of the request for a new table. */
export function asked({ mode, clock, public: open, advice }: Wishes): Pick<NewTable, 'mode' | 'clock' | 'public' | 'advice'> {
  const [initial, increment] = seconds(clock);
  return { mode, clock: clock === '' ? null : { initial, increment }, public: open, advice };
}

export const seconds = (clock: string): [number, number] => {
  const [initial = 0, increment = 0] = clock.split('/').map(Number);
  return [initial, increment];
};

/** The corrections that the owner of a box chose for a game, and the file they are from. */
export interface Numbers {
  file: string;
  components: Record<string, Record<string, unknown>>;
}

export const countOf = ({ components }: Numbers): number =>
  Object.values(components).reduce((sum, section) => sum + Object.keys(section).length, 0);

/** The owner's numbers; else the corrected ones for so many players, unless those of the rules are wished for. */
export function numbersFor(
  editions: readonly { players: number[]; components: Record<string, unknown> }[],
  players: number,
  plain: boolean,
  own?: Numbers,
): Record<string, unknown> {
  if (own) return own.components;
  return plain ? {} : (editions.find((edition) => edition.players.includes(players))?.components ?? {});
}
