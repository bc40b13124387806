import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { eanOf } from '#domain/article/ean.ts';
import { sampleArticle, sampleVariant } from '#domain/article/sample-article.ts';
import type { Variant } from '#domain/article/variant.ts';
import { noGoodsFacts } from '#domain/goods/goods-facts.ts';
import { oere } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { missedByGoogle, resolved } from '#tests/structured-data/google-fields.ts';
import { readVocabulary, unknownToSchemaOrg } from '#tests/structured-data/schema-org.ts';
import { breadcrumbStructuredData } from '../../features/breadcrumbs/breadcrumb-structured-data.ts';
import type { StockShop } from '../../features/shop-stock/shop-rows.ts';
import { productStructuredData } from './product-structured-data.ts';

const detail = (change: Partial<ArticleDetail> = {}): ArticleDetail => ({
  ...sampleArticle({ available: [shopId(1), shopId(55)] }),
  visible: true,
  techDescription: null,
  nutrientContent: null,
  washLabel: null,
  careLabel: null,
  goods: noGoodsFacts,
  articleId: 1001,
  dateCreated: '2026-01-01T00:00:00.000Z',
  oneOffLot: false,
  priceUntil: null,
  pictures: [{ path: '/bilder/vare/1001-svart-front-1a2b', view: 'front', colorId: 1, alt: null }],
  variants: [sampleVariant()],
  reviews: [],
  ratingCounts: [0, 0, 0, 0, 0],
  trueToSizeCounts: [0, 0, 0],
  reviewedVariants: [],
  ...change,
});
const oslo = {
  id: 1,
  no: '101',
  name: 'Oslo',
  fullName: 'Nordvarde Oslo',
  slug: 'oslo',
  address: 'Storgata 12',
  postNo: '0155',
  postPlace: 'OSLO',
};
const shippingMethods = [{ id: 'delivery', name: 'Hjemlevering', description: '', price: oere(19900), sort: 1 }];
const described = (change: Partial<ArticleDetail> = {}, shops: readonly StockShop[] = [oslo]) =>
  productStructuredData({
    article: detail(change),
    shops,
    shippingMethods,
    chain: 'Nordvarde',
    origin: 'https://nordvarde.example',
  });
const nodesOf = (data: ReturnType<typeof described>) => resolved(data);
const product = (change: Partial<ArticleDetail> = {}) => nodesOf(described(change))[0] ?? {};

const vocabulary = readVocabulary();
const faults = async (data: ReturnType<typeof described>) => [
  ...unknownToSchemaOrg(vocabulary, JSON.parse(JSON.stringify(data))),
  ...(await missedByGoogle(JSON.parse(JSON.stringify(data)))),
];

const sizes = (count: number, shops: Variant['shops'] = sampleVariant().shops) =>
  Array.from({ length: count }, (_, at) => sampleVariant({ id: at + 1, size: { id: at, name: `${20 + at}` }, shops }));

