/** The connection to a table: a WebSocket that mends itself, with answers by number. Knows nothing of what is said. */
import type { Answer, Event, Fault } from './messages';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class Faulty extends Error {
  constructor(readonly fault: Fault | null) {
    super(fault?.message ?? '');
  }
}

export interface Listener {
  hello(): Record<string, unknown>;
  event(event: Event): void;
  connected(on: boolean): void;
}

interface Waiting {
  resolve(answer: Answer | null): void;
  reject(error: Faulty): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener('online', this.retry);
  }

  /** The answer, or a Faulty; a line that breaks meanwhile is a Faulty without a fault, and nothing is sent again. */
  ask(message: Record<string, unknown>): Promise<Answer | null> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return reject(new Faulty(null));
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    this.socket?.close();
  }

  private readonly retry = (): void => {
    if (this.ended || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...this.listener.hello() }));
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Event);
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    for (const { reject } of this.waiting.values()) reject(new Faulty(null));
    this.waiting.clear();
    if (this.ended) return;
    this.listener.connected(false);
    this.timer = setTimeout(this.retry, this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(event: Event): void {
    if (event.type === 'bye') this.wait = event.retry * 1000;
    if (event.type === 'snapshot') {
      this.wait = FIRST_WAIT;
      this.listener.connected(true);
    }
    if (event.type === 'done') this.take(event.id)?.resolve(null);
    else if (event.type === 'answer') this.take(event.id)?.resolve(event.answer);
    else if (event.type === 'fault' && event.id !== null) this.take(event.id)?.reject(new Faulty(event.fault));
    this.listener.event(event);
  }

  private take(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
}
