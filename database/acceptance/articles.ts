import { checkDigit } from '#domain/goods/check-digit.ts';
/** FIX-06 … FIX-13: the acceptance articles, their variants and the pieces in each shop. */

export interface AcceptanceArticle {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly genderId: number | null;
  /** Main group, article group 2, article group 3. */
  readonly groups: readonly [number, number, number];
  readonly productLineId?: number;
  readonly suggestedPrice: number;
  readonly originalPrice?: number;
  readonly pant?: number;
  readonly webPurchaseLimit?: number;
  readonly frightPriceOre?: number;
  readonly visibleOnWeb?: 0;
  readonly purchasableOnWeb?: 0;
  readonly onlyCC?: 1;
  readonly nutrientContent?: string;
  readonly qtyRank?: number;
  readonly variants: readonly AcceptanceVariant[];
}

export interface AcceptanceVariant {
  readonly ean: string;
  readonly sizeId: number;
  readonly colorId: number | null;
  readonly stock: readonly Stock[];
}

interface Stock {
  readonly shopId: number;
  readonly qty: number;
}

const [herre, dame, barn, uni, junior] = [1, 2, 4, 10, 11];
const [heldre, vikafjell, nordvei] = [1, 2, 3];
const [svart, blå, rød, grønn] = [1, 2, 3, 4];
const [sizeM, sizeL, oneSize] = [1, 2, 3];
const inOslo = (qty: number): Stock => ({ shopId: 1, qty });
const inDrammen = (qty: number): Stock => ({ shopId: 2, qty });
const inBergen = (qty: number): Stock => ({ shopId: 3, qty });
const inWebStock = (qty: number): Stock => ({ shopId: 55, qty });

