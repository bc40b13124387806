import type {
  ArticleRow,
  CatalogueReference,
  CatalogueRows,
  StockRow,
  VariantRow,
} from '#server/ports/catalogue/catalogue-rows.ts';

/** A small hand-made catalogue, for trying indexes on. */
export const sampleNow = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;

export const sampleReference: CatalogueReference = {
  genders: [
    { id: 1, name: 'Herre' },
    { id: 2, name: 'Dame' },
    { id: 4, name: 'Barn' },
    { id: 10, name: 'Unisex' },
    { id: 11, name: 'Junior' },
  ],
  productLines: [
    { id: 1, name: 'Heldre' },
    { id: 3, name: 'Nordvei' },
    { id: 2, name: 'Vikafjell' },
  ],
  colors: [
    { id: 1, name: 'Kullsvart', hex: '#101113', colorCode: '01', colorGroupId: 1 },
    { id: 2, name: 'Fjordblå', hex: '#2B5C8A', colorCode: '02', colorGroupId: 2 },
    { id: 3, name: 'Signalrød', hex: '#B3261E', colorCode: '03', colorGroupId: 3 },
  ],
  colorGroups: [
    { id: 1, label: 'Svart', name: 'svart', hex: '#1C1C1E', colorId: 1 },
    { id: 2, label: 'Blå', name: 'blå', hex: '#2B5C8A', colorId: 2 },
    { id: 3, label: 'Rød', name: 'rød', hex: '#B3261E', colorId: 3 },
  ],
  mainGroups: [
    { id: 1, name: 'Tekstil', banner: null, bannerLink: null },
    { id: 2, name: 'Sko', banner: null, bannerLink: null },
    { id: 3, name: 'Friluft', banner: null, bannerLink: null },
  ],
  groups2: [
    { id: 10, mainGroupId: 1, name: 'Jakker', custom: false },
    { id: 11, mainGroupId: 1, name: 'Bukser', custom: false },
    { id: 20, mainGroupId: 2, name: 'Tursko', custom: false },
    { id: 30, mainGroupId: 3, name: 'Turkjøkken', custom: false },
    { id: 31, mainGroupId: 3, name: 'Til hytta', custom: true },
  ],
  groups3: [
    { id: 100, articleGroup2Id: 10, name: 'Dunjakker' },
    { id: 101, articleGroup2Id: 10, name: 'Regnjakker' },
    { id: 110, articleGroup2Id: 11, name: 'Turbukser' },
    { id: 200, articleGroup2Id: 20, name: 'Fjellstøvler' },
    { id: 300, articleGroup2Id: 30, name: 'Kokeapparater' },
    { id: 301, articleGroup2Id: 30, name: 'Belter' },
  ],
  sizes: [
    { id: 1, name: 'S' },
    { id: 2, name: 'M' },
    { id: 3, name: 'L' },
    { id: 4, name: '36-38' },
  ],
  shops: [
    { id: 3, name: 'Bergen' },
    { id: 2, name: 'Drammen' },
    { id: 55, name: 'Nettlager' },
    { id: 1, name: 'Oslo' },
  ],
};

/** An article with its variants and their stock, said briefly: 'M/3' is size M in colour 3, and then pieces by shop. */
interface SampleArticle {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly groups: readonly [main: number, group2: number, group3: number];
  readonly gender: number;
  readonly line: number;
  readonly variants: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly more?: Partial<ArticleRow>;
}

const described: readonly SampleArticle[] = [
  {
    id: 1,
    name: 'Vikafjell dunjakke',
    price: 1599,
    groups: [1, 10, 100],
    gender: 2,
    line: 2,
    variants: { 'M/3': { 1: 3, 55: 2 }, 'L/3': { 3: 1 }, 'S/1': { 2: 0 } },
  },
  {
    id: 2,
    name: 'Heldre dunjakke',
    price: 1999,
    groups: [1, 10, 100],
    gender: 2,
    line: 1,
    variants: { 'L/3': { 1: 1 }, 'M/2': { 1: 4 } },
  },
  {
    id: 3,
    name: 'Heldre dunjakke',
    price: 1799,
    groups: [1, 10, 100],
    gender: 1,
    line: 1,
    variants: { 'M/3': { 1: 1, 2: 2, 3: 3 } },
  },
  {
    id: 4,
    name: 'Nordvei regnjakke',
    price: 499.5,
    groups: [1, 10, 101],
    gender: 11,
    line: 3,
    variants: { 'S/2': { 2: 5 } },
  },
  {
    id: 5,
    name: 'Ærlig tur bukse',
    price: 799,
    groups: [1, 11, 110],
    gender: 10,
    line: 3,
    variants: { 'M/1': { 1: 2 }, 'L/1': { 55: 9 } },
  },
  { id: 6, name: 'Nordvei turbukse', price: 899, groups: [1, 11, 110], gender: 2, line: 3, variants: { 'M/2': {} } },
  {
    id: 7,
    name: 'Åsen fjellstøvel',
    price: 1299,
    groups: [2, 20, 200],
    gender: 1,
    line: 1,
    variants: { '36-38/1': { 3: 1 } },
  },
  {
    id: 8,
    name: 'Øland kokeapparat',
    price: 899,
    groups: [3, 30, 300],
    gender: 10,
    line: 3,
    variants: { '/1': { 1: 6 } },
    more: { description: 'Lett gassbrenner til langtur med jakke på.' },
  },
  {
    id: 9,
    name: 'Skjult dunjakke',
    price: 1,
    groups: [1, 10, 100],
    gender: 2,
    line: 2,
    variants: { 'M/3': { 1: 1 } },
    more: { visibleOnWeb: false },
  },
  { id: 10, name: 'Lope belte', price: 199, groups: [3, 30, 301], gender: 10, line: 3, variants: { '/2': { 1: 1 } } },
  { id: 11, name: 'Løpe belte', price: 199, groups: [3, 30, 301], gender: 10, line: 3, variants: { '/2': { 1: 1 } } },
];

