import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { AnswerTimes } from './answer-times.ts';

const answer = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  route: fc.constantFrom('/*', '/api/v1/articles/:id'),
  status: fc.constantFrom(200, 304, 503),
  seconds: fc.oneof(fc.double({ min: 0, max: 9, noNaN: true }), fc.constantFrom(0.001, 0.05, 5)),
});

test("it tells what the library's histogram tells, as Prometheus reads it and as processes pass it on", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { maxLength: 40 }), async (answers) => {
      const [ours, theirs] = [new Registry(), new Registry()];
      const times = new AnswerTimes();
      times.registerIn(ours);
      const histogram = new Histogram({
        name: times.name,
        help: times.help,
        labelNames: ['method', 'route', 'status'],
        buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
        registers: [theirs],
      });
      for (const { method, route, status, seconds } of answers) {
        times.observe(method, route, status, seconds);
        histogram.observe({ method, route, status: String(status) }, seconds);
      }
      const lines = async (registry: Registry) => (await registry.metrics()).split('\n').sort();
      expect(await lines(ours)).toEqual(await lines(theirs));
      const [told, expected] = [await ours.getMetricsAsJSON(), await theirs.getMetricsAsJSON()];
      expect(told.map(({ values, ...rest }) => ({ ...rest, values: new Set(values) }))).toEqual(
        expected.map(({ values, ...rest }) => ({ ...rest, values: new Set(values.map(withoutExemplar)) })),
      );
    }),
  );
});

function withoutExemplar(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined && member !== null));
}
