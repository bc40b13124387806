import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WebCampaign } from '#domain/campaign/web-campaign.ts';
import { kroner } from '#domain/money/money.ts';
import { shopId, webStockShop } from '#domain/shop/shop-id.ts';
import { availability, stockLevel, stockOfVariants } from './availability.ts';
import { displayCategoryName } from './category.ts';
import { eanOf, isEan } from './ean.ts';
import { displayGenderName } from './gender.ts';
import { articleLabels } from './labels.ts';
import { paidPrice, percentOff, winningCampaign } from './paid-price.ts';
import { sampleArticle, sampleStock } from './sample-article.ts';
import { bestsellerRankOf, frightPriceOf, isOn } from './stored-values.ts';

const campaign = (id: number, price: number, labelType: WebCampaign['labelType'], text = 'Tilbud'): WebCampaign => ({
  id,
  articleId: 1002,
  price: kroner(price),
  labelType,
  labelData: { text },
});

describe('stored values', () => {
  test('ENT-04 ENT-17 ENT-23 a flag is on when it equals 1', () => {
    expect(isOn(1)).toBe(true);
    for (const value of [0, null, undefined, '1', true, 2]) expect(isOn(value)).toBe(false);
  });

  test('ENT-08 CONST-03 freight is 9900 when absent, a stored 0 stays 0', () => {
    expect(frightPriceOf(undefined)).toBe(9900);
    expect(frightPriceOf(null)).toBe(9900);
    expect(frightPriceOf(0)).toBe(0);
    expect(frightPriceOf(49900)).toBe(49900);
  });

  test('ENT-22 CONST-05 no rank is 9999', () => {
    expect(bestsellerRankOf(null)).toBe(9999);
    expect(bestsellerRankOf(3)).toBe(3);
  });

  test('an ean is digits', () => {
    expect(isEan('7000000100116')).toBe(true);
    for (const text of ['', '12a', 7000000100116, '123456789012345']) expect(isEan(text)).toBe(false);
    expect(() => eanOf('x')).toThrow(RangeError);
  });
});

describe('names', () => {
  test.each([
    ['Tekstil', 'Klær'],
    ['Tekstil barn', 'Klær barn'],
    ['Sko og Tekstil', 'Sko og Klær'],
    ['Tekstilpleie', 'Tekstilpleie'],
    ['Sporttekstil', 'Sporttekstil'],
  ])('ENT-44 TRAP-56 %s is shown as %s', (name, shown) => {
    expect(displayCategoryName(name)).toBe(shown);
  });

  test('UI-29 Unisex is shown as Uni', () => {
    expect(displayGenderName('Unisex')).toBe('Uni');
    expect(displayGenderName('Dame')).toBe('Dame');
  });
});

describe('price', () => {
  const down = { ...sampleArticle({ price: kroner(1599), beforePrice: kroner(1599) }) };

  test('DEC-70 the lowest of price and campaign prices is paid', () => {
    const article = { ...down, campaigns: [campaign(501, 999, 'price'), campaign(502, 1199, 'percent')] };
    expect(paidPrice(article)).toBe(999);
    expect(winningCampaign(article)?.id).toBe(501);
    expect(percentOff(article)).toBe(37);
  });

  test('DEC-70 a campaign that is not below the price does not win', () => {
    const article = { ...down, campaigns: [campaign(501, 1599, 'price'), campaign(502, 1700, 'price')] };
    expect(paidPrice(article)).toBe(1599);
    expect(winningCampaign(article)).toBeNull();
  });

  test('percent off is never rounded up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (before, price) => {
        const percent = percentOff(sampleArticle({ price: kroner(price), beforePrice: kroner(before) }));
        if (percent !== null) expect(before * (1 - percent / 100)).toBeGreaterThanOrEqual(price - 1e-6);
        else expect(price).toBeGreaterThan(before * 0.99 - 1e-6);
      }),
    );
  });

  test('no before-price, nothing off', () => {
    expect(percentOff(sampleArticle({ beforePrice: null }))).toBeNull();
  });
});

