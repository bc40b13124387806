import { expect, test } from 'vitest';
import { awaitedFreight, givenBack } from './give-back-sum.ts';

const line = { ean: '1', gives: [33334, 33333, 33333], told: 2 } as never;
const order = { lines: [line], freight: 9900, awaited: { at: '', reason: null, freight: 9900 } };

test('what goes back is the sum of the pieces to the øre, less what is withheld, and never below nothing', () => {
  const chosen = { lines: { '1': 2 }, freight: false, deducted: 0 };
  expect(givenBack(order, chosen)).toBe(66667);
  expect(givenBack(order, { ...chosen, freight: true, deducted: 66 })).toBe(66667 + 9900 - 66);
  expect(givenBack(order, { ...chosen, deducted: 1_000_000 })).toBe(0);
  expect(givenBack(order, { ...chosen, lines: {} })).toBe(0);
});

test('the freight of a withdrawal goes back with its last piece', () => {
  expect(awaitedFreight(order, { '1': 1 })).toBe(0);
  expect(awaitedFreight(order, { '1': 2 })).toBe(9900);
  expect(awaitedFreight({ ...order, awaited: null }, { '1': 2 })).toBe(0);
});
