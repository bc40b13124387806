import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNorwegian } from '#domain/text/collation.ts';
import { NameOrder } from './name-order.ts';

const names = fc.array(
  fc.constantFrom(...'Apple apple Zebra Ærlig Øl Ål Aal Aas Jakke Jakke2 Jakke10 Sko å z'.split(' ')),
);

test('ranks are in Norwegian order, whenever a name came', () => {
  fc.assert(
    fc.property(names, names, (first, later) => {
      const order = NameOrder.spread(first);
      const ranks = new Map([...first, ...later].map((name) => [name, order.rankOf(name)]));
      for (const [a, rankOfA] of ranks)
        for (const [b, rankOfB] of ranks) expect(Math.sign(rankOfA - rankOfB)).toBe(compareNorwegian(a, b));
    }),
  );
});

test('it goes on with ranks that were given out before', () => {
  const order = NameOrder.spread(['Bukse', 'Sko']);
  const resumed = NameOrder.resume(['Sko', 'Bukse'].map((name) => [name, order.rankOf(name)]));
  expect(resumed.rankOf('Sko')).toBe(order.rankOf('Sko'));
  expect(resumed.rankOf('Lue')).toBe(order.rankOf('Lue'));
});

test('a gap that is used up is told, and a name that comes then is beside its neighbour', () => {
  const order = NameOrder.spread(['a', 'b']);
  for (let at = 0; at < 60 && !order.isFull; at++) order.rankOf(`a${'a'.repeat(60 - at)}b`.replace(/aa/g, 'ac'));
  let name = 'b';
  for (let at = 0; at < 60; at++) {
    name = `ay${name}`;
    order.rankOf(name);
  }
  expect(order.isFull).toBe(true);
  expect(order.rankOf('a')).toBeLessThanOrEqual(order.rankOf(name));
  expect(order.rankOf(name)).toBeLessThanOrEqual(order.rankOf('b'));
});
