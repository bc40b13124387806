import { Counter, Gauge } from 'prom-client';
import type { BusinessFigures, FigureStore } from '#server/ports/business-figures.ts';
import type { Metrics } from './metrics.ts';

/** However often and by however many it is looked at. */
const keptMs = 10_000;

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
  const shared = { registers: [own], aggregator: 'max' as const };
  const orders = new Counter({
    ...shared,
    name: 'shop_orders_total',
    help: 'Orders placed',
    labelNames: ['method', 'way'],
  });
  const orderSums = new Counter({
    ...shared,
    name: 'shop_order_kroner_total',
    help: 'Kroner of the orders placed, freight included',
    labelNames: ['method', 'way'],
  });
  const payments = new Counter({
    ...shared,
    name: 'shop_payments_total',
    help: 'Payments that came to each state',
    labelNames: ['method', 'state'],
  });
  const paymentSums = new Counter({
    ...shared,
    name: 'shop_payment_kroner_total',
    help: 'Kroner of the payments that came to each state',
    labelNames: ['method', 'state'],
  });
  const waiting = new Gauge({
    ...shared,
    name: 'shop_queue_waiting',
    help: 'What waits to be sent or done',
    labelNames: ['queue'],
  });
  const oldest = new Gauge({
    ...shared,
    name: 'shop_queue_oldest_seconds',
    help: 'Since when the oldest of a queue waits; 0: nothing does',
    labelNames: ['queue'],
  });
  const imports = new Gauge({
    ...shared,
    name: 'shop_import_age_seconds',
    help: 'Since when nothing of the kind has been imported',
    labelNames: ['kind'],
  });
  const reservations = new Gauge({
    ...shared,
    name: 'shop_reservations_waiting',
    help: 'Orders in the shops’ hands, by how long they have had their status',
    labelNames: ['status', 'age'],
  });
  const paused = new Gauge({
    ...shared,
    name: 'shop_webhooks_paused',
    help: 'Webhooks that are sent nothing any more',
  });
  const flagged = new Gauge({ ...shared, name: 'shop_payments_flagged', help: 'Payments that a person must look at' });
  const all = [orders, orderSums, payments, paymentSums, waiting, oldest, imports, reservations, paused, flagged];

  function show({ totals, queues, imports: kinds, ...read }: BusinessFigures): void {
    for (const metric of all) metric.reset();
    for (const { figure, way, state, count, amountOre } of totals) {
      const [counts, sums, labels] =
        figure === 'orders'
          ? [orders, orderSums, { method: way, way: state }]
          : [payments, paymentSums, { method: way, state }];
      counts.inc(labels as never, count);
      sums.inc(labels as never, amountOre / 100);
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
  // Asked for once, whichever metric is collected first: they are told in the order in which they were made.
  const refresh = async () => {
    if (now() - readAt < keptMs) return;
    reading ??= figures
      .read()
      .then(show)
      .catch(onError)
      .finally(() => {
        readAt = now();
        reading = null;
      });
    await reading;
  };
  for (const metric of all) metric.collect = refresh;
}
