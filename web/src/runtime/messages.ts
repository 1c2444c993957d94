/** What the page and its runtime say to each other. */

export type ToRuntime =
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'connect'; id: number; path: string }
  | { kind: 'send'; id: number; text: string }
  | { kind: 'disconnect'; id: number };

export type FromRuntime =
  | { kind: 'reply'; id: number; status: number; body: string }
  | { kind: 'message'; id: number; text: string }
  | { kind: 'closed'; id: number }
  | { kind: 'waiting' } // another tab has the runtime
  | { kind: 'starting' }
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'full' }; // the browser has no more room
