import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beforePrice } from '#domain/article/before-price.ts';
import { kroner, roundPrice } from '#domain/money/money.ts';
import { type AskedPrice, checkPlannedPrice, percentBelow, pricePoints } from './planned-price.ts';

const day = 86_400_000;
const start = 1000 * day;

function asked(source: AskedPrice['source'], price: number, daysBefore: number, until: number | null): AskedPrice {
  return {
    source,
    price: kroner(price),
    from: start - daysBefore * day,
    to: until === null ? null : start - until * day,
    name: null,
  };
}

function planned(price: number, before: number | null) {
  return { price: kroner(price), before: before === null ? null : kroner(before), start, end: start + 7 * day };
}

describe('what may be struck out beside a planned price', () => {
  test('the list price, when it was asked for 30 days', () => {
    const list = asked('list', 3499, 400, null);
    expect(checkPlannedPrice(planned(2099, 3499), [list])).toEqual({
      verdict: 'lawful',
      before: 3499,
      lowest: { price: 3499, asked: list },
    });
  });

  test('a club price of 20 days ago counts, and is named', () => {
    const club = asked('club', 1099, 21, 15);
    const prices = [asked('list', 1499, 400, null), club];
    expect(checkPlannedPrice(planned(899, 1499), prices)).toEqual({
      verdict: 'unlawful',
      lowest: { price: 1099, asked: club },
    });
    expect(checkPlannedPrice(planned(899, null), prices)).toMatchObject({ verdict: 'lawful', before: 1099 });
    expect(checkPlannedPrice(planned(1099, null), prices)).toMatchObject({ verdict: 'no-cut' });
  });

  test('cuts that follow each other keep the price before the first', () => {
    const prices = [asked('list', 1000, 400, null), asked('campaign', 800, 10, -30)];
    expect(checkPlannedPrice(planned(600, 1000), prices)).toMatchObject({ verdict: 'lawful', before: 1000 });
  });

  test('without 30 days of history nothing', () => {
    expect(checkPlannedPrice(planned(600, null), [asked('list', 1000, 20, null)])).toEqual({ verdict: 'too-new' });
    expect(checkPlannedPrice(planned(600, null), [])).toEqual({ verdict: 'too-new' });
  });

  test('whatever was asked: what is called lawful is what the shop shows on the first day', () => {
    const price = fc.integer({ min: 1, max: 20 }).map((tens) => tens * 10);
    const past = fc.tuple(
      fc.constantFrom('campaign', 'club'),
      price,
      fc.nat({ max: 90 }),
      fc.integer({ min: 1, max: 30 }),
    );
    fc.assert(
      fc.property(price, price, fc.array(past, { maxLength: 6 }), (list, cut, others) => {
        const prices = [
          asked('list', list, 400, null),
          ...others.map(([source, at, ago, days]) => asked(source as 'club', at, ago, Math.min(ago - days, ago - 1))),
        ].filter(({ from, to }) => to === null || to > from);
        const check = checkPlannedPrice(planned(cut, null), prices);
        if (check.verdict !== 'lawful') return;
        const own = { ...asked('campaign', cut, 0, -7) };
        const points = pricePoints([...prices, own]);
        const paid = points.findLast(({ from }) => from <= start)?.price ?? kroner(0);
        if (paid !== roundPrice(cut)) return;
        const shown = beforePrice({ paid, ordinary: check.before, original: null, history: points }, start);
        expect(shown).toBe(check.before);
      }),
    );
  });
});

test('a label never says more than is given', () => {
  expect([percentBelow(kroner(899), kroner(1099)), percentBelow(kroner(100), kroner(0))]).toEqual([18, 0]);
});
