import { describe, expect, test } from 'vitest';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { sampleArticle, sampleVariant } from '#domain/article/sample-article.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { breadcrumbStructuredData } from '../../features/breadcrumbs/breadcrumb-structured-data.ts';
import { productStructuredData } from './product-structured-data.ts';

const detail = (change: Partial<ArticleDetail> = {}): ArticleDetail => ({
  ...sampleArticle({ available: [shopId(1), shopId(55)] }),
  visible: true,
  techDescription: null,
  nutrientContent: null,
  washLabel: null,
  careLabel: null,
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
  name: 'Oslo',
  fullName: 'Nordvarde Oslo',
  slug: 'oslo',
  address: 'Storgata 12',
  postNo: '0155',
  postPlace: 'OSLO',
};
const described = (change: Partial<ArticleDetail> = {}) =>
  productStructuredData({
    article: detail(change),
    shops: [oslo],
    chain: 'Nordvarde',
    origin: 'https://nordvarde.example',
  });
const offersOf = (change: Partial<ArticleDetail>) => described(change).offers as { availability: string }[];

describe('what an article tells machines', () => {
  test('DEC-39 name, number, address, picture and price paid', () => {
    expect(described()).toMatchObject({
      '@type': 'Product',
      name: 'Heldre Jan Mayen Skalljakke',
      sku: '1001',
      gtin13: '7000000100116',
      url: 'https://nordvarde.example/product/heldre-jan-mayen-skalljakke',
      image: ['https://nordvarde.example/bilder/vare/1001-svart-front-1a2b-960.webp'],
      brand: { name: 'Heldre' },
    });
  });

  test('GEN-04 DEC-92 an offer for delivery and one for each shop that has it', () => {
    expect(described().offers).toMatchObject([
      { price: 1299, priceCurrency: 'NOK', availability: 'https://schema.org/InStock' },
      {
        availability: 'https://schema.org/InStoreOnly',
        availableAtOrFrom: { '@type': 'Store', name: 'Nordvarde Oslo', address: { postalCode: '0155' } },
      },
    ]);
  });

  test('TXT-13 sold out everywhere is one offer that says so', () => {
    expect(offersOf({ available: [] })).toMatchObject([{ availability: 'https://schema.org/OutOfStock' }]);
  });

  test('DEC-86 what is only collected is not offered for delivery', () => {
    expect(offersOf({ onlyCC: true }).map(({ availability }) => availability)).toEqual([
      'https://schema.org/InStoreOnly',
    ]);
  });

  test('invented reviews are no rating', () => {
    const review = { demo: true } as ArticleDetail['reviews'][number];
    expect(described({ averageRating: 4.5, reviewCount: 2, reviews: [review] })).not.toHaveProperty('aggregateRating');
    expect(described({ averageRating: 4.5, reviewCount: 2 })).toMatchObject({ aggregateRating: { ratingValue: 4.5 } });
  });

  test('NAV-18 the way to the page', () => {
    expect(breadcrumbStructuredData([{ title: 'Klær', to: '/klaer' }], '')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: 'Klær', item: '/klaer' }],
    });
  });
});
