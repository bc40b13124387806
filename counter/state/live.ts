import { counterEvents } from '#contract/counter/wire.ts';
import { connection, connectionLost, heard, isOnline } from './connection.ts';
import { isShown, loadOrder, reloadShown } from './orders.ts';
import { loadQueue } from './queue.ts';
import { sendTicks } from './send-ticks.ts';
import { phase, shop, shopId } from './session.ts';
import { askDevice } from './sign-in.ts';

const beat = 15_000;
const askEvery = 10_000;
const together = 120;

let source: EventSource | null = null;
let lastBeat = 0;
let soon: ReturnType<typeof setTimeout> | undefined;

/** Follows the shop while a clerk is signed in: pushed events, and questions every ten seconds when those stay out. */
export function followShop(): void {
  phase.subscribe((now) => (now === 'open' ? open() : close()));
  shop.listen((now, before) => {
    if (phase.get() === 'open' && now?.id !== before?.id) open();
  });
  setInterval(watch, 5_000);
  setInterval(() => {
    if (phase.get() === 'open' && connection.get().kind !== 'live') void refresh();
    if (phase.get() === 'unreachable' || phase.get() === 'locked') void askDevice();
  }, askEvery);
  window.addEventListener('online', () => void refresh());
  window.addEventListener('offline', connectionLost);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && phase.get() === 'open') void refresh();
  });
}

/** Everything that is shown, asked for anew; what was ticked without a connection goes out first. */
export async function refresh(): Promise<void> {
  if (phase.get() !== 'open') return askDevice();
  await sendTicks();
  reloadShown();
  await loadQueue();
  if (isOnline() && source === null) open();
}

function open(): void {
  close();
  lastBeat = Date.now();
  void refresh();
  const next = new EventSource(`${counterEvents}?shop=${shopId()}`);
  source = next;
  next.addEventListener('hello', () => {
    beats();
    connection.set({ kind: 'live' });
    heard();
    void refresh();
  });
  next.addEventListener('beat', beats);
  next.addEventListener('device', () => void askDevice());
  next.addEventListener('order', (event) => {
    beats();
    const { id } = JSON.parse(event.data as string) as { id: number };
    if (isShown(id)) void loadOrder(id);
    clearTimeout(soon);
    soon = setTimeout(() => void loadQueue(), together);
  });
  next.addEventListener('error', () => {
    // The browser tries again by itself, unless it was refused: then the next question tells why.
    if (next.readyState === EventSource.CLOSED && source === next) source = null;
  });
}

function close(): void {
  source?.close();
  source = null;
  clearTimeout(soon);
}

function beats(): void {
  lastBeat = Date.now();
  if (connection.get().kind === 'asking') connection.set({ kind: 'live' });
}

/** Two heartbeats missed: the connection is there perhaps, but the news are not. */
function watch(): void {
  if (phase.get() !== 'open' || connection.get().kind !== 'live' || Date.now() - lastBeat < 2 * beat + 2_000) return;
  connection.set({ kind: 'asking' });
  close();
  void refresh();
}
