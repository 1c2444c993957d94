/** Which page is shown. */

import { at, isOurs, pathOf } from './home';

let path = $state(pathOf(location));
let hash = $state(location.hash.slice(1));

export const route = {
  get path() {
    return path;
  },
  /** The path's parts: `/room/abc` is `room`, `abc`. */
  get parts() {
    return path.split('/').filter(Boolean);
  },
  get hash() {
    return hash;
  },
};

function follow(): void {
  path = pathOf(location);
  hash = location.hash.slice(1);
}

export function go(target: string, options?: { replace: boolean }): void {
  visit(at(target), options);
}

function visit(address: string, { replace = false } = {}): void {
  const from = path;
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  follow();
  if (path !== from) scrollTo(0, 0);
}

/** Follows the page's own links without loading it again. */
export function startRouter(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || changed || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (!isOurs(new URL(link.href))) return;
    event.preventDefault();
    visit(link.href);
  });
}
