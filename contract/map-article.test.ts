import { describe, expect, test, vi } from 'vitest';
import type { ArticleDetailRecord, ArticleRecord } from './article.ts';
import { mapArticle, mapArticleDetail, mapArticles } from './map-article.ts';

const record: ArticleRecord = {
  ArticleID: 1002,
  ArticleNo: 'A-1002',
  Slug: 'vikafjell-dunjakke',
  Name: 'Vikafjell Dunjakke',
  Description: 'Varm.',
  SuggestedPrice: 499.5,
  OriginalPrice: 1999,
  GrossPrice: 500,
  BeforePrice: null,
  Pant: 2.6,
  PurchasableOnWeb: 1,
  VisibleOnWeb: 1,
  WebPurchaseLimit: null,
  OnlyCC: 0,
  FrightPrice: null,
  ProductLineID: 2,
  ProductLineName: 'Vikafjell',
  ProductLines: [{ id: 2, name: 'Vikafjell' }],
  Colors: [{ id: 5, name: 'Rød', hex: '#a32638', colorCode: 'R1' }],
  ColorGroups: [{ id: 3, name: 'Rød', hex: '#a32638' }],
  GenderID: 2,
  GenderName: 'Dame',
  Genders: [{ id: 2, name: 'Dame' }],
  MainGroupID: 1,
  MainGroupName: 'Tekstil',
  Categories: [{ id: 1, name: 'Tekstil' }],
  Subcategories: [{ id: 10, name: 'Jakker' }],
  ArticleGroup2ID: 10,
  ArticleGroup2Name: 'Jakker',
  ArticleGroup3ID: 101,
  ArticleGroup3Name: 'Dunjakker',
  Season: 'vinter',
  WebLabel: null,
  Images: ['/bilder/vare/1002-5-front'],
  Featured: 1,
  AverageRating: 4.5,
  ReviewCount: 2,
  Shops: [1, 3, 55],
  AvailableShops: [1, 3],
  Campaigns: [
    { CampaignID: 502, ArticleID: 1002, Price: 1199, LabelType: 'percent', LabelData: '{' },
    { CampaignID: 501, ArticleID: 1002, Price: 999.4, LabelType: 'price', LabelData: '{"text":"Tilbud"}' },
  ],
  BestsellerQty: null,
  BestsellerTurnover: 7,
};

const detail: ArticleDetailRecord = {
  ...record,
  TechDescription: 'Fyll 650',
  NutrientContent: null,
  WashLabel: '30',
  CareLabel: 'Luft den',
  DateCreated: '2026-01-01T00:00:00.000Z',
  OneOffLot: 0,
  PriceUntil: '2026-06-30T22:00:00.000Z',
  Pictures: [
    { path: '/bilder/vare/1002-5-front', view: 'front', colorId: 5, alt: 'Vikafjell Dunjakke i rødt' },
    { path: '/bilder/vare/1002-5-sleeve', view: 'sleeve', colorId: 5, alt: null },
  ],
  Variants: [
    {
      VariantID: 1,
      EanNo: '7000000100215',
      PurchasableOnWeb: 1,
      Availability: 2,
      Shops: [
        { id: 1, qty: 3 },
        { id: 3, qty: 2 },
      ],
      Size: { id: 4, name: 'M' },
      Color: { id: 5, name: 'Rød', hex: '#a32638', colorCode: 'R1', image: '/bilder/vare/1002-5-front' },
    },
  ],
  Reviews: [],
  RatingCounts: [0, 0, 0, 1, 1],
  TrueToSizeCounts: [0, 2, 0],
  ReviewedVariants: [],
};

const map = (changes: Partial<ArticleRecord> = {}) => mapArticle({ ...record, ...changes }, () => {});

