/** Makes an element of a board a target: click, Enter, hover and focus explain, dragging one onto another joins them. */
import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';

const DRAG_FROM = 6; // pixels before a press counts as a drag

export function target(play: Play, name: string): Attachment<HTMLElement | SVGElement> {
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
      ['mouseenter', () => void play.ask(name, element)],
      ['focus', () => void play.ask(name, element)],
      ['mouseleave', () => leave()],
      ['blur', () => leave()],
    ];
    for (const [kind, act] of listeners) element.addEventListener(kind, act);
    return () => listeners.forEach(([kind, act]) => element.removeEventListener(kind, act));

    function pick(event: Event): void {
      event.stopPropagation();
      if (drag.happened) return;
      if (play.glow.has(name)) play.pick(name);
      else void play.ask(name, element);
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

  constructor(
    private readonly play: Play,
    private readonly name: string,
    private readonly element: HTMLElement | SVGElement,
  ) {}

  start(event: PointerEvent): void {
    this.happened = false;
    if (event.button === 0 && this.element.hasAttribute('data-draggable')) this.from = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.happened && Math.hypot(x, y) < DRAG_FROM) return;
    if (!this.happened) this.element.setPointerCapture(event.pointerId);
    this.happened = true;
    const scale = this.element instanceof SVGGraphicsElement ? (this.element.getScreenCTM()?.a ?? 1) : 1;
    this.element.style.translate = `${x / scale}px ${y / scale}px`;
    this.element.classList.add('dragged');
  }

  end(event: PointerEvent): void {
    if (this.from && this.happened) {
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const onto = under.map((e) => e.closest<HTMLElement>('[data-target]')?.dataset['target']).find((t) => t && t !== this.name);
      if (onto) this.play.drag(this.name, onto);
    }
    this.stop();
  }

  stop(): void {
    this.from = null;
    this.element.style.translate = '';
    this.element.classList.remove('dragged');
  }
}
