/** The connection to a table: a WebSocket that mends itself, with answers by number. Knows nothing of what is said. */
import type { Answer, WsEvent, Fault } from './generated';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PULSE = 15_000; // milliseconds between two signs of life
const PATIENCE = 8_000; // for the answer to one: a line can be dead without being closed

export class Faulty extends Error {
  constructor(readonly fault: Fault | null) {
    super(fault?.message ?? '');
  }
}

export interface Listener {
  hello(): Record<string, unknown>;
  event(event: WsEvent): void;
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
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();
  private readonly unsaid: string[] = [];

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener('online', this.retry);
    addEventListener('offline', this.cut);
  }

  /** The answer, or a Faulty; a line that breaks meanwhile is a Faulty without a fault, and nothing is sent again.
   *  What is asked while the line is still being opened is said as soon as it is. */
  ask(message: Record<string, unknown>): Promise<Answer | null> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      if (!this.socket || this.socket.readyState > WebSocket.OPEN) return reject(new Faulty(null));
      this.waiting.set(id, { resolve, reject });
      const words = JSON.stringify({ ...message, id });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(words);
      else this.unsaid.push(words);
    });
  }

  end(): void {
    this.ended = true;
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.cut);
    this.cut();
    clearTimeout(this.timer);
  }

  private readonly retry = (): void => {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () =>
      [JSON.stringify({ type: 'hello', ...this.listener.hello() }), ...this.unsaid.splice(0)].forEach((words) => socket.send(words));
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as WsEvent);
    socket.onclose = this.cut;
  }

  /** Give the socket up without waiting for its farewell, which a dead line never brings. */
  private readonly cut = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost();
  };

  /** Ask for a sign of life from time to time; without one the line is cut and opened anew. */
  private beat(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.ask({ type: 'ping' }).then(
        () => this.beat(),
        () => {},
      );
      this.pulse = setTimeout(this.cut, PATIENCE);
    }, PULSE);
  }

  private lost(): void {
    clearTimeout(this.pulse);
    for (const { reject } of this.waiting.values()) reject(new Faulty(null));
    this.waiting.clear();
    this.unsaid.length = 0;
    if (this.ended) return;
    this.listener.connected(false);
    this.timer = setTimeout(this.retry, this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(event: WsEvent): void {
    if (event.type === 'bye') this.wait = event.retry * 1000;
    if (event.type === 'snapshot') {
      this.wait = FIRST_WAIT;
      this.beat();
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
