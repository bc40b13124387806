import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { oere } from '#domain/money/money.ts';
import { planWithdrawal, type WithdrawableLine } from './plan-withdrawal.ts';
import { freightRefund, lineRefund, settleWithdrawal } from './refund.ts';
import { returnBy, withdrawalRight } from './withdrawal-right.ts';

const day = 86_400_000;
/** Any line an order can have: the discount is never more than the goods. */
const anyLine = fc
  .record({
    count: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 0, max: 5_000_00 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ count, price, off }) => ({ count, price: oere(price), discount: oere(Math.floor(price * count * off)) }));

describe('L4 what goes back for some pieces of a line', () => {
  test('however a line is split, its parts add up to what was paid for it', () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 }), (line, cuts) => {
        let before = 0;
        let back = 0;
        for (const cut of [...cuts, line.count]) {
          const pieces = Math.min(cut, line.count - before);
          back += lineRefund(line, before, pieces);
          before += pieces;
        }
        expect(back).toBe(line.price * line.count - line.discount);
      }),
      { numRuns: 1000 },
    );
  });

  test('no piece gives back less than its share rounded down, nor an øre more than it rounded up', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(), (line, any) => {
        const piece = any % line.count;
        const share = (line.price * line.count - line.discount) / line.count;
        const back = lineRefund(line, piece, 1);
        expect(back).toBeGreaterThanOrEqual(Math.floor(share));
        expect(back).toBeLessThanOrEqual(Math.ceil(share));
      }),
      { numRuns: 1000 },
    );
  });

  test('three jackets with 100 kr off: 33,34 less, 33,33 less, 33,33 less, in some order', () => {
    const line = { count: 3, price: oere(129_900), discount: oere(10_000) };
    const each = [0, 1, 2].map((before) => lineRefund(line, before, 1));
    expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(379_700);
    expect([...each].sort()).toEqual([126_566, 126_567, 126_567]);
  });

  test('of the freight, no more than the cheapest delivery costs', () => {
    expect(freightRefund(oere(19_900), [oere(19_900), oere(9_900)])).toBe(9_900);
    expect(freightRefund(oere(9_900), [oere(19_900)])).toBe(9_900);
    expect(freightRefund(oere(19_900), [])).toBe(19_900);
  });
});

