import { describe, expect, test } from 'vitest';
import { eanOf } from '#domain/article/ean.ts';
import { sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import { kroner } from '#domain/money/money.ts';
import { shopId, webStockShop } from '#domain/shop/shop-id.ts';
import { childOf, children } from './child.ts';
import { bands, clampTemperature, dressFor, layers } from './dress-for.ts';
import { fitRank } from './fit.ts';
import { goodsKinds, groupStanding, ruleOf, standing } from './goods-kinds.ts';
import { kindergartenKit, packagesFor } from './kindergarten-kit.ts';
import { type KitArticle, type KitNeed, kitAt, kitShops, kitSum } from './kit-choice.ts';

const threeYears = childOf(98);

describe('CONTENT-12 sizes of a child', () => {
  test('what is no size we know is the usual child', () => {
    expect(childOf('98').years).toBe(3);
    expect(childOf('abc').size).toBe(92);
    expect(childOf(null)).toEqual(childOf('1000'));
    expect(children).toContainEqual(childOf(null));
  });

  test('a bigger child is bigger in every measure', () => {
    for (const [index, child] of children.entries()) {
      const before = children[index - 1];
      if (before === undefined) continue;
      expect(child.size).toBeGreaterThan(before.size);
      expect(child.years).toBeGreaterThan(before.years);
      expect(child.shoe).toBeGreaterThan(before.shoe);
      expect(child.head).toBeGreaterThanOrEqual(before.head);
    }
  });

  test.each([
    ['close', '98', 0],
    ['close', '98/104', 0],
    ['close', '104', 1],
    ['close', '92', null],
    ['roomy', '104', 0],
    ['roomy', '98', 1],
    ['roomy', '110', null],
    ['foot', '26', 0],
    ['foot', '26-28', 0],
    ['foot', '27', 1],
    ['foot', '25', null],
    ['hand', '3-4 år', 0],
    ['hand', '5-7 år', null],
    ['hand', '4', null],
    ['head', '50-52', 0],
    ['head', '48-50', 1],
    ['head', '52-54', null],
    ['any', 'L', 0],
    ['close', 'One size', 1],
    ['foot', '', 1],
    ['close', 'M', null],
  ] as const)('%s fit, size %s: %s', (fit, size, rank) => {
    expect(fitRank(fit, threeYears, size)).toBe(rank);
  });

  test('a child of a year and a half wears mittens for one to two, or for two', () => {
    expect(fitRank('hand', childOf(86), '1-2 år')).toBe(0);
    expect(fitRank('hand', childOf(86), '2-3 år')).toBe(1);
  });
});

describe('which goods are meant', () => {
  test('groups are known by the beginning of their name', () => {
    expect(groupStanding(ruleOf('wool-set'), 'Ullundertøy')).toBe('first');
    expect(groupStanding(ruleOf('wool-set'), 'Ulltrøyer barn')).toBe('otherwise');
    expect(groupStanding(ruleOf('shorts'), 'Boksershorts')).toBeNull();
  });

  test('what is meant comes before what will do, and words of the name decide within both', () => {
    const rule = ruleOf('waterproof-mittens');
    const order = [
      standing(rule, { name: 'Rev vanntett vott', group: 'Votter' }),
      standing(rule, { name: 'Rev vott', group: 'Votter' }),
      standing(rule, { name: 'Rev vanntett hanske', group: 'Hansker' }),
      standing(rule, { name: 'Rev hanske', group: 'Hansker' }),
    ];
    expect(order).toEqual([0, 1, 2, 3]);
    expect(standing(ruleOf('rain-set'), { name: 'Rev fôret regnsett', group: 'Regnsett' })).toBe(1);
  });

  test('the kit and every dressing are made of known kinds', () => {
    for (const { kind, count } of kindergartenKit) {
      expect(Object.keys(goodsKinds)).toContain(kind);
      expect(count).toBeGreaterThan(0);
    }
    expect(Object.keys(goodsKinds).length).toBeGreaterThan(kindergartenKit.length);
  });

  test('a package of three covers three pairs', () => {
    expect(packagesFor(3, 'Rev ullsokk 3-pk')).toBe(1);
    expect(packagesFor(3, 'Rev ullsokk 2-pk barn')).toBe(2);
    expect(packagesFor(3, 'Rev tykk ullsokk')).toBe(3);
  });
});

describe('CONTENT-13 dressing for the weather', () => {
  const weather = { temperature: 8, wet: false, windy: false, still: false };
  const bandAt = (temperature: number) => dressFor({ ...weather, temperature }).band;

  test('the rows of the table', () => {
    expect([16, 15, 5, 4, -5, -6].map(bandAt)).toEqual(['warm', 'mild', 'mild', 'cool', 'cool', 'cold']);
  });

  test('wind is a row down, sitting still two, and there is nothing below the coldest', () => {
    expect(dressFor({ ...weather, windy: true }).band).toBe('cool');
    expect(dressFor({ ...weather, still: true }).band).toBe('cold');
    expect(dressFor({ ...weather, windy: true, still: true }).band).toBe('cold');
  });

  test('wet weather changes the outermost and leaves the wool', () => {
    for (const temperature of [20, 10, 0]) {
      const dry = dressFor({ ...weather, temperature });
      const wet = dressFor({ ...weather, temperature, wet: true });
      expect(wet.layers.inner).toEqual(dry.layers.inner);
      expect(wet.layers.outer).not.toEqual(dry.layers.outer);
    }
  });

  test('each layer is spoken for, and hands are bare only when it is warm', () => {
    for (const temperature of [20, 10, 0, -10]) {
      const { band, layers: worn } = dressFor({ ...weather, temperature });
      expect(Object.keys(worn)).toEqual([...layers]);
      expect(worn.hands.length === 0).toBe(band === 'warm');
      expect(worn.inner.length).toBeGreaterThan(0);
    }
    expect(bands).toHaveLength(4);
  });

  test('temperatures are whole degrees that the guide knows', () => {
    expect([clampTemperature(-99), clampTemperature(3.6), clampTemperature(99)]).toEqual([-20, 4, 25]);
  });
});

describe('the kit of one shop', () => {
  const [oslo, bergen] = [shopId(1), shopId(3)];
  let eans = 0;
  const variant = (stock: Record<number, number>) => {
    eans += 1;
    return sampleVariant({ id: eans, ean: eanOf(`70000000${10000 + eans}`), shops: sampleStock(stock) });
  };
  const article = (
    articleId: number,
    stocks: Record<number, number>[],
    change: Partial<KitArticle> = {},
  ): KitArticle => ({
    articleId,
    name: 'Rev ullsett',
    price: kroner(299),
    limit: null,
    variants: stocks.map(variant),
    ...change,
  });
  const need = (goods: readonly KitArticle[], change: Partial<KitNeed> = {}): KitNeed => ({
    kind: 'wool-set',
    count: 2,
    goods,
    wanted: null,
    ...change,
  });
  const [one, other] = [article(1, [{ 1: 1 }]), article(2, [{ 1: 4, 3: 4 }])];

  test('the first of its kind of which the shop has enough', () => {
    const [pick] = kitAt([need([one, other])], oslo);
    expect(pick).toMatchObject({ article: { articleId: 2 }, count: 2, missing: 0 });
    expect(pick?.lines.map(({ count }) => count)).toEqual([2]);
  });

  test('what the shopper has chosen stays, even where there is too little of it', () => {
    const [pick] = kitAt([need([one, other], { wanted: 1 })], oslo);
    expect(pick).toMatchObject({ article: { articleId: 1 }, missing: 1 });
    expect(kitAt([need([one, other], { wanted: 1 })], bergen)[0]).toMatchObject({ missing: 2, lines: [] });
  });

  test('two colours make two pieces', () => {
    const [pick] = kitAt([need([article(5, [{ 1: 1 }, { 1: 3 }])])], oslo);
    expect(pick?.lines.map(({ count }) => count)).toEqual([1, 1]);
    expect(pick?.missing).toBe(0);
  });

  test('DEC-74 no more of a variant than its limit', () => {
    expect(kitAt([need([article(6, [{ 1: 9 }], { limit: 1 })])], oslo)[0]).toMatchObject({ missing: 1 });
  });

  test('two things of one article do not take the same piece', () => {
    const goods = [article(7, [{ 1: 3 }])];
    const picks = kitAt([need(goods, { kind: 'mittens' }), need(goods, { kind: 'waterproof-mittens' })], oslo);
    expect(picks.map(({ missing }) => missing)).toEqual([0, 1]);
  });

  test('without a shop, what is to be had somewhere; the web stock is nowhere to go to', () => {
    const onlyOnline = article(8, [{ [webStockShop]: 9 }]);
    expect(kitAt([need([onlyOnline, other])], null)[0]).toMatchObject({ article: { articleId: 2 }, lines: [] });
  });

  test('nothing of its kind in the size is said, not hidden', () => {
    expect(kitAt([need([])], oslo)[0]).toMatchObject({ article: null, missing: 2 });
  });

  test('the sum is of what is put in the cart', () => {
    const needs = [need([one])];
    expect(kitSum(kitAt(needs, oslo), oslo)).toBe(299);
    expect(kitSum(kitAt(needs, null), null)).toBe(598);
  });

  test('the shop with the whole kit first, then by what they lack, nearest first among equals', () => {
    const needs = [
      need([other]),
      need([article(9, [{ 3: 1 }])], { kind: 'hat', count: 1 }),
      need([], { kind: 'neck' }),
    ];
    const shops = [
      { id: oslo, name: 'Oslo', distance: 400 },
      { id: bergen, name: 'Bergen', distance: 9000 },
      { id: shopId(2), name: 'Drammen', distance: 700 },
      { id: shopId(4), name: 'Asker', distance: 500 },
      { id: webStockShop, name: 'Nettlager', distance: null },
    ];
    expect(kitShops(needs, shops).map(({ name, lacking }) => [name, lacking])).toEqual([
      ['Bergen', []],
      ['Oslo', ['hat']],
      ['Asker', ['wool-set', 'hat']],
      ['Drammen', ['wool-set', 'hat']],
    ]);
  });
});
