/** Lets the service worker keep the whole site, and offers newer versions of it. */

import { base } from '../home';
import { offerUpdate } from './state.svelte';

let kept: Promise<void> | null = null;

/** Waits until the service worker has what it keeps, or nothing is kept here. */
export function keepSite(): Promise<void> {
  kept ??= register().catch(() => undefined); // a browser that keeps nothing: everything is fetched each time
  return kept;
}

async function register(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const controlled = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  const registration = await container.register(`${base}worker.js`, { scope: base });
  watchUpdates(container, registration);
  if (!registration.active && !container.controller) await controlled;
}

/** Offers a newer version once it is there; a running match is never cut off. */
function watchUpdates(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const offer = (waiting: ServiceWorker): void =>
    offerUpdate(() => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take over');
    });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && container.controller) offer(next);
    });
  });
}
