import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { counterEvents } from '#contract/counter/wire.ts';
import { liveEventsPath } from '#contract/live.ts';
import { AnswerTimes } from './answer-times.ts';

/** What /metrics answers with. */
export interface Metrics {
  /** This process's own. */
  readonly own: Registry;
  /** In the format of Prometheus, of all processes behind the port. */
  text(): Promise<string>;
}

/** The metrics of a single process. */
export function processMetrics(): Metrics {
  const own = new Registry();
  return { own, text: () => own.metrics() };
}

/** Tells how long an answer took that Fastify knew nothing of. */
export type MeasureAnswer = (route: string, status: number, seconds: number) => void;

/** Prometheus metrics: request durations by route and status, and the processes' own, each under its number. */
export function measureRequests(server: FastifyInstance, { own }: Metrics): MeasureAnswer {
  collectDefaultMetrics({ register: own, labels: { process: String(process.pid) } });
  const times = new AnswerTimes();
  times.registerIn(own);
  // One hook per route, as reading the route from a request makes a new object every time.
  server.addHook('onRoute', (route) => {
    if (streams.has(route.url)) return;
    const observe: onResponseHookHandler = (request, reply, done) => {
      times.observe(request.method, route.url, reply.statusCode, reply.elapsedTime / 1000);
      done();
    };
    route.onResponse = observe;
  });
  return (route, status, seconds) => times.observe('GET', route, status, seconds);
}

/** Open for as long as somebody listens: no time that an answer took. */
const streams: ReadonlySet<string> = new Set([liveEventsPath, counterEvents]);

export function measureStreams({ own }: Metrics, count: () => number): void {
  const gauge: Gauge = new Gauge({
    name: 'live_streams',
    help: 'Pages of shoppers that follow an order or the stock',
    registers: [own],
    collect() {
      gauge.set(count());
    },
  });
}

/** Searches that were shown, by whether they found something. */
export function measureSearches(
  { own }: Metrics,
  tally: () => { readonly found: number; readonly nothing: number },
): void {
  const searches = new Counter({
    name: 'searches_total',
    help: 'Searches shown to shoppers, by what they found',
    labelNames: ['result'],
    registers: [own],
    collect() {
      searches.reset();
      const { found, nothing } = tally();
      searches.inc({ result: 'found' }, found);
      searches.inc({ result: 'nothing' }, nothing);
    },
  });
}

/** Text messages by what became of the call, and the segments that are paid for. */
export function smsMetrics(
  { own }: Metrics,
  segmentOre: number | null = null,
): (kind: string, outcome: string, segments: number) => void {
  const messages = new Counter({
    name: 'sms_messages_total',
    help: 'Text messages handed to the provider, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [own],
  });
  const paid = new Counter({
    name: 'sms_segments_total',
    help: 'Segments of the messages that were, or may have been, sent: what the provider charges for',
    labelNames: ['kind'],
    registers: [own],
  });
  if (segmentOre !== null) {
    const price = new Gauge({
      name: 'sms_segment_price_kroner',
      help: 'What a segment costs, by SMS_SEGMENT_PRICE',
      registers: [own],
      aggregator: 'max',
    });
    price.set(segmentOre / 100);
  }
  return (kind, outcome, segments) => {
    messages.inc({ kind, outcome });
    if (outcome === 'sent' || outcome === 'unknown') paid.inc({ kind }, segments);
  };
}
