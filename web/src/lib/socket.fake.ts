/** A socket in the hand of the test: what is said on it, and when it opens, speaks and closes. */
export class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readyState = Socket.CONNECTING;
  readonly said: { type: string; id?: number; [more: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(words: string): void {
    this.said.push(JSON.parse(words) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  opens(snapshot: object = {}): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    this.hears({ type: 'snapshot', snapshot });
  }

  hears(event: object): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }

  types(): string[] {
    return this.said.map(({ type }) => type);
  }
}

/** The newest one. */
export const socket = (): Socket => Socket.all.at(-1) as Socket;
