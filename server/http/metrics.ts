import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus figures at /metrics: request durations by route and status, and the process's own. */
export function measureRequests(server: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  // A hook of each route's own, since asking a request for its route makes a new object every time.
  server.addHook('onRoute', (route) => {
    const observe: onResponseHookHandler = (request, reply, done) => {
      const labels = { method: request.method, route: route.url, status: String(reply.statusCode) };
      durations.observe(labels, reply.elapsedTime / 1000);
      done();
    };
    route.onResponse = observe;
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
