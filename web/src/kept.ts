/** What this device keeps of a person's wishes: in cookies, which outlive the changing port of `stado play`. */

const SECONDS = 400 * 86_400;

export function recall(name: string): string | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

export function keep(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${SECONDS}; Path=/; SameSite=Strict${secure}`;
}
