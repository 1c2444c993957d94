/** The browser's database, as `stado.page.database` asks for it; all texts are JSON. */

interface StoredHead {
  id: string;
  head: string;
  summary: string;
  updated: number;
  length: number;
}

interface Write {
  id: string;
  start: number;
  lines: string[];
  summary: string;
  updated: number;
  head: string | null;
}

export interface Database {
  load(room: string): Promise<string | undefined>;
  list(): Promise<string>;
  save(writes: string): Promise<string>;
  recall(name: string): Promise<string | undefined>;
  keep(name: string, text: string): Promise<void>;
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rooms', { keyPath: 'id' });
    request.result.createObjectStore('lines');
    request.result.createObjectStore('kept');
  };
  return result(request);
}

/** Adds to one log; false where it is not as long as it must be. */
async function append(transaction: IDBTransaction, { id, start, lines, summary, updated, head }: Write): Promise<boolean> {
  const rooms = transaction.objectStore('rooms');
  const known = (await result(rooms.get(id))) as StoredHead | undefined;
  if ((known?.length ?? 0) !== start || (known === undefined) !== (head !== null)) return false;
  lines.forEach((line, index) => transaction.objectStore('lines').put(line, [id, start + index]));
  const stored: StoredHead = { id, head: head ?? known!.head, summary, updated, length: start + lines.length };
  rooms.put(stored);
  return true;
}

/** Adds to logs, all or none; false where one of them is not as long as it must be. */
async function write(database: IDBDatabase, writes: readonly Write[]): Promise<boolean> {
  const transaction = database.transaction(['rooms', 'lines'], 'readwrite', { durability: 'strict' });
  const done = completed(transaction);
  done.catch(() => undefined); // told by whatever was the reason
  try {
    for (const one of writes) {
      if (await append(transaction, one)) continue;
      transaction.abort();
      return false;
    }
  } catch (error) {
    transaction.abort();
    throw error;
  }
  await done;
  return true;
}

/** Opens the database of that name; `full` is called when the browser keeps nothing more. */
export async function openDatabase(name: string, full: () => void): Promise<Database> {
  const database = await open(name);
  const kept = (mode: IDBTransactionMode) => database.transaction('kept', mode).objectStore('kept');
  return {
    async load(room) {
      const transaction = database.transaction(['rooms', 'lines']);
      const found = (await result(transaction.objectStore('rooms').get(room))) as StoredHead | undefined;
      if (!found) return undefined;
      const lines = await result(transaction.objectStore('lines').getAll(IDBKeyRange.bound([room], [room, []])));
      return JSON.stringify({ ...found, lines });
    },
    async list() {
      return JSON.stringify(await result(database.transaction('rooms').objectStore('rooms').getAll()));
    },
    async save(writes) {
      try {
        return (await write(database, JSON.parse(writes) as Write[])) ? 'done' : 'stale';
      } catch (error) {
        const { name: kind } = error as DOMException;
        if (kind === 'QuotaExceededError') full();
        return kind;
      }
    },
    recall: async (key) => (await result(kept('readonly').get(key))) as string | undefined,
    keep: async (key, text) => void (await result(kept('readwrite').put(text, key))),
  };
}
