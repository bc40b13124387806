import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderBothWays, reordered } from './order.ts';

const keys = fc.array(fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 2 ** 31 - 1 })));

test('DEC-44 both directions keep ties in document order', () => {
  fc.assert(
    fc.property(keys, (values) => {
      const docs = [...values.keys()];
      const keyOf = (doc: number) => values[doc] ?? 0;
      const { asc, desc } = orderBothWays(Int32Array.from(values), Uint32Array.from(docs));
      expect([...asc.docs]).toEqual(docs.toSorted((a, b) => keyOf(a) - keyOf(b) || a - b));
      expect([...desc.docs]).toEqual(docs.toSorted((a, b) => keyOf(b) - keyOf(a) || a - b));
      for (const { docs: ordered, positions } of [asc, desc]) {
        for (const [at, doc] of ordered.entries()) expect(positions[doc]).toBe(at);
      }
    }),
  );
});

test('documents that came, went or changed stand where sorting anew would put them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ was: fc.option(fc.nat({ max: 5 })), is: fc.option(fc.nat({ max: 5 })) })),
      (values) => {
        const known = (when: 'was' | 'is') => [...values.keys()].filter((doc) => values[doc]?.[when] !== null);
        const by = (when: 'was' | 'is') => (a: number, b: number) =>
          (values[a]?.[when] ?? 0) - (values[b]?.[when] ?? 0) || a - b;
        const before = orderBothWays(
          Int32Array.from(values, ({ was }) => was ?? 0),
          Uint32Array.from(known('was')),
        ).asc;
        const changed = new Set([...values.keys()].filter((doc) => values[doc]?.was !== values[doc]?.is));
        const inserted = known('is').filter((doc) => changed.has(doc));
        const { docs, positions } = reordered(before, changed, inserted, by('is'));
        expect([...docs]).toEqual(known('is').sort(by('is')));
        for (const [at, doc] of docs.entries()) expect(positions[doc]).toBe(at);
      },
    ),
  );
});