describe('L4 a refund of the order settles what is withdrawn from it', () => {
  const given = (captured: number, refunded: number, forWithdrawals: number) => ({
    captured: oere(captured),
    refunded: oere(refunded),
    forWithdrawals: oere(forWithdrawals),
  });

  test('nothing before: all of it; all before: none; a part before: the rest', () => {
    expect(settleWithdrawal(oere(500), given(1_299, 0, 0))).toEqual({ refund: 500, settled: 0 });
    expect(settleWithdrawal(oere(500), given(1_299, 1_299, 0))).toEqual({ refund: 0, settled: 500 });
    expect(settleWithdrawal(oere(500), given(1_299, 1_000, 0))).toEqual({ refund: 299, settled: 201 });
  });

  test('what was never drawn, or went back for other withdrawals, settles nothing', () => {
    expect(settleWithdrawal(oere(500), given(100, 0, 0))).toBeNull();
    expect(settleWithdrawal(oere(500), given(1_299, 1_000, 1_000))).toBeNull();
  });

  test('whatever is refunded in between, every withdrawal can be received, and the order is given back once', () => {
    const anySteps = fc.array(fc.tuple(fc.nat(999), fc.nat(999)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anySteps, (steps) => {
        const captured = steps.reduce((sum, [due]) => sum + due, 0);
        let refunded = 0;
        let forWithdrawals = 0;
        for (const [due, byHand] of steps) {
          refunded += Math.min(byHand, captured - refunded);
          const settled = settleWithdrawal(oere(due), given(captured, refunded, forWithdrawals));
          expect(settled).not.toBeNull();
          expect((settled?.refund ?? 0) + (settled?.settled ?? 0)).toBe(due);
          refunded += settled?.refund ?? 0;
          forWithdrawals += due;
        }
        expect(refunded).toBe(captured);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('L4 the wish', () => {
  const line = (ean: string, count: number, withdrawn = 0): WithdrawableLine => {
    return { ean: eanOf(ean), name: `Vare ${ean}`, count, withdrawn, price: oere(10_000), discount: oere(1) };
  };
  const wish = (ean: string, count: number) => ({ ean: eanOf(ean), count });

  test('some of some lines; the same ean twice is one wish', () => {
    const planned = planWithdrawal([line('1', 3), line('2', 1)], [wish('1', 1), wish('1', 1)]);
    expect(planned).toEqual({
      ok: true,
      plan: { lines: [{ ean: '1', count: 2, amount: 20_000 }], goods: 20_000, isWhole: false },
    });
  });

  test('what is left of an order makes it whole', () => {
    const planned = planWithdrawal([line('1', 3, 2), line('2', 1, 1)], [wish('1', 1)]);
    expect(planned).toMatchObject({ ok: true, plan: { goods: 9_999, isWhole: true } });
  });

  test('refused: none, unknown, too many, all withdrawn before', () => {
    const reason = (lines: WithdrawableLine[], ...wishes: ReturnType<typeof wish>[]) => {
      const planned = planWithdrawal(lines, wishes);
      return planned.ok ? null : planned.refusal;
    };
    expect(reason([line('1', 3)])).toEqual({ reason: 'nothing-chosen' });
    expect(reason([line('1', 3)], wish('9', 1))).toEqual({ reason: 'not-in-order' });
    expect(reason([line('1', 3, 1)], wish('1', 2), wish('1', 1))).toEqual({
      reason: 'too-many',
      name: 'Vare 1',
      left: 2,
    });
    expect(reason([line('1', 3, 3)], wish('1', 1))).toEqual({ reason: 'nothing-left' });
  });

  test('any order withdrawn in any steps gives back what its goods cost, and not an øre more', () => {
    const anyOrder = fc.array(anyLine, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyOrder, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }), (paid, steps) => {
        let lines = paid.map((entry, index) => ({ ...line(String(index), 1), ...entry, withdrawn: 0 }));
        let back = 0;
        const rest = () => lines.map(({ ean, count, withdrawn }) => ({ ean, count: count - withdrawn }));
        const some = steps.map(([which, pieces]) => [{ ean: eanOf(String(which % paid.length)), count: pieces % 5 }]);
        for (const wishes of [...some, null]) {
          const planned = planWithdrawal(lines, wishes ?? rest());
          if (!planned.ok) continue;
          back += planned.plan.goods;
          const gone = new Map(planned.plan.lines.map(({ ean, count }) => [ean, count]));
          lines = lines.map((entry) => ({ ...entry, withdrawn: entry.withdrawn + (gone.get(entry.ean) ?? 0) }));
        }
        expect(lines.every(({ count, withdrawn }) => count === withdrawn)).toBe(true);
        expect(back).toBe(paid.reduce((sum, { price, count, discount }) => sum + price * count - discount, 0));
      }),
      { numRuns: 300 },
    );
  });
});

describe('L4 L5 R44 the right', () => {
  const collectedAt = Date.parse('2026-11-02T15:00:00+01:00');
  const collected = { status: 5, paidOnline: true, receivedAt: collectedAt } as const;

  test('14 days from the day after receipt, to the end of the last day in Norway', () => {
    const until = Date.parse('2026-11-16T23:59:59.999+01:00');
    expect(withdrawalRight(collected, collectedAt)).toEqual({ kind: 'open', until });
    expect(withdrawalRight(collected, until)).toEqual({ kind: 'open', until });
    expect(withdrawalRight(collected, until + 1)).toEqual({ kind: 'over', until });
  });

  test('over the change to winter time the days are days of the calendar', () => {
    const receivedAt = Date.parse('2026-10-20T23:30:00+02:00');
    expect(withdrawalRight({ ...collected, receivedAt }, receivedAt)).toMatchObject({
      until: Date.parse('2026-11-03T23:59:59.999+01:00'),
    });
    expect(returnBy(receivedAt)).toBe(Date.parse('2026-11-03T23:59:59.999+01:00'));
  });

  test('a parcel on its way can be withdrawn from, and has no end yet', () => {
    const sent = { status: 6, paidOnline: true, receivedAt: null } as const;
    expect(withdrawalRight(sent, collectedAt + 400 * day)).toEqual({ kind: 'open', until: null });
  });

  test('L5 not what is paid in the shop, not what came to nothing, not what is still in the shop', () => {
    expect(withdrawalRight({ ...collected, paidOnline: false }, collectedAt)).toEqual({ kind: 'none' });
    for (const status of [1, 8, 9, 10] as const) {
      expect(withdrawalRight({ status, paidOnline: true, receivedAt: null }, collectedAt).kind).toBe('none');
    }
    for (const status of [2, 3, 4] as const) {
      expect(withdrawalRight({ status, paidOnline: true, receivedAt: null }, 0).kind).toBe('not-handed-over');
    }
  });
});
