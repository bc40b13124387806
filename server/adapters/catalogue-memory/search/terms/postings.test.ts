import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Postings } from './postings.ts';

const someDocs = fc.dictionary(fc.integer({ min: 0, max: 60 }).map(String), fc.integer({ min: 1, max: 255 }), {
  maxKeys: 40,
});
const someChanges = fc.dictionary(fc.integer({ min: 0, max: 60 }).map(String), fc.integer({ min: 0, max: 255 }), {
  maxKeys: 20,
});
const numbered = (pairs: Readonly<Record<string, number>>) =>
  Object.entries(pairs).map(([doc, mask]) => [Number(doc), mask] as const);

test('after any changes a term has the documents it was told to have, and its neighbour those it had', () => {
  fc.assert(
    fc.property(someDocs, fc.array(someChanges, { maxLength: 8 }), (first, changes) => {
      const block = numbered(first);
      const neighbour = [7, 9];
      const postings = new Postings(
        Uint32Array.of(0, block.length, block.length + neighbour.length),
        Uint32Array.from([...block.map(([doc]) => doc), ...neighbour]),
        Uint8Array.from([...block.map(([, mask]) => mask), 1, 2]),
      );
      const expected = new Map(block);
      for (const change of changes) {
        postings.put(0, new Map(numbered(change)));
        for (const [doc, mask] of numbered(change)) {
          if (mask === 0) expected.delete(doc);
          else expected.set(doc, mask);
        }
        const { docs, fieldMasks } = postings.of(0);
        expect(docs).toHaveLength(expected.size);
        expect(postings.lengthOf(0)).toBe(expected.size);
        expect(new Map(Array.from(docs, (doc, at) => [doc, fieldMasks[at]]))).toEqual(expected);
      }
      expect([...postings.of(1).docs]).toEqual(neighbour);
    }),
  );
});

test('a term that nobody used begins empty', () => {
  const postings = new Postings(Uint32Array.of(0), new Uint32Array(0), new Uint8Array(0));
  expect(postings.of(3).docs).toHaveLength(0);
  postings.put(3, new Map([[5, 2]]));
  expect([...postings.of(3).docs]).toEqual([5]);
  postings.put(3, new Map([[5, 0]]));
  expect(postings.lengthOf(3)).toBe(0);
});
