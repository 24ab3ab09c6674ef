/** Makes an element of a board a target: click, Enter, hover and focus explain, dragging one onto another joins them; a plan's steps are marked on it. */
import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';

const DRAG_FROM = 6; // pixels before a press counts as a drag

/** `asks`: the words of the action that the thing stands for, where the view says them. */
export function target(play: Play, name: string, asks?: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset['target'] = name;
    element.setAttribute('aria-describedby', 'hint');
    const drag = new Drag(play, name, element);
    const listeners: [string, (event: Event) => void][] = [
      ['click', (event) => pick(event)],
      ['keydown', (event) => press(event as KeyboardEvent)],
      ['pointerdown', (event) => drag.start(event as PointerEvent)],
      ['pointermove', (event) => drag.move(event as PointerEvent)],
      ['pointerup', (event) => drag.end(event as PointerEvent)],
      ['pointercancel', () => drag.stop()],
      ['touchmove', (event) => drag.hold(event)],
      ['mouseenter', () => void play.ask(name, element, asks)],
      ['focus', () => void play.ask(name, element, asks)],
      ['mouseleave', () => leave()],
      ['blur', () => leave()],
    ];
    for (const [kind, act] of listeners) element.addEventListener(kind, act);
    $effect(() => {
      const steps = play.marks.get(name);
      if (steps) element.dataset['steps'] = steps.join(', ');
      else delete element.dataset['steps'];
    });
    return () => {
      listeners.forEach(([kind, act]) => element.removeEventListener(kind, act));
      leave(); // nobody tells when a thing under the pointer is taken away
    };

    function pick(event: Event): void {
      event.stopPropagation();
      if (drag.happened) return;
      if (play.glow.has(name)) play.pick(name);
      else void play.ask(name, element, asks);
    }

    /** Later: the element may be leaving the page in the midst of a drawing. */
    function leave(): void {
      queueMicrotask(() => play.unask(name));
    }

    function press(event: KeyboardEvent): void {
      if ((event.key !== 'Enter' && event.key !== ' ') || element.tagName === 'BUTTON') return;
      event.preventDefault();
      pick(event);
    }
  };
}

class Drag {
  happened = false;
  private from: { x: number; y: number } | null = null;
  /** What moves with the pointer: the thing itself, or what it is a part of, as `data-draggable` says. */
  private moved: HTMLElement | SVGElement;

  constructor(
    private readonly play: Play,
    private readonly name: string,
    private readonly element: HTMLElement | SVGElement,
  ) {
    this.moved = element;
  }

  start(event: PointerEvent): void {
    this.happened = false;
    const part = this.element.getAttribute('data-draggable');
    if (event.button !== 0 || part === null || !this.play.glow.has(this.name)) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.element.setPointerCapture(event.pointerId); // a quick hand leaves a small thing before it has moved
    this.moved = (part.startsWith('.') ? this.element.closest<SVGElement>(part) : null) ?? this.element;
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.happened && Math.hypot(x, y) < DRAG_FROM) return;
    if (!this.happened) this.begin();
    const scale = this.moved instanceof SVGGraphicsElement ? (this.moved.getScreenCTM()?.a ?? 1) : 1;
    this.moved.style.translate = `${x / scale}px ${y / scale}px`;
  }

  /** Keep the page from scrolling under the finger: within drawings, touch-action alone does not. */
  hold(event: Event): void {
    if (this.from && event.cancelable) event.preventDefault();
  }

  private begin(): void {
    this.happened = true;
    this.moved.dataset['dragged'] = ''; // not a class: those are drawn anew when the glow changes
    this.play.lift(this.name);
  }

  end(event: PointerEvent): void {
    const onto = this.from && this.happened ? this.under(event) : null;
    this.stop();
    if (onto) this.play.drag(this.name, onto);
  }

  /** The topmost target at the pointer that fits; what is dragged itself lets the pointer through. */
  private under(event: PointerEvent): string | null {
    const names = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-target]')?.dataset['target']);
    return names.find((name) => name !== undefined && name !== this.name && this.play.glow.has(name)) ?? null;
  }

  stop(): void {
    if (this.happened) this.play.drop();
    this.from = null;
    this.moved.style.translate = '';
    delete this.moved.dataset['dragged'];
  }
}
