/** Lets the service worker keep the whole site before the runtime starts: else everything would be fetched twice. */

import { base } from '../home';
import { offerUpdate } from './state.svelte';

export type FromKeeper = { kind: 'progress'; part: number } | { kind: 'broken'; file: string };

/** A file that did not come whole. */
export class BrokenFile extends Error {}

/** Waits until the site is kept, or cannot be kept here; rejects where a file did not come whole. */
export async function keepSite(progress: (part: number) => void): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const broken = new Promise<never>((_, reject) => {
    const hear = ({ data }: MessageEvent<FromKeeper>): void => {
      if (container.controller || data.kind === 'broken') container.removeEventListener('message', hear);
      else progress(data.part);
      if (data.kind === 'broken') reject(new BrokenFile(data.file));
    };
    if (!container.controller) container.addEventListener('message', hear);
  });
  broken.catch(() => undefined); // where nobody waits for it any more
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register(`${base}worker.js`, { scope: base });
  } catch {
    return; // a browser that keeps nothing: the runtime is fetched each time
  }
  watchUpdates(container, registration);
  if (registration.active || container.controller) return;
  const controlled = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  await Promise.race([controlled, broken]);
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
