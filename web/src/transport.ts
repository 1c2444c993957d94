/** How the page talks with the home of its rooms: a server, or a runtime in the page itself. */

import { RuntimeTransport } from './runtime/transport';
import { alone } from './home';

/** What the page needs of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Whether a network lies between. */
  readonly remote: boolean;
  /** Asks for a path of the API, such as `rooms/abc`; rejects where it cannot be reached. */
  request(path: string, init: RequestInit): Promise<Response>;
  /** Connects to a path of the API, such as `rooms/abc/socket`. */
  connect(path: string): Socket;
}

const server: Transport = {
  remote: true,
  request: (path, init) => fetch(`/api/${path}`, init),
  connect: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/${path}`),
};

export const transport: Transport = alone ? new RuntimeTransport() : server;
