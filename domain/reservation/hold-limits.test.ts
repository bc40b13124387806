import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { oere } from '#domain/money/money.ts';
import {
  type AlreadyHeld,
  type Held,
  type HoldLimits,
  holdProblem,
  isMuchOfShop,
  type WantedHold,
  type WantedLine,
} from './hold-limits.ts';

const limits: HoldLimits = {
  line: 10,
  pieces: 40,
  value: oere(2_500_000),
  openOfPerson: 5,
  openFromAddress: 20,
  together: 100,
  togetherWhilePaying: 200,
};
const nothing: Held = { open: 0, pieces: 0, piecesInShop: 0 };
const nobody: AlreadyHeld = { person: nothing, address: nothing, ofVariant: new Map() };
const ean = (n: number) => eanOf(String(7_000_000_100_000 + n));

function line(count: number, more: Partial<WantedLine> = {}): WantedLine {
  return { ean: ean(1), count, webPurchaseLimit: null, left: 100, ...more };
}

function order(lines: readonly WantedLine[], more: Partial<WantedHold> = {}): WantedHold {
  return { payNow: false, total: oere(100_000), lines, ...more };
}

function problem(wanted: WantedHold, held: Partial<AlreadyHeld> = {}, shopPieces: number | null = null) {
  return holdProblem(wanted, { ...nobody, ...held }, limits, shopPieces);
}

describe('what one reservation may hold unpaid', () => {
  test('ten of a line, or what the chain has set for the article', () => {
    expect(problem(order([line(10)]))).toBeNull();
    expect(problem(order([line(11)]))).toEqual({ kind: 'lines', lines: [{ ean: ean(1), most: 10 }] });
    expect(problem(order([line(24, { webPurchaseLimit: 24, left: 30 })]))).toBeNull();
  });

  test('six of a variant, or half of what the shop holds of it when that is more', () => {
    expect(problem(order([line(6, { left: 6 })]))).toBeNull();
    expect(problem(order([line(7, { left: 8 })]))).toEqual({ kind: 'lines', lines: [{ ean: ean(1), most: 6 }] });
    expect(problem(order([line(8, { left: 16 })]))).toBeNull();
    // What is held already is half of it: nothing more.
    const ofVariant = new Map([[ean(1), 8]]);
    expect(problem(order([line(1, { left: 8 })]), { ofVariant })).toEqual({
      kind: 'lines',
      lines: [{ ean: ean(1), most: 0 }],
    });
  });

  test('forty pieces', () => {
    const lines = (last: number) => [1, 2, 3, 4].map((n) => line(n === 4 ? last : 10, { ean: ean(n) }));
    expect(problem(order(lines(10)))).toBeNull();
    expect(problem(order([...lines(10), line(1, { ean: ean(5) })]))).toEqual({ kind: 'pieces', most: 40 });
  });

  test('25,000 kr, but one or two pieces may cost what they cost', () => {
    const total = oere(2_500_001);
    expect(problem(order([line(2)], { total }))).toBeNull();
    expect(problem(order([line(3)], { total }))).toEqual({ kind: 'value', most: 2_500_000 });
    expect(problem(order([line(3)], { total: oere(2_500_000) }))).toBeNull();
  });
});

