/** Looking at a piece without playing it: pointed at for a moment, focused by keyboard, or held by a finger. */

/** Milliseconds until a pointer that rests, or a finger that holds, means to look. */
const REST = 120;
const HOLD = 320;
/** A finger that moves further than that means something else. */
const STRAY = 10;

interface Looks {
  look: () => void;
  leave: () => void;
}

export function peek(element: HTMLElement, { look, leave }: Looks) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let held = false;

  const end = (): void => {
    clearTimeout(timer);
    from = null;
    leave();
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') timer = setTimeout(look, REST);
  };
  const press = (event: PointerEvent): void => {
    held = false;
    if (event.pointerType === 'mouse') return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      look();
    }, HOLD);
  };
  const move = (event: PointerEvent): void => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) end();
  };
  const focus = (): void => {
    if (element.matches(':focus-visible')) look();
  };
  /** Who has only looked does not play. */
  const swallow = (event: Event): void => {
    if (held) event.stopPropagation();
    if (event.type === 'contextmenu' && (held || from)) event.preventDefault();
    if (event.type === 'click') held = false;
  };

  const listeners: [string, (event: never) => void][] = [
    ['pointerenter', enter],
    ['pointerdown', press],
    ['pointermove', move],
    ['pointerup', (event: PointerEvent) => event.pointerType !== 'mouse' && end()],
    ['pointercancel', end],
    ['pointerleave', end],
    ['focus', focus],
    ['blur', end],
  ];
  for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener);
  element.addEventListener('click', swallow, { capture: true });
  element.addEventListener('contextmenu', swallow);
  return { destroy: end };
}
