import { describe, expect, test } from 'vitest';
import { allCookies, onlyRequiredCookies } from '#domain/browser-rules/cookies.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { allDenied, allowedIds, consentSignals, endingCookies, readMeasuringIds } from './consent.ts';
import { addToCart, beginCheckout, purchase } from './events.ts';

const line = (ean: string, count: number) =>
  ({ ean, count, articleId: 1001, name: 'Skalljakke', color: 'Svart', size: 'M', price: 1299 }) as unknown as CartLine;

describe('events', () => {
  test('what came into the cart is told, what left it is not', () => {
    expect(addToCart([line('1', 1)], [line('1', 3), line('2', 1)])?.data).toEqual({
      currency: 'NOK',
      value: 3 * 1299,
      items: [
        { item_id: '1001', item_name: 'Skalljakke', item_variant: 'Svart M', price: 1299, quantity: 2 },
        { item_id: '1001', item_name: 'Skalljakke', item_variant: 'Svart M', price: 1299, quantity: 1 },
      ],
    });
    expect(addToCart([line('1', 3), line('2', 1)], [line('1', 2)])).toBeNull();
    expect(beginCheckout([])).toBeNull();
  });

  test('a purchase has its number, its sum with freight, and nobody’s name', () => {
    const lines = [{ ArticleID: 7, Name: 'Lue', Size: null, Color: 'Rød', Count: 2, Price: 100, Discount: 0 }];
    const order = {
      id: 12,
      total: 299,
      freight: 9900,
      promocode: 'SOMMER20',
      articles: lines,
      name: 'Kari',
      email: 'x',
    };
    expect(purchase(order)).toEqual({
      name: 'purchase',
      data: {
        transaction_id: '12',
        currency: 'NOK',
        value: 299,
        shipping: 99,
        coupon: 'SOMMER20',
        items: [{ item_id: '7', item_name: 'Lue', item_variant: 'Rød', price: 100, quantity: 2 }],
      },
    });
  });
});

describe('consent', () => {
  const ids = readMeasuringIds('G-ABC123 GTM-XYZ9');

  test('nothing is allowed without a yes, and advertising never', () => {
    expect(allowedIds(ids, onlyRequiredCookies)).toEqual({ analytics: null, tagManager: null });
    expect(allowedIds(ids, allCookies)).toEqual({ analytics: 'G-ABC123', tagManager: 'GTM-XYZ9' });
    expect(allowedIds(readMeasuringIds('GTM-XYZ9'), allCookies)).toEqual({ analytics: null, tagManager: 'GTM-XYZ9' });
    expect(consentSignals(onlyRequiredCookies)).toEqual(allDenied);
    expect(consentSignals(allCookies)).toEqual({ ...allDenied, analytics_storage: 'granted' });
  });

  test('a withdrawn yes ends every cookie of Google’s, for every domain it may stand on', () => {
    const ended = endingCookies('shop_session=x; _ga=GA1.1; _ga_ABC123=GS1; orders=1; _gid=2', 'www.fjell.example');
    expect(new Set(ended.map((text) => text.split('=')[0]))).toEqual(new Set(['_ga', '_ga_ABC123', '_gid']));
    expect(ended.filter((text) => text.startsWith('_ga=')).map((text) => /Domain=([^;]+)/.exec(text)?.[1])).toEqual([
      undefined,
      'www.fjell.example',
      'fjell.example',
    ]);
    expect(endingCookies('_ga=1', 'localhost')).toHaveLength(1);
    expect(endingCookies('', 'www.fjell.example')).toEqual([]);
  });
});
