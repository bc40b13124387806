import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { sampleArticle, sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import { kroner } from '#domain/money/money.ts';
import { type CartAction, changeCart } from './actions.ts';
import { cartLineOf } from './cart-line.ts';
import { type CartState, emptyCart } from './cart-state.ts';

/**
 * The reducer against a naive model: a cart as a child would keep it, loose pieces in a bag, counted from the start each time,
 * in whole øre.
 */
const stockOf: Readonly<Record<string, number>> = { 1: 3, 2: 1, 3: 8, 4: 5 };
const limitOf: Readonly<Record<string, number | null>> = { 1: null, 2: 4, 3: 2, 4: null };
const priceOf: Readonly<Record<string, number>> = { 1: 1299, 2: 30, 3: 499, 4: 7 };
const pantOf: Readonly<Record<string, number>> = { 1: 0, 2: 3, 3: 0, 4: 2 };
const lineOf = (ean: string) =>
  cartLineOf(
    sampleArticle({ price: kroner(priceOf[ean]!), pant: kroner(pantOf[ean]!), webPurchaseLimit: limitOf[ean]! }),
    sampleVariant({ ean: eanOf(ean), shops: sampleStock({ 1: stockOf[ean]! }) }),
  );

const code = { id: 1, name: 'KODE', valid_from: null, valid_to: null, type: 'code' } as const;

interface Bag {
  pieces: string[];
  code: { fixed: 0 | 1; amount: number } | null;
}

type Step =
  | { readonly do: 'add' | 'increment' | 'decrement' | 'remove'; readonly ean: string }
  | { readonly do: 'restore'; readonly ean: string; readonly index: number; readonly count: number }
  | { readonly do: 'apply'; readonly fixed: 0 | 1; readonly amount: number }
  | { readonly do: 'unapply' }
  | { readonly do: 'clear' };

function play(bag: Bag, step: Step): void {
  if (step.do === 'apply') {
    if (bag.code === null) bag.code = { fixed: step.fixed, amount: step.amount };
  } else if (step.do === 'unapply') {
    bag.code = null;
  } else if (step.do === 'clear') {
    bag.pieces = [];
  } else if (step.do === 'restore') {
    const most = Math.max(1, Math.min(limitOf[step.ean] ?? 1000, stockOf[step.ean]!));
    if (!bag.pieces.includes(step.ean)) bag.pieces.push(...Array(Math.min(step.count, most)).fill(step.ean));
  } else {
    const held = bag.pieces.filter((piece) => piece === step.ean).length;
    const mayGrow = held < (limitOf[step.ean] ?? 1000) && held + 1 <= stockOf[step.ean]!;
    if (step.do === 'add' && (held === 0 || mayGrow)) bag.pieces.push(step.ean);
    if (step.do === 'increment' && held > 0 && mayGrow) bag.pieces.push(step.ean);
    if (step.do === 'decrement' && held > 0) bag.pieces.splice(bag.pieces.lastIndexOf(step.ean), 1);
    if (step.do === 'remove') bag.pieces = bag.pieces.filter((piece) => piece !== step.ean);
  }
  if (bag.pieces.length === 0) bag.code = null;
}

function cost({ pieces, code }: Bag): number {
  let sum = 0;
  let pant = 0;
  for (const ean of pieces) {
    sum += priceOf[ean]! * 100;
    pant += pantOf[ean]! * 100;
  }
  if (code === null) return sum;
  const off = code.fixed === 1 ? code.amount * 100 : Math.round(sum * code.amount);
  return sum - off < pant ? pant : sum - off;
}

function actionOf(step: Step, state: CartState): CartAction {
  switch (step.do) {
    case 'apply':
      return { type: 'apply-discount', promocode: { ...code, fixed: step.fixed, amount: step.amount } };
    case 'unapply':
      return { type: 'remove-discount' };
    case 'clear':
      return { type: 'clear' };
    case 'add':
      return { type: 'add', line: lineOf(step.ean) };
    case 'restore':
      return { type: 'restore', index: step.index, line: { ...lineOf(step.ean), count: step.count } };
    case 'remove': {
      const index = state.orders.findIndex((entry) => entry.ean === step.ean);
      return { type: 'remove', index, ean: eanOf(step.ean) };
    }
    default:
      return { type: step.do, ean: eanOf(step.ean) };
  }
}

const ean = fc.constantFrom('1', '2', '3', '4');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('add', 'increment', 'decrement', 'remove'), ean }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('restore'),
      ean,
      index: fc.nat({ max: 5 }),
      count: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('apply'),
      fixed: fc.constant(1),
      amount: fc.integer({ min: 1, max: 400 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 100 })
      .map((percent) => ({ do: 'apply' as const, fixed: 0 as const, amount: percent / 100 })),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('unapply', 'clear') }) },
) as fc.Arbitrary<Step>;

test('CART-01 to CART-20 any sequence of actions ends where the model ends, to the øre', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const bag: Bag = { pieces: [], code: null };
      let state = emptyCart;
      for (const next of steps) {
        state = changeCart(state, actionOf(next, state));
        play(bag, next);
        expect(state.count).toBe(bag.pieces.length);
        expect(Math.round(state.total * 100)).toBe(cost(bag));
        expect(state.discount.activated).toBe(bag.code !== null);
        expect(state.orders.every((entry) => entry.count >= 1)).toBe(true);
        expect(new Set(state.orders.map((entry) => entry.ean)).size).toBe(state.orders.length);
        expect(state.isCartValid).toBe(bag.pieces.length > 0);
      }
    }),
    { numRuns: 300 },
  );
});
