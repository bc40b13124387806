import { atom } from 'nanostores';
import { type PickTick, ticksLeft } from './pick-ticks.ts';

/**
 * Ticks that the shop has not heard of yet, stored in the browser's database so that they outlive a reload: numbers of
 * orders and lines and absolute counts, no names.
 */
export const waitingTicks = atom<readonly PickTick[]>([]);

const name = 'disken';
const table = 'ticks';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: ['order', 'line'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The work does not wait longer than this for a browser's database that is slow or does not answer. */
const patience = 1_000;

function inTable<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  return Promise.race([inTableAtLast(mode, act), late]);
}

async function inTableAtLast<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await open();
    return await new Promise<T | null>((resolve) => {
      const transaction = database.transaction(table, mode);
      const request = act(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(null);
      transaction.onerror = () => resolve(null);
    }).finally(() => database.close());
  } catch {
    return null; // a private window has none: the ticks live as long as the page
  }
}

export async function readTicks(): Promise<void> {
  const stored = await inTable<PickTick[]>('readonly', (store) => store.getAll());
  if (stored !== null && stored.length > 0) waitingTicks.set(stored);
}

export async function storeTick(tick: PickTick): Promise<void> {
  waitingTicks.set([...waitingTicks.get().filter((each) => !isSameLine(each, tick)), tick]);
  await inTable('readwrite', (store) => store.put(tick));
}

/** The shop has these; what was ticked anew meanwhile stays. */
export async function dropTicks(sent: readonly PickTick[]): Promise<void> {
  const left = ticksLeft(waitingTicks.get(), sent);
  const gone = waitingTicks.get().filter((tick) => !left.includes(tick));
  waitingTicks.set(left);
  for (const { order, line } of gone) await inTable('readwrite', (store) => store.delete([order, line]));
}

export async function forgetPicks(): Promise<void> {
  waitingTicks.set([]);
  await inTable('readwrite', (store) => store.clear());
}

function isSameLine(a: PickTick, b: PickTick): boolean {
  return a.order === b.order && a.line === b.line;
}
