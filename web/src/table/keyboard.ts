/** Play by keyboard: digits find a card or row, arrows go from place to place, Enter answers. */

import type { Table } from './table.svelte';

const TYPING_TIME = 1_200;

let typed = '';
let typedAt = 0;

/** The buttons that answer, in the order of the page. */
function answers(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button[data-spot], button[data-answer], button[data-cancel]')];
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest answer in a direction; straight ahead counts more than aside. */
function neighbor(root: HTMLElement, key: string): HTMLElement | null {
  const all = answers(root);
  const here = all.find((element) => element === document.activeElement);
  if (!here) return all[0] ?? null;
  const from = middle(here);
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of all) {
    const to = middle(element);
    const ahead = (sideways ? to.x - from.x : to.y - from.y) * sign;
    const aside = Math.abs(sideways ? to.y - from.y : to.x - from.x);
    if (element === here || ahead < 4) continue;
    const distance = ahead + aside * 3;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

/** The place for a number that is typed digit by digit; where no place has a number, the buttons are counted. */
function typedPlace(root: HTMLElement, table: Table, digit: string, now: number): HTMLElement | null {
  typed = now - typedAt < TYPING_TIME ? typed + digit : digit;
  typedAt = now;
  for (const number of [Number(typed), Number(digit)]) {
    const place = table.codes.get(number);
    if (place !== undefined) {
      const spot = `button[data-spot="${place}"]`;
      return root.querySelector<HTMLElement>(`${spot}:not(.chosen)`) ?? root.querySelector<HTMLElement>(spot);
    }
    if ([...table.codes.keys()].some((code) => String(code).startsWith(String(number)))) return null;
    typed = digit;
  }
  const buttons = [...root.querySelectorAll<HTMLElement>('button[data-answer]')];
  return table.codes.size === 0 ? (buttons[Number(digit) - 1] ?? null) : null;
}

const COMMANDS = ['Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Whether a key is meant for the table at all: a button that stands elsewhere is pressed as ever. */
function concerns(event: KeyboardEvent, root: HTMLElement): boolean {
  const target = event.target as Element;
  const pressed = (event.key === 'Enter' || event.key === ' ') && target.closest('button, a') !== null;
  return pressed ? root.contains(target) : event.key.length === 1 || COMMANDS.includes(event.key);
}

/** Whether a key is meant for the browser, a field or a dialog. */
function isElsewhere(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.('input, select, textarea, dialog') != null;
}

/** Does what a key stands for on a page. */
export function press(event: KeyboardEvent, actions: Record<string, () => void>): void {
  const action = isElsewhere(event) ? undefined : actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Answers by a key that is meant for the table, and says whether it was. */
export function pressAnswer(event: KeyboardEvent, root: HTMLElement, table: Table): boolean {
  const meant = !isElsewhere(event) && answerBy(event, root, table);
  if (meant) event.preventDefault();
  return meant;
}

function answerBy(event: KeyboardEvent, root: HTMLElement, table: Table): boolean {
  if (table.player.playing && concerns(event, root)) {
    table.player.skip();
    return true;
  }
  let focus: HTMLElement | null = null;
  if (/^[0-9]$/.test(event.key)) focus = typedPlace(root, table, event.key, event.timeStamp);
  else if (event.key.startsWith('Arrow')) focus = neighbor(root, event.key);
  else if (event.key === 'Enter' && document.activeElement === document.body) focus = answers(root)[0] ?? null;
  else if (event.key === 'Escape' && (table.considered || table.offered.length > 0 || table.chosen.length > 0)) table.reconsider();
  else return false;
  focus?.focus();
  focus?.scrollIntoView({ block: 'nearest' });
  return true;
}