describe('what all open ones together may hold unpaid', () => {
  test('five of a person, twenty from an address', () => {
    expect(problem(order([line(1)]), { person: { ...nothing, open: 4 } })).toBeNull();
    expect(problem(order([line(1)]), { person: { ...nothing, open: 5 } })).toEqual({ kind: 'open', most: 5 });
    expect(problem(order([line(1)]), { address: { ...nothing, open: 19 } })).toBeNull();
    expect(problem(order([line(1)]), { address: { ...nothing, open: 20 } })).toEqual({ kind: 'address' });
  });

  test('a hundred pieces, of a person and from an address', () => {
    const held = (pieces: number): Held => ({ open: 1, pieces, piecesInShop: 0 });
    expect(problem(order([line(10)]), { person: held(90) })).toBeNull();
    expect(problem(order([line(10)]), { person: held(91) })).toEqual({ kind: 'together' });
    expect(problem(order([line(10)]), { address: held(91) })).toEqual({ kind: 'address' });
  });

  test('forty of a shop, or a tenth of what stands in it when that is more', () => {
    const address: Held = { open: 1, pieces: 35, piecesInShop: 35 };
    expect(isMuchOfShop(order([line(5)]), { ...nobody, address })).toBe(false);
    expect(isMuchOfShop(order([line(6)]), { ...nobody, address })).toBe(true);
    expect(problem(order([line(6)]), { address }, 300)).toEqual({ kind: 'address' });
    expect(problem(order([line(6)]), { address }, 410)).toBeNull();
  });
});

describe('what is being paid for', () => {
  const paying = (count: number) => order([line(count)], { payNow: true, total: oere(9_000_000) });

  test('may be as large as it likes, up to what is held for anybody at once', () => {
    expect(problem(paying(200))).toBeNull();
    expect(problem(paying(201))).toEqual({ kind: 'paying-pieces', most: 200 });
    expect(problem(paying(51), { address: { open: 2, pieces: 150, piecesInShop: 0 } })).toMatchObject({ most: 200 });
  });

  test('so many payments are under way at once, and no more', () => {
    expect(problem(paying(1), { person: { ...nothing, open: 5 } })).toEqual({ kind: 'paying-open' });
    expect(problem(paying(1), { address: { ...nothing, open: 20 } })).toEqual({ kind: 'paying-open' });
  });
});

const anyLine = fc.record({
  variant: fc.integer({ min: 1, max: 30 }),
  count: fc.integer({ min: 1, max: 999 }),
  stock: fc.integer({ min: 1, max: 400 }),
});

test('an honest order is never stopped: up to six of each, thirty pieces, 25,000 kr, from one who holds little', () => {
  const honest = fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 6 }), left: fc.integer({ min: 6, max: 400 }) }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(honest, fc.integer({ min: 0, max: 2_500_000 }), (lines, total) => {
      const wanted = order(
        lines.map((entry, index) => line(entry.count, { ...entry, ean: ean(index) })),
        { total: oere(total) },
      );
      expect(problem(wanted, { person: { open: 2, pieces: 10, piecesInShop: 10 } })).toBeNull();
    }),
  );
});

test('whatever one address asks for, it never holds more than its share', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyLine, { minLength: 1, maxLength: 20 }), { maxLength: 40 }), (orders) => {
      const stock = new Map<number, number>();
      const held = new Map<ReturnType<typeof ean>, number>();
      let pieces = 0;
      let open = 0;
      for (const wanted of orders) {
        const lines = [...new Map(wanted.map((entry) => [entry.variant, entry])).values()];
        for (const { variant, stock: there } of lines) stock.set(variant, stock.get(variant) ?? there);
        const leftOf = (variant: number) => (stock.get(variant) ?? 0) - (held.get(ean(variant)) ?? 0);
        if (lines.some(({ variant, count }) => count > leftOf(variant))) continue;
        const asked = order(
          lines.map(({ variant, count }) => line(count, { ean: ean(variant), left: leftOf(variant) })),
        );
        const address: Held = { open, pieces, piecesInShop: pieces };
        if (problem(asked, { address, ofVariant: held }, 300) !== null) continue;
        open += 1;
        for (const { variant, count } of lines) {
          held.set(ean(variant), (held.get(ean(variant)) ?? 0) + count);
          pieces += count;
        }
      }
      expect(open).toBeLessThanOrEqual(limits.openFromAddress);
      expect(pieces).toBeLessThanOrEqual(40); // of a shop of 300 pieces
      for (const [variant, there] of stock) {
        expect(held.get(ean(variant)) ?? 0).toBeLessThanOrEqual(Math.max(6, Math.floor(there / 2)));
      }
    }),
  );
});
