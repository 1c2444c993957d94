/** What this device keeps of a person's wishes. */

import { alone, base } from './home';

const SECONDS = 400 * 86_400;

/** With a server in cookies, which outlive the changing port of `stado play`; alone in the browser's own store. */
export function recall(name: string): string | null {
  if (alone) return localStorage.getItem(base + name);
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

export function keep(name: string, value: string): void {
  if (alone) return localStorage.setItem(base + name, value);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${SECONDS}; Path=/; SameSite=Strict${secure}`;
}