describe('labels', () => {
  test('ENT-15 ENT-21 campaign first, then the web label, at most two', () => {
    const article = sampleArticle({
      campaigns: [campaign(1, 999, 'price')],
      customLabel: 'Nyhet',
      onlyCC: true,
    });
    expect(articleLabels(article)).toEqual([
      { kind: 'campaign', type: 'price', text: 'Tilbud', percent: null },
      { kind: 'custom', text: 'Nyhet' },
    ]);
    expect(articleLabels(sampleArticle({ onlyCC: true }))).toEqual([{ kind: 'only-collect' }]);
    expect(articleLabels(sampleArticle())).toEqual([]);
  });

  test('a percent label carries the percent', () => {
    const article = sampleArticle({ campaigns: [campaign(1, 999, 'percent')] });
    expect(articleLabels(article)).toMatchObject([{ type: 'percent', percent: 50 }]);
  });
});

describe('availability', () => {
  const ean = eanOf('7000000100116');
  const of = (pieces: Record<number, number>) => stockOfVariants([{ ean, shops: sampleStock(pieces) }]);
  const oslo = shopId(1);
  const drammen = shopId(2);

  test('DEC-91 goods that stand in one shop alone can be collected there and be sent from there', () => {
    const stock = of({ 2: 2 });
    expect(availability(stock, ean, { way: 'collect', shop: drammen }).quantity).toBe(2);
    expect(availability(stock, ean, { way: 'collect', shop: oslo }).quantity).toBe(0);
    expect(availability(stock, ean, { way: 'collect', shop: null }).quantity).toBe(2);
    expect(availability(stock, ean, { way: 'deliver' }).quantity).toBe(2);
  });

  test('DEC-92 GEN-04 the web stock counts for delivery, never for collection', () => {
    const stock = of({ 55: 4 });
    expect(availability(stock, ean, { way: 'deliver' }).shops).toEqual([{ id: webStockShop, qty: 4 }]);
    expect(availability(stock, ean, { way: 'collect', shop: null })).toEqual({ quantity: 0, shops: [] });
    expect(availability(stock, ean, { way: 'collect', shop: webStockShop }).quantity).toBe(0);
  });

  test('DEC-73 one shop fills a line: the quantity is the best stocked shop’s, not the sum', () => {
    expect(availability(of({ 1: 3, 2: 4, 55: 2 }), ean, { way: 'deliver' }).quantity).toBe(4);
  });

  test('VAL-19 an empty shop and an unknown ean have nothing', () => {
    expect(availability(of({ 1: 0 }), ean, { way: 'deliver' })).toEqual({ quantity: 0, shops: [] });
    expect(availability(of({ 1: 1 }), eanOf('1'), { way: 'deliver' })).toEqual({ quantity: 0, shops: [] });
  });

  test('collecting is never more than delivery, and a shop never more than all shops', () => {
    const pieces = fc.dictionary(fc.constantFrom('1', '2', '3', '55'), fc.integer({ min: 0, max: 6 }), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(pieces, (stocked) => {
        const stock = of(stocked as unknown as Record<number, number>);
        const deliver = availability(stock, ean, { way: 'deliver' }).quantity;
        const collect = availability(stock, ean, { way: 'collect', shop: null }).quantity;
        expect(collect).toBeLessThanOrEqual(deliver);
        expect(
          Math.max(
            0,
            ...[1, 2, 3].map((id) => availability(stock, ean, { way: 'collect', shop: shopId(id) }).quantity),
          ),
        ).toBe(collect);
      }),
    );
  });

  test.each([
    [0, 0],
    [-1, 0],
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 3],
  ])('%i pieces are %i slats', (pieces, level) => {
    expect(stockLevel(pieces)).toBe(level);
  });
});
