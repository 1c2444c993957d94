/** Talks with the runtime as with a server: requests and sockets, over messages to a worker. */

import type { Socket, Transport } from '../transport';
import type { FileList } from './files';
import { keepSite } from './keeper';
import type { FromRuntime, ToRuntime } from './messages';
import { become, noteFull, type RuntimeState } from './state.svelte';
import { isSupported } from './support';

const NOTHING = 'there is no runtime';

interface Waiting {
  resolve(response: Response): void;
  reject(reason: Error): void;
}

class RuntimeSocket implements Socket {
  readyState = 1;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    private readonly id: number,
    private readonly tell: (message: ToRuntime) => void,
  ) {}

  send(text: string): void {
    this.tell({ kind: 'send', id: this.id, text });
  }

  close(): void {
    if (this.readyState !== 3) this.tell({ kind: 'disconnect', id: this.id });
    this.readyState = 3;
  }

  end(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
}

/** What `stado site` tells its page of the runtime's files. */
function knownFiles(): FileList | null {
  return JSON.parse(document.getElementById('runtime-files')?.textContent ?? 'null') as FileList | null;
}

export class RuntimeTransport implements Transport {
  readonly remote = false;
  private counter = 0;
  private failed = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<number, RuntimeSocket>();
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

  constructor() {
    become({ name: 'fetching', part: 0 });
    this.worker.onmessage = ({ data }: MessageEvent<FromRuntime>) => this.receive(data);
    this.worker.onerror = () => this.fail({ name: 'failed', file: null });
    // A page that the browser keeps for the way back would hold the runtime for itself.
    addEventListener('pagehide', () => this.worker.terminate());
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    void this.begin(knownFiles());
  }

  request(path: string, init: RequestInit): Promise<Response> {
    const id = ++this.counter;
    return new Promise((resolve, reject) => {
      if (this.failed) throw new Error(NOTHING);
      this.waiting.set(id, { resolve, reject });
      this.tell({ kind: 'request', id, method: init.method ?? 'GET', path, body: (init.body as string | undefined) ?? '' });
    });
  }

  connect(path: string): Socket {
    const id = ++this.counter;
    const socket = new RuntimeSocket(id, (message) => this.tell(message));
    this.sockets.set(id, socket);
    this.tell({ kind: 'connect', id, path });
    return socket;
  }

  /** A server's page knows no files: its service worker keeps those that it sees, and so must be there before them. */
  private async begin(files: FileList | null): Promise<void> {
    if (!isSupported()) return this.fail({ name: 'unsupported' });
    if (!files) await keepSite();
    this.tell({ kind: 'start', files: files ?? {} });
  }

  private tell(message: ToRuntime): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromRuntime): void {
    switch (message.kind) {
      case 'reply':
        this.waiting.get(message.id)?.resolve(new Response(message.body, { status: message.status }));
        this.waiting.delete(message.id);
        break;
      case 'message':
        this.sockets.get(message.id)?.onmessage?.(new MessageEvent('message', { data: message.text }));
        break;
      case 'closed':
        this.sockets.get(message.id)?.end();
        this.sockets.delete(message.id);
        break;
      case 'failed':
        this.fail({ name: 'failed', file: message.file });
        void keepSite(); // a newer version may be better
        break;
      case 'full':
        noteFull();
        break;
      case 'kept':
        void keepSite();
        break;
      case 'fetching':
        become({ name: 'fetching', part: message.part });
        break;
      case 'waiting':
        void keepSite();
        become({ name: 'waiting' });
        break;
      default:
        become({ name: message.kind });
    }
  }

  /** Without a runtime nothing is answered. */
  private fail(state: RuntimeState): void {
    become(state);
    this.failed = true;
    for (const { reject } of this.waiting.values()) reject(new Error(NOTHING));
    this.waiting.clear();
  }
}
