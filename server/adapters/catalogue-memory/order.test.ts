import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderBothWays } from './order.ts';

const keys = fc.array(fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 2 ** 31 - 1 })));

test('DEC-44 both directions keep ties in document order', () => {
  fc.assert(
    fc.property(keys, (values) => {
      const docs = [...values.keys()];
      const keyOf = (doc: number) => values[doc] ?? 0;
      const { asc, desc } = orderBothWays(Int32Array.from(values));
      expect([...asc.docs]).toEqual(docs.toSorted((a, b) => keyOf(a) - keyOf(b) || a - b));
      expect([...desc.docs]).toEqual(docs.toSorted((a, b) => keyOf(b) - keyOf(a) || a - b));
      for (const { docs: ordered, positions } of [asc, desc]) {
        for (const [at, doc] of ordered.entries()) expect(positions[doc]).toBe(at);
      }
    }),
  );
});
