/** Pieces fly from where they were to where they are: measured before and after a change, and then animated. */

/** A piece that comes from, or goes to, an anchor such as `seat-2`. */
export interface Flight {
  piece: string;
  from?: string;
  to?: string;
  /** It goes there in hops, as a cow does. */
  trots?: boolean;
}

interface Seen {
  rect: DOMRect;
  element: HTMLElement;
  zone: Element | null;
}

export type Sight = Map<string, Seen>;

const HOPS = 4;
const HOP = 26;
const EASE = 'cubic-bezier(.3, .7, .2, 1)';

/** Where every piece is. */
export function look(root: HTMLElement): Sight {
  const sight: Sight = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) sight.set(element.dataset.piece!, { rect, element, zone: element.closest('[data-zone]') });
  }
  return sight;
}

/** The layer above everything in which pieces fly between zones. */
function sky(): HTMLElement {
  let layer = document.querySelector<HTMLElement>('.flights');
  if (!layer) {
    layer = document.createElement('div');
    layer.className = 'flights';
    layer.setAttribute('aria-hidden', 'true');
    layer.inert = true;
    document.body.append(layer);
  }
  return layer;
}

/** Ends all flights at once. */
export function land(): void {
  for (const animation of document.getAnimations()) if (animation.id === 'flight') animation.finish();
  document.querySelector('.flights')?.replaceChildren();
}

/** Animates the change from an earlier sight to what is drawn. */
export function fly(root: HTMLElement, before: Sight, flights: readonly Flight[], duration: number): void {
  const after = look(root);
  const hints = new Map(flights.map((flight) => [flight.piece, flight]));
  let delay = 0;
  for (const [piece, now] of after) {
    const was = before.get(piece);
    const hint = hints.get(piece);
    if (was && was.zone === now.zone) slide(now.element, was.rect, now.rect, duration);
    else if (was) carry(now.element, was.rect, now.rect, duration, now.element);
    else if (hint?.from) {
      const start = anchor(root, hint.from);
      if (start) carry(now.element, start, now.rect, duration, now.element, delay);
      delay += Math.min(60, duration / 8);
    }
  }
  for (const [piece, was] of before) {
    const goal = hints.get(piece)?.to;
    const end = !after.has(piece) && goal ? anchor(root, goal) : null;
    if (!end) continue;
    carry(was.element, was.rect, end, duration, null, delay, hints.get(piece)?.trots);
    delay += Math.min(60, duration / 8);
  }
}

/** A small rectangle in the middle of an anchor: pieces shrink into it. */
function anchor(root: HTMLElement, name: string): DOMRect | null {
  const element = root.querySelector(`[data-anchor="${name}"]`);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left + width / 2 - 12, top + height / 2 - 17, 24, 34);
}

/** Moves an element within its zone. */
function slide(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = from.width / to.width;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return;
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const frames = [{ transform: start, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }];
  element.animate(frames, { duration, easing: EASE, id: 'flight' });
}

/** The tops and feet of the hops from one place to another. */
function hops(from: DOMRect, to: DOMRect): DOMRect[] {
  const between = (start: number, end: number, share: number): number => start + (end - start) * share;
  return Array.from({ length: HOPS * 2 - 1 }, (_, step) => {
    const share = (step + 1) / (HOPS * 2);
    const lift = step % 2 === 0 ? HOP : 0;
    const [left, top] = [between(from.left, to.left, share), between(from.top, to.top, share) - lift];
    return new DOMRect(left, top, between(from.width, to.width, share), between(from.height, to.height, share));
  });
}

/** Flies a copy above the table; what it stands for is hidden until it lands. */
function carry(
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  duration: number,
  hidden: HTMLElement | null,
  delay = 0,
  trots = false,
): void {
  const copy = element.cloneNode(true) as HTMLElement;
  const size = to.width > from.width ? to : from;
  const style = { left: '0', top: '0', width: `${size.width}px`, height: `${size.height}px`, margin: '0', position: 'absolute' };
  Object.assign(copy.style, style);
  copy.removeAttribute('data-piece');
  sky().append(copy);
  const place = (rect: DOMRect): string => `translate(${rect.left}px, ${rect.top}px) scale(${rect.width / size.width})`;
  const fade = ({ width }: DOMRect): number => (width < 30 ? 0.4 : 1);
  const frame = (rect: DOMRect): Keyframe => ({ transform: place(rect), transformOrigin: '0 0', opacity: fade(rect) });
  const frames = [frame(from), ...(trots ? hops(from, to).map(frame) : []), frame(to)];
  const timing = { duration, delay, easing: EASE, fill: 'both' as const, id: 'flight' };
  const veil = hidden?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay, id: 'flight' });
  const animation = copy.animate(frames, timing);
  const end = (): void => {
    veil?.cancel();
    copy.remove();
  };
  animation.onfinish = end;
  animation.oncancel = end;
}
