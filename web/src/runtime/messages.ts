/** What the page and its runtime say to each other. */

import type { FileList } from './files';

export type ToRuntime =
  | { kind: 'start'; files: FileList } // before everything else
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'connect'; id: number; path: string }
  | { kind: 'send'; id: number; text: string }
  | { kind: 'disconnect'; id: number };

export type FromRuntime =
  | { kind: 'reply'; id: number; status: number; body: string }
  | { kind: 'message'; id: number; text: string }
  | { kind: 'closed'; id: number }
  | { kind: 'waiting' } // another tab has the runtime
  | { kind: 'fetching'; part: number } // of all bytes, 0 to 1
  | { kind: 'starting' }
  | { kind: 'ready' }
  | { kind: 'kept' } // where the service worker looks for it
  | { kind: 'failed'; file: string | null } // that did not come whole
  | { kind: 'full' }; // the browser has no more room
