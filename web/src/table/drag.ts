/** A card may be dragged to the table: let go high enough above where it lay, it counts as tapped. */

const START = 10;
const THROW = 70;

interface Point {
  clientX: number;
  clientY: number;
}

/** Whether a finger that moves up means to scroll the page. */
const scrolls = (): boolean => document.documentElement.scrollHeight > innerHeight + 4;

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export function drag(element: HTMLElement, thrown: (() => void) | null) {
  let action = thrown;
  let from: Point | null = null;
  let moving = false;

  const begin = (point: Point): void => {
    from = action ? { clientX: point.clientX, clientY: point.clientY } : null;
    moving = false;
  };
  const shift = (point: Point): boolean => {
    if (!from) return false;
    const x = point.clientX - from.clientX;
    const y = point.clientY - from.clientY;
    if (!moving && Math.hypot(x, y) < START) return false;
    moving = true;
    element.style.transition = 'none';
    element.style.zIndex = '5';
    element.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 20))}deg)`;
    return true;
  };
  const end = (point: Point | null): boolean => {
    const high = from !== null && point !== null && from.clientY - point.clientY > THROW;
    const moved = moving;
    from = null;
    moving = false;
    element.style.transition = element.style.transform = element.style.zIndex = '';
    if (moved && high) action?.();
    return moved;
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button === 0) begin(event);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && shift(event)) element.setPointerCapture(event.pointerId);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !end(event)) return;
    // The click that follows a drag is none.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };
  const touchStart = (event: TouchEvent): void => {
    if (event.touches.length === 1 && !scrolls()) begin(event.touches[0]!);
  };
  const touchMove = (event: TouchEvent): void => {
    if (shift(event.touches[0]!) && event.cancelable) event.preventDefault();
  };
  const touchEnd = (event: TouchEvent): void => {
    if (end(event.changedTouches[0] ?? null) && event.cancelable) event.preventDefault();
  };
  const cancel = (): void => void end(null);

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('touchstart', touchStart, { passive: true });
  element.addEventListener('touchmove', touchMove, { passive: false });
  element.addEventListener('touchend', touchEnd);
  element.addEventListener('touchcancel', cancel);
  return {
    update(next: (() => void) | null) {
      action = next;
    },
  };
}
