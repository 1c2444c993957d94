/** Where the page is at home: with a server, or alone, on a static host or because its visitor wants it so. */

const homes = document.querySelector('meta[name="stado-home"]')?.getAttribute('content') ?? 'server';
const site = homes === 'page';

/** A page that is alone has its paths in the query: a static host knows none of them. */
export const alone = site || (homes === 'both' && location.search.startsWith('?/'));

/** Where a server's page is alone, and where it is with its server again; each is loaded as a page of its own. */
export const otherHome = homes !== 'both' ? null : alone ? '/' : '/?/';

/** The path under which all files lie. */
export const base = site ? new URL('.', location.href).pathname : '/';

/** The pages that lie beside the game, such as the documentation, where there are any. */
export const beside = document.querySelector('meta[name="stado-beside"]')?.getAttribute('content')?.split(' ') ?? [];

/** A path of the page, such as `/room/abc`, as an address. */
export function at(path: string): string {
  if (!alone) return path;
  const [place = '/', hash] = path.split('#');
  return base + (site && place === '/' ? '' : `?${place}`) + (hash === undefined ? '' : `#${hash}`);
}

/** The path of the page that an address leads to. */
export function pathOf(address: Location | URL): string {
  if (!alone) return address.pathname;
  return address.search.startsWith('?/') ? decodeURI(address.search.slice(1)) : '/';
}

/** Whether an address leads to a page of ours, and not to a file or to another site. */
export function isOurs(address: URL): boolean {
  if (address.origin !== location.origin) return false;
  if (!alone) return !address.pathname.startsWith('/api/') && !address.search.startsWith('?/');
  return address.pathname === base && (site || address.search.startsWith('?/'));
}
