import { Counter, Gauge } from 'prom-client';
import type { BusinessFigures, FigureStore } from '#server/ports/business-figures.ts';
import type { Metrics } from './metrics.ts';

/** However often and by however many it is looked at. */
const cacheMs = 10_000;

/** The words of a status in the figures; of one that waits for its payment a queue tells. */
const statusNames: Readonly<Record<number, string>> = { 2: 'placed', 3: 'picking', 4: 'ready' };

/**
 * How the business goes, read from the database when Prometheus looks. Every process tells the same, so several are not added
 * up: of the workers behind a port one counts, and of machines the largest (`max`).
 */
export function measureBusiness(
  { own }: Metrics,
  figures: Pick<FigureStore, 'read'>,
  { now, onError }: { readonly now: () => number; readonly onError: (error: unknown) => void },
): void {
  // Read once, whichever is collected first.
  const shared = { registers: [own], aggregator: 'max' as const, collect: refresh };
  const counter = (name: string, help: string, ...labelNames: string[]): Counter =>
    new Counter({ ...shared, name, help, labelNames });
  const gauge = (name: string, help: string, ...labelNames: string[]): Gauge =>
    new Gauge({ ...shared, name, help, labelNames });
  const orders = counter('shop_orders_total', 'Orders placed', 'method', 'way');
  const orderSums = counter(
    'shop_order_kroner_total',
    'Kroner of the orders placed, freight included',
    'method',
    'way',
  );
  const payments = counter('shop_payments_total', 'Payments that came to each state', 'method', 'state');
  const paymentSums = counter(
    'shop_payment_kroner_total',
    'Kroner of the payments that came to each state',
    'method',
    'state',
  );
  const waiting = gauge('shop_queue_waiting', 'What waits to be sent or done', 'queue');
  const oldest = gauge('shop_queue_oldest_seconds', 'Since when the oldest of a queue waits; 0: nothing does', 'queue');
  const imports = gauge('shop_import_age_seconds', 'Since when nothing of the kind has been imported', 'kind');
  const reservations = gauge(
    'shop_reservations_waiting',
    'Orders in the shops’ hands, by how long they have had their status',
    'status',
    'age',
  );
  const paused = gauge('shop_webhooks_paused', 'Webhooks that are sent nothing any more');
  const flagged = gauge('shop_payments_flagged', 'Payments that a person must look at');
  const all = [orders, orderSums, payments, paymentSums, waiting, oldest, imports, reservations, paused, flagged];

  function show({ totals, queues, imports: kinds, ...read }: BusinessFigures): void {
    for (const metric of all) metric.reset();
    for (const { figure, way, state, count, amountOre } of totals) {
      const isOrder = figure === 'orders';
      const labels: Record<string, string> = isOrder ? { method: way, way: state } : { method: way, state };
      (isOrder ? orders : payments).inc(labels, count);
      (isOrder ? orderSums : paymentSums).inc(labels, amountOre / 100);
    }
    for (const { queue, count, oldestSeconds } of queues) {
      waiting.set({ queue }, count);
      oldest.set({ queue }, oldestSeconds);
    }
    for (const { kind, ageSeconds } of kinds) imports.set({ kind }, ageSeconds);
    for (const { status, age, count } of read.reservations) {
      const name = statusNames[status];
      if (name !== undefined) reservations.set({ status: name, age }, count);
    }
    paused.set(read.pausedWebhooks);
    flagged.set(read.flaggedPayments);
  }

  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  async function refresh(): Promise<void> {
    if (now() - readAt < cacheMs) return;
    reading ??= figures
      .read()
      .then(show)
      .catch(onError)
      .finally(() => {
        readAt = now();
        reading = null;
      });
    await reading;
  }
}