export function sampleCatalogue(): CatalogueRows {
  const variants: VariantRow[] = [];
  const stock: StockRow[] = [];
  for (const article of described) {
    for (const [at, [kind, held]] of Object.entries(article.variants).entries()) {
      const [size, color] = kind.split('/');
      const ean = sampleEan(article.id, at);
      variants.push({
        id: article.id * 10 + at,
        articleId: article.id,
        ean,
        purchasableOnWeb: true,
        sizeId: sampleReference.sizes.find(({ name }) => name === size)?.id ?? null,
        colorId: Number(color),
        image: null,
      });
      for (const [shop, qty] of Object.entries(held)) stock.push({ ean, shopId: Number(shop), qty });
    }
  }
  return {
    articles: described.map(articleRow),
    variants,
    stock,
    campaigns: [
      {
        id: 501,
        campaignId: 7,
        articleId: 1,
        price: 999,
        labelType: 'price',
        labelData: '{"text":"Tilbud"}',
        start: sampleNow - day,
        end: sampleNow + day,
      },
      {
        id: 502,
        campaignId: 7,
        articleId: 1,
        price: 1199,
        labelType: 'percent',
        labelData: null,
        start: null,
        end: null,
      },
      {
        id: 503,
        campaignId: 8,
        articleId: 2,
        price: 1499,
        labelType: 'club',
        labelData: null,
        start: sampleNow + 2 * day,
        end: null,
      },
      {
        id: 504,
        campaignId: 7,
        articleId: 5,
        price: null,
        labelType: 'multi',
        labelData: null,
        start: null,
        end: null,
      },
    ],
    pricePoints: [
      { articleId: 1, from: sampleNow - 100 * day, price: 1599 },
      { articleId: 1, from: sampleNow - day, price: 999 },
    ],
    ranks: [
      { articleId: 3, qtyRank: 1, turnoverRank: 2 },
      { articleId: 1, qtyRank: 2, turnoverRank: 1 },
    ],
    reviews: [{ articleId: 1, ratingCounts: [0, 0, 1, 1, 1], trueToSizeCounts: [2, 1, 0] }],
    customMembers: [
      { articleGroup2Id: 31, articleId: 8 },
      { articleGroup2Id: 31, articleId: 5 },
    ],
    retiredSlugs: [{ slug: 'gammel-dunjakke', articleId: 1 }],
    reference: sampleReference,
  };
}

export function sampleEan(articleId: number, variant: number): string {
  return `70000000${String(articleId).padStart(4, '0')}${variant}`;
}

function articleRow({
  id,
  name,
  price,
  groups: [main, group2, group3],
  gender,
  line,
  more,
}: SampleArticle): ArticleRow {
  return {
    id,
    articleNo: `NV-${1000 + id}`,
    slug: `vare-${id}`,
    name,
    description: '',
    suggestedPrice: price,
    originalPrice: null,
    pant: 0,
    content: null,
    visibleOnWeb: true,
    purchasableOnWeb: true,
    webPurchaseLimit: null,
    onlyCC: false,
    frightPrice: null,
    productLineIds: [line],
    genderIds: [gender],
    mainGroupId: main,
    articleGroup2Id: group2,
    articleGroup3Id: group3,
    season: null,
    webLabel: null,
    images: [`/bilder/${id}.webp`],
    featured: false,
    oneOffLot: false,
    techDescription: null,
    nutrientContent: null,
    washLabel: null,
    careLabel: null,
    dateCreated: 0,
    changedAt: 0,
    ...more,
  };
}
