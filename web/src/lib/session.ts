/** What the playing screen shows and can do, whether it is a live table, a replay or a sample. */
import type { Face, Verbs } from '$games/face';
import type { Position } from './messages';
import type { Play } from './play.svelte';

export interface Session {
  readonly face: Face;
  readonly verbs: Verbs;
  readonly play: Play;
  readonly position: Position;
  readonly names: readonly string[];
  /** The seats this viewer plays. */
  readonly mine: readonly number[];
  readonly busy: boolean;
  /** Whether the server can be reached; where it need not be, nothing is said of it. */
  readonly connected?: boolean;
  /** What there is to say instead of what is asked: the last action of a replay. */
  readonly caption?: string;
  step(what: 'undo' | 'restart' | 'confirm'): void;
  /** A line of the log was chosen. */
  jump(ply: number): void;
}