describe('what an article tells machines', () => {
  test('DEC-39 name, number, address, picture and price paid', () => {
    expect(product()).toMatchObject({
      '@type': 'Product',
      name: 'Heldre Jan Mayen Skalljakke',
      sku: '1001',
      gtin13: '7000000100116',
      url: 'https://nordvarde.example/product/heldre-jan-mayen-skalljakke',
      image: ['https://nordvarde.example/bilder/vare/1001-svart-front-1a2b-960.webp'],
      brand: { name: 'Heldre' },
      offers: { price: 1299, priceCurrency: 'NOK', shippingDetails: [{ shippingRate: { value: 199 } }] },
    });
  });

  test('GEN-04 DEC-92 the offer names each shop that has it', () => {
    expect(product().offers).toMatchObject({
      availability: 'https://schema.org/InStock',
      availableAtOrFrom: [{ name: 'Nordvarde Oslo', branchCode: '101', address: { postalCode: '0155' } }],
    });
  });

  test('several variants are a group that says what they differ in', () => {
    const group = product({ variants: sizes(3) });
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '1001',
      variesBy: ['https://schema.org/size'],
    });
    expect((group.hasVariant as readonly unknown[])[1]).toMatchObject({
      name: 'Heldre Jan Mayen Skalljakke, Svart, 21',
      size: '21',
      offers: { url: expect.stringContaining('?farge=svart&storrelse=21'), availability: 'https://schema.org/InStock' },
    });
  });

  test('TXT-13 sold out everywhere is an offer that says so, without freight', () => {
    const { offers } = product({ available: [], variants: [sampleVariant({ shops: [] })] });
    expect(offers).toHaveProperty('availability', 'https://schema.org/OutOfStock');
    expect(offers).not.toHaveProperty('shippingDetails');
  });

  test('DEC-86 what is only collected is not offered for delivery', () => {
    expect(product({ onlyCC: true }).offers).toHaveProperty('availability', 'https://schema.org/InStoreOnly');
  });

  test('a number of the chain’s own is no gtin, and what is eaten has a price per kilo', () => {
    const bar = product({
      content: { amount: 55, unit: 'g' },
      variants: [sampleVariant({ ean: eanOf('2000010001018') })],
    });
    expect(Object.keys(bar)).not.toContain('gtin13');
    expect(bar.offers).toMatchObject({
      priceSpecification: {
        referenceQuantity: { value: 55, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
      },
    });
  });

  test('invented reviews are no rating', () => {
    const review = { demo: true } as ArticleDetail['reviews'][number];
    expect(product({ averageRating: 4.5, reviewCount: 2, reviews: [review] })).not.toHaveProperty('aggregateRating');
    expect(product({ averageRating: 4.5, reviewCount: 2 })).toMatchObject({ aggregateRating: { ratingValue: 4.5 } });
  });

  test('NAV-18 the way to the page', () => {
    expect(breadcrumbStructuredData([{ title: 'Klær', to: '/klaer' }], '')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: 'Klær', item: '/klaer' }],
    });
  });
});

describe('schema.org knows every word of it, and Google misses none', () => {
  const image = sampleVariant({ color: { ...sampleVariant().color, image: '/bilder/vare/1' } });
  test.each([
    ['one variant', {}],
    ['a rating and a campaign', { averageRating: 4.2, reviewCount: 3, priceUntil: '2026-12-01T00:00:00Z' }],
    ['food', { content: { amount: 0.5, unit: 'l' as const }, goods: { ...noGoodsFacts, kind: 'food' as const } }],
    ['what cannot be returned', { goods: { ...noGoodsFacts, returnDays: 0 } }],
    ['several variants', { variants: [image, { ...image, id: 2, size: { id: 9, name: 'L' } }] }],
    ['sold out', { variants: [sampleVariant({ shops: [] })], available: [] }],
  ])('%s', async (_, change: Partial<ArticleDetail>) => {
    expect(await faults(described(change))).toEqual([]);
  });

  test('and a fault would be found', async () => {
    const wrong = {
      '@type': 'Product',
      name: 'X',
      colour: 'Rød',
      offers: { '@type': 'Offer', availability: 'Kanskje' },
    };
    const found = (await faults(wrong)).join('\n');
    for (const part of ['.colour is no property', 'availability cannot be', 'lacks image', 'lacks price']) {
      expect(found).toContain(part);
    }
  });

  test('the largest article stays small: 100 variants, 50 shops', () => {
    const shops = Array.from({ length: 60 }, (_, at) => ({
      ...oslo,
      id: at + 1,
      no: `${100 + at}`,
      slug: `sted-${at}`,
    }));
    const held = shops.map(({ id }) => ({ id: shopId(id), qty: 2 }));
    const data = described({ variants: sizes(120, held) }, shops);
    const [group, ...others] = nodesOf(data);
    expect(group?.hasVariant).toHaveLength(100);
    expect(others.filter((node) => node['@type'] === 'SportingGoodsStore')).toHaveLength(50);
    expect(JSON.stringify(data).length).toBeLessThan(90_000);
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(6_000);
  });
});
