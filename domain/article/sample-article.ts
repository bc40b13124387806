import { kroner, oere } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type { Article } from './article.ts';
import { eanOf } from './ean.ts';
import type { ShopStock, Variant } from './variant.ts';

/** Samples for tests: the jacket of the acceptance data (FIX-06), changed as a test needs. */
export function sampleArticle(change: Partial<Article> = {}): Article {
  return {
    id: 1001,
    name: 'Heldre Jan Mayen Skalljakke',
    slug: 'heldre-jan-mayen-skalljakke',
    description: '',
    price: kroner(1299),
    pant: kroner(0),
    content: null,
    canPurchase: true,
    originalPrice: kroner(1999),
    beforePrice: kroner(1999),
    webPurchaseLimit: 3,
    onlyCC: false,
    frightPrice: oere(9900),
    brand: { id: 1, name: 'Heldre' },
    brands: [{ id: 1, name: 'Heldre' }],
    colors: [],
    colorGroups: [],
    gender: { id: 1, name: 'Herre' },
    genders: [{ id: 1, name: 'Herre' }],
    articleGroup2ID: 10,
    articleGroup3ID: 100,
    group2Name: 'Jakker',
    group3Name: 'Skalljakker',
    category: 1,
    categories: [],
    subcategories: [],
    season: '',
    articleNo: '1001',
    customLabel: null,
    images: ['/media/1001.webp'],
    featured: false,
    averageRating: null,
    reviewCount: 0,
    shops: [],
    available: [],
    campaigns: [],
    campaignLabelType: null,
    bestsellerQty: 1,
    bestsellerTurnover: 9999,
    ...change,
  };
}

export function sampleVariant(change: Partial<Variant> = {}): Variant {
  return {
    id: 1,
    ean: eanOf('7000000100116'),
    canPurchase: true,
    availability: 4,
    shops: sampleStock({ 1: 5, 55: 4, 2: 2, 3: 1 }),
    size: { id: 2, name: 'M' },
    color: { id: 1, name: 'Svart', hex: '#000000', colorCode: '999', image: '' },
    ...change,
  };
}

/** Stock as the server delivers it, from pieces by shop id: most first, then the lowest id. */
export function sampleStock(pieces: Readonly<Record<number, number>>): readonly ShopStock[] {
  return Object.entries(pieces)
    .map(([id, qty]) => ({ id: shopId(Number(id)), qty }))
    .sort((a, b) => b.qty - a.qty || a.id - b.id);
}
