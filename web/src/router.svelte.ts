/** Which page is shown. */

let path = $state(location.pathname);
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
  path = location.pathname;
  hash = location.hash.slice(1);
}

export function go(target: string, { replace = false } = {}): void {
  const from = location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', target);
  follow();
  if (location.pathname !== from) scrollTo(0, 0);
}

/** Follows the page's own links without loading it again. */
export function startRouter(): void {
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || changed || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