describe('mapping an article of the list', () => {
  test('ENT-01 identity and text', () => {
    expect(map()).toMatchObject({ id: 1002, name: 'Vikafjell Dunjakke', description: 'Varm.' });
  });

  test('ENT-02 ENT-03 VAL-35 price and pant are rounded to whole kroner', () => {
    expect(map()).toMatchObject({ price: 500, pant: 3 });
  });

  test.each([
    [1, true],
    [0, false],
    [null, false],
    [undefined, false],
    [true, false],
    ['1', false],
  ])('ENT-04 purchasable-on-web %s means canPurchase %s', (flag, expected) => {
    expect(map({ PurchasableOnWeb: flag as 0 })?.canPurchase).toBe(expected);
  });

  test('ENT-05 ENT-06 ENT-07 original price, limit and collect-only', () => {
    expect(map({ WebPurchaseLimit: 3, OnlyCC: 1 })).toMatchObject({
      originalPrice: 1999,
      webPurchaseLimit: 3,
      onlyCC: true,
    });
  });

  test('ENT-08 CONST-03 freight is 9900 when absent, and a stored 0 stays 0', () => {
    expect(map()?.frightPrice).toBe(9900);
    expect(map({ FrightPrice: 0 })?.frightPrice).toBe(0);
  });

  test('ENT-09 ENT-10 ENT-11 product line, colours and genders', () => {
    expect(map()).toMatchObject({
      brand: { id: 2, name: 'Vikafjell' },
      brands: [{ id: 2, name: 'Vikafjell' }],
      colors: [{ id: 5 }],
      colorGroups: [{ id: 3 }],
      gender: { id: 2, name: 'Dame' },
      genders: [{ id: 2, name: 'Dame' }],
    });
  });

  test('ENT-12 ENT-13 ENT-14 groups, categories, season and article number', () => {
    expect(map()).toMatchObject({
      articleGroup2ID: 10,
      articleGroup3ID: 101,
      group2Name: 'Jakker',
      group3Name: 'Dunjakker',
      category: 1,
      categories: [{ id: 1, name: 'Tekstil' }],
      subcategories: [{ id: 10, name: 'Jakker' }],
      season: 'vinter',
      articleNo: 'A-1002',
    });
  });

  test('ENT-15 ENT-16 ENT-17 ENT-18 label, pictures, featured and rating', () => {
    expect(map()).toMatchObject({
      customLabel: null,
      images: ['/bilder/vare/1002-5-front'],
      featured: true,
      averageRating: 4.5,
    });
    expect(map({ WebLabel: 'Nyhet', Featured: 0 })).toMatchObject({ customLabel: 'Nyhet', featured: false });
  });

  test('ENT-19 ENT-20 shops that carry it and shops that have it', () => {
    expect(map()).toMatchObject({ shops: [1, 3, 55], available: [1, 3] });
  });

  test('ENT-21 ENT-33 campaigns are rounded, their label data parsed; the lowest price gives the label type', () => {
    expect(map()).toMatchObject({
      campaignLabelType: 'price',
      campaigns: [
        { id: 502, price: 1199, labelData: null },
        { id: 501, articleId: 1002, price: 999, labelType: 'price', labelData: { text: 'Tilbud' } },
      ],
    });
    expect(map({ Campaigns: [] })?.campaignLabelType).toBeNull();
  });

  test('DEC-136 label data that cannot be read is told of', () => {
    const missing = vi.fn();
    mapArticle(record, missing);
    expect(missing.mock.calls).toEqual([[{ entity: 'campaign', field: 'LabelData', id: 502 }]]);
  });

  test('ENT-22 CONST-05 a rank that is absent is 9999', () => {
    expect(map()).toMatchObject({ bestsellerQty: 9999, bestsellerTurnover: 7 });
  });

  test('VAL-20 DEC-04 a record without what it needs is left out and told of', () => {
    const missing = vi.fn();
    const broken = { ...record, Name: null } as unknown as ArticleRecord;
    expect(mapArticles([broken, record], missing)).toHaveLength(1);
    expect(missing).toHaveBeenCalledWith({ entity: 'article', field: 'Name', id: 1002 });
  });
});

describe('mapping the detail of an article', () => {
  test('ENT-23 visible only when the flag equals 1', () => {
    expect(mapArticleDetail(detail, () => {})?.visible).toBe(true);
    expect(mapArticleDetail({ ...detail, VisibleOnWeb: 0 }, () => {})?.visible).toBe(false);
  });

  test('ENT-24 ENT-25 ENT-26 texts, numbers, variants and reviews', () => {
    expect(mapArticleDetail(detail, () => {})).toMatchObject({
      techDescription: 'Fyll 650',
      nutrientContent: null,
      washLabel: '30',
      careLabel: 'Luft den',
      articleId: 1002,
      articleNo: 'A-1002',
      dateCreated: '2026-01-01T00:00:00.000Z',
      reviews: [],
    });
  });

  test('DEC-39 DEC-70 pictures by colour and side, and until when the price holds', () => {
    expect(mapArticleDetail(detail, () => {})).toMatchObject({
      priceUntil: '2026-06-30T22:00:00.000Z',
      pictures: [
        { path: '/bilder/vare/1002-5-front', view: 'front', colorId: 5, alt: 'Vikafjell Dunjakke i rødt' },
        { path: '/bilder/vare/1002-5-sleeve', view: 'other', colorId: 5, alt: null },
      ],
    });
  });

  test('ENT-28 ENT-29 ENT-30 ENT-31 ENT-32 a variant with its shops as delivered', () => {
    expect(mapArticleDetail(detail, () => {})?.variants).toEqual([
      {
        id: 1,
        ean: '7000000100215',
        canPurchase: true,
        availability: 2,
        shops: [
          { id: 1, qty: 3 },
          { id: 3, qty: 2 },
        ],
        size: { id: 4, name: 'M' },
        color: { id: 5, name: 'Rød', hex: '#a32638', colorCode: 'R1', image: '/bilder/vare/1002-5-front' },
      },
    ]);
  });
});