const namedArticles: readonly AcceptanceArticle[] = [
  {
    id: 1001,
    name: 'Heldre Jan Mayen Skalljakke',
    slug: 'heldre-jan-mayen-skalljakke',
    genderId: herre,
    groups: [1, 10, 100],
    productLineId: heldre,
    suggestedPrice: 1299,
    originalPrice: 1999,
    webPurchaseLimit: 3,
    qtyRank: 1,
    variants: [
      {
        ean: '7000000100116',
        sizeId: sizeM,
        colorId: svart,
        stock: [inOslo(5), inWebStock(4), inDrammen(2), inBergen(1)],
      },
      { ean: '7000000100123', sizeId: sizeL, colorId: svart, stock: [inDrammen(2)] },
      { ean: '7000000100130', sizeId: sizeM, colorId: blå, stock: [] },
    ],
  },
  {
    id: 1002,
    name: 'Vikafjell Dunjakke',
    slug: 'vikafjell-dunjakke',
    genderId: dame,
    groups: [1, 10, 101],
    productLineId: vikafjell,
    suggestedPrice: 1599,
    qtyRank: 2,
    variants: [{ ean: '7000000100215', sizeId: sizeM, colorId: rød, stock: [inOslo(3), inBergen(3), inWebStock(3)] }],
  },
  {
    id: 1003,
    name: 'Alpinbriller Pro',
    slug: 'alpinbriller-pro',
    genderId: uni,
    groups: [2, 20, 200],
    productLineId: nordvei,
    suggestedPrice: 499.5,
    webPurchaseLimit: 5,
    qtyRank: 3,
    variants: [{ ean: '7000000100314', sizeId: oneSize, colorId: svart, stock: [inWebStock(6), inOslo(4)] }],
  },
  {
    id: 1004,
    name: 'Alpinhjelm Junior',
    slug: 'alpinhjelm-junior',
    genderId: junior,
    groups: [2, 20, 201],
    suggestedPrice: 699,
    variants: [{ ean: '7000000100413', sizeId: oneSize, colorId: blå, stock: [inDrammen(6)] }],
  },
  {
    id: 1005,
    name: 'Alpinstaver Race',
    slug: 'alpinstaver-race',
    genderId: uni,
    groups: [2, 21, 210],
    suggestedPrice: 399,
    variants: [{ ean: '7000000100512', sizeId: oneSize, colorId: rød, stock: [inOslo(2)] }],
  },
  {
    id: 1006,
    name: 'Heldre Jan Mayen Skalljakke', // the same name as 1001 (DEC-10)
    slug: 'heldre-jan-mayen-skalljakke-1006',
    genderId: dame,
    groups: [1, 10, 100],
    suggestedPrice: 1399,
    variants: [{ ean: '7000000100611', sizeId: oneSize, colorId: grønn, stock: [inOslo(2)] }],
  },
  {
    id: 1007,
    name: 'Skjult Jakke',
    slug: 'skjult-jakke',
    genderId: null,
    groups: [1, 10, 100],
    suggestedPrice: 999,
    visibleOnWeb: 0,
    variants: [],
  },
  {
    id: 1008,
    name: 'Padleåre Karbon',
    slug: 'padleare-karbon',
    genderId: uni,
    groups: [4, 40, 401],
    suggestedPrice: 1499,
    frightPriceOre: 49900,
    variants: [{ ean: '7000000100819', sizeId: oneSize, colorId: null, stock: [inWebStock(4), inOslo(2)] }],
  },
  {
    id: 1009,
    name: 'Tursekk 50L',
    slug: 'tursekk-50l',
    genderId: uni,
    groups: [4, 40, 400],
    suggestedPrice: 899,
    purchasableOnWeb: 0,
    variants: [{ ean: '7000000100918', sizeId: oneSize, colorId: null, stock: [inOslo(2), inDrammen(2)] }],
  },
  {
    id: 1010,
    name: 'Fjellstøvel Nordvei',
    slug: 'fjellstovel-nordvei',
    genderId: herre,
    groups: [3, 30, 300],
    suggestedPrice: 1199,
    onlyCC: 1,
    variants: [{ ean: '7000000101014', sizeId: oneSize, colorId: null, stock: [inOslo(3)] }],
  },
  {
    id: 1011,
    name: 'Energidrikk Blåbær',
    slug: 'energidrikk-blabaer',
    genderId: uni,
    groups: [4, 40, 402],
    suggestedPrice: 30,
    pant: 3,
    webPurchaseLimit: 24,
    nutrientContent:
      'Per 100 ml: energi 95 kJ / 22 kcal, fett 0 g, karbohydrat 5,4 g hvorav sukkerarter 5,4 g, salt 0,1 g',
    variants: [{ ean: '7000000101113', sizeId: oneSize, colorId: null, stock: [inOslo(100), inWebStock(100)] }],
  },
  {
    id: 1012,
    name: 'Ull Barnesett',
    slug: 'ull-barnesett',
    genderId: barn,
    groups: [1, 11, 110],
    productLineId: heldre,
    suggestedPrice: 299,
    variants: [{ ean: '7000000101212', sizeId: oneSize, colorId: blå, stock: [inBergen(5)] }],
  },
];

/** FIX-13: 'Ullgenser 01' … 'Ullgenser 45', so that Klær has three pages. */
const sweaters = Array.from({ length: 45 }, (_, index): AcceptanceArticle => {
  const k = index + 1;
  const number = String(k).padStart(2, '0');
  return {
    id: 1100 + k,
    name: `Ullgenser ${number}`,
    slug: `ullgenser-${number}`,
    genderId: uni,
    groups: [1, 11, 110],
    productLineId: nordvei,
    suggestedPrice: 300 + 10 * k,
    variants: [{ ean: withCheckDigit(`7000000${1100 + k}1`), sizeId: oneSize, colorId: blå, stock: [inBergen(10)] }],
  };
});

export const articles: readonly AcceptanceArticle[] = [...namedArticles, ...sweaters];

/** FIX-07: 999 wins over 1199, and with it the label 'price' (ENT-34). */
export const campaignPrices = [
  { id: 501, articleId: 1002, price: 999, labelType: 'price', labelData: '{"text":"Tilbud"}' },
  { id: 502, articleId: 1002, price: 1199, labelType: 'percent', labelData: '{"text":"-25 %"}' },
];

function withCheckDigit(twelve: string): string {
  return `${twelve}${checkDigit(twelve)}`;
}
