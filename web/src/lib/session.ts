/** What the playing screen shows and does, for a live table, a replay, a tutorial or a sample. */
import type { Face } from '$games/face';
import type { Position } from './generated';
import type { Play } from './play.svelte';

export interface Session {
  readonly face: Face;
  readonly play: Play;
  readonly position: Position;
  readonly names: readonly string[];
  /** The seats this viewer plays. */
  readonly mine: readonly number[];
  readonly busy: boolean;
  /** Whether the server can be reached. Undefined where it need not be. */
  readonly connected?: boolean;
  /** A caption instead of the question, such as the last action of a replay. */
  readonly caption?: string;
  step(what: 'undo' | 'restart' | 'confirm'): void;
  /** A line of the log was chosen. */
  jump(ply: number): void;
}
