import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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

/** Prometheus metrics: request durations by route and status, and the processes' own, each under its number. */
export function measureRequests(server: FastifyInstance, { own }: Metrics): void {
  collectDefaultMetrics({ register: own, labels: { process: String(process.pid) } });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [own],
  });
  // One hook per route, as reading the route from a request makes a new object every time.
  server.addHook('onRoute', (route) => {
    const observe: onResponseHookHandler = (request, reply, done) => {
      const labels = { method: request.method, route: route.url, status: String(reply.statusCode) };
      durations.observe(labels, reply.elapsedTime / 1000);
      done();
    };
    route.onResponse = observe;
  });
}
