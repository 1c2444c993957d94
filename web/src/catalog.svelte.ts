/** What rooms can be made of, asked for once. */

import { getCatalog } from './api';
import type { Catalog } from './protocol';

let catalog = $state.raw<Catalog | null>(null);
let asked: Promise<Catalog> | null = null;

export const offered = () => catalog;

export function loadCatalog(): Promise<Catalog> {
  asked ??= getCatalog().then(
    (answer) => (catalog = answer),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
