/** Where the page is at home: with a server, or alone on a static host, at whatever path it lies there. */

export const alone = document.querySelector('meta[name="stado-home"]')?.getAttribute('content') === 'page';

/** The path under which all files lie. */
export const base = alone ? new URL('.', location.href).pathname : '/';

/** A path of the page, such as `/room/abc`, as an address; a static host knows none of them, so there it is a query. */
export function at(path: string): string {
  if (!alone) return path;
  const [place = '/', hash] = path.split('#');
  return base + (place === '/' ? '' : `?${place}`) + (hash === undefined ? '' : `#${hash}`);
}

/** The path of the page that an address leads to. */
export function pathOf(address: Location | URL): string {
  if (!alone) return address.pathname;
  return address.search.startsWith('?/') ? decodeURI(address.search.slice(1)) : '/';
}

/** Whether an address leads to a page of ours, and not to a file or to another site. */
export function isOurs(address: URL): boolean {
  if (address.origin !== location.origin) return false;
  return alone ? address.pathname === base : !address.pathname.startsWith('/api/');
}
