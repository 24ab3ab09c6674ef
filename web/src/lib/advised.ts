/** A turn a bot would play, and if it can say: the share of the win ± two errors, the scores it expects, and why. */
export interface Advised {
  readonly actions: string[];
  readonly win?: number;
  readonly error?: number | null;
  readonly score?: number;
  readonly rival?: number;
  readonly reasons?: readonly { readonly part: string; readonly before: number; readonly after: number }[];
}
