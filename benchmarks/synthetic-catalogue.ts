import { slugify } from '#domain/text/slugify.ts';
import type {
  ArticleRow,
  CampaignArticleRow,
  CatalogueRows,
  RankRow,
  StockRow,
  VariantRow,
} from '#server/ports/catalogue/catalogue-rows.ts';

/** A made-up chain of any size, the same every time: 60 shops, 60 product lines, 750 groups, some five variants each. */
export function syntheticCatalogue(size: number, now: number): CatalogueRows {
  const [whole] = syntheticParts(size, now, { partSize: size, shops: 60 });
  if (whole === undefined) throw new RangeError('A catalogue has one article at least.');
  return whole;
}

/** The same a part at a time, for one that is too large to be held. The stock of a part is to be read before the next is taken, or not at all. */
export function* syntheticParts(
  size: number,
  now: number,
  { partSize, shops }: { readonly partSize: number; readonly shops: number },
): Generator<CatalogueRows> {
  const randoms = { articles: numbers(42), stock: numbers(7) };
  const reference = syntheticReference(shops);
  let variants = 0;
  for (let first = 1; first <= size; first += partSize) {
    const made = articlesOf({ first, last: Math.min(size, first + partSize - 1), variants }, now, randoms.articles);
    variants += made.variants.length;
    const stock = stockOf(made.variants, shops, randoms.stock);
    yield { ...made, stock, pricePoints: [], reviews: [], customMembers: [], retiredSlugs: [], reference };
  }
}

function articlesOf(
  { first, last, variants: before }: { readonly first: number; readonly last: number; readonly variants: number },
  now: number,
  random: () => number,
): Pick<CatalogueRows, 'articles' | 'variants' | 'campaigns' | 'ranks'> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const articles: ArticleRow[] = [];
  const variants: VariantRow[] = [];
  const campaigns: CampaignArticleRow[] = [];
  const ranks: RankRow[] = [];
  for (let id = first; id <= last; id++) {
    const kind = Math.floor(random() * kinds.length);
    const line = Math.floor(random() * lines.length);
    const gender = pick(genders);
    const name = `${lines[line]} ${pick(series)} ${kinds[kind]} ${gender.name.toLowerCase()}`;
    articles.push({
      id,
      articleNo: `A${100_000 + id}`,
      slug: `${slugify(name)}-${id}`,
      name,
      description: `${Array.from({ length: 24 }, () => pick(qualities)).join(', ')}. ${kinds[kind]} for ${gender.name.toLowerCase()}.`,
      suggestedPrice: 49 + Math.floor(random() * 500) * 10,
      originalPrice: null,
      pant: 0,
      content: null,
      visibleOnWeb: true,
      purchasableOnWeb: true,
      webPurchaseLimit: null,
      onlyCC: false,
      frightPrice: null,
      productLineIds: [line + 1],
      genderIds: [gender.id],
      mainGroupId: ((kind % heads.length) % 10) + 1,
      articleGroup2Id: (kind % heads.length) + 1,
      articleGroup3Id: kind + 1,
      season: pick(['vår', 'sommer', 'høst', 'vinter']),
      webLabel: null,
      images: [`/bilder/${id}/front.webp`, `/bilder/${id}/bak.webp`],
      featured: false,
      oneOffLot: false,
      techDescription: 'Vannsøyle 15000 mm, teipede sømmer.',
      nutrientContent: null,
      washLabel: 'Maskinvask 40 °C.',
      careLabel: 'Tørkes hengende.',
      dateCreated: now,
      changedAt: now,
    });
    const colors = new Set([1 + Math.floor(random() * 60), 1 + Math.floor(random() * 60)]);
    for (const colorId of colors) {
      for (const sizeId of [2, 3, 4].slice(0, 1 + Math.floor(random() * 3))) {
        const number = before + variants.length + 1;
        variants.push({
          id: number,
          articleId: id,
          ean: String(7_000_000_000_000 + number),
          purchasableOnWeb: true,
          sizeId,
          colorId,
          image: null,
        });
      }
    }
    if (random() < 0.05) {
      campaigns.push({
        id,
        campaignId: 1 + (id % 5),
        articleId: id,
        price: 99,
        labelType: 'price',
        labelData: null,
        start: now - 1000,
        end: now + 1e9,
      });
    }
    if (random() < 0.3)
      ranks.push({
        articleId: id,
        qtyRank: 1 + Math.floor(random() * 9998),
        turnoverRank: 1 + Math.floor(random() * 9998),
      });
  }
  return { articles, variants, campaigns, ranks };
}

/** The lists that its articles point at. */
export function syntheticReference(shops: number): CatalogueRows['reference'] {
  return {
    genders,
    productLines: lines.map((name, at) => ({ id: at + 1, name })),
    colors: Array.from({ length: 60 }, (_, at) => ({
      id: at + 1,
      name: `${shades[at % shades.length]}${colours[at % colours.length]?.toLowerCase()}`,
      hex: '#000000',
      colorCode: String(at),
      colorGroupId: (at % colours.length) + 1,
    })),
    colorGroups: colours.map((name, at) => ({ id: at + 1, name, label: name, hex: '#000000', colorId: null })),
    mainGroups: Array.from({ length: 10 }, (_, at) => ({
      id: at + 1,
      name: `Avdeling ${at + 1}`,
      banner: null,
      bannerLink: null,
    })),
    groups2: heads.map((name, at) => ({
      id: at + 1,
      name: `${name[0]?.toUpperCase()}${name.slice(1)}`,
      mainGroupId: (at % 10) + 1,
      custom: false,
    })),
    groups3: kinds.map((name, at) => ({ id: at + 1, name, articleGroup2Id: (at % heads.length) + 1 })),
    sizes: ['XS', 'S', 'M', 'L', 'XL'].map((name, at) => ({ id: at + 1, name })),
    shops: Array.from({ length: shops }, (_, at) => ({ id: at + 1, name: `Butikk ${at + 1}` })),
  };
}

function* stockOf(variants: readonly VariantRow[], shops: number, random: () => number): Generator<StockRow> {
  for (const { ean } of variants) {
    for (let shopId = 1; shopId <= shops; shopId++) {
      if (random() < 0.3) yield { ean, shopId, qty: Math.floor(random() * 6) };
    }
  }
}

/** A small linear congruential generator: the same numbers on every machine. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const firsts =
  'Regn Dun Ull Fleece Skall Vinter Sommer Tur Vandre Fjell Ski Alpin Langrenns Løpe Trenings Sykkel Jakt Fiske Bade Allværs Vind Softshell Isolasjons Hybrid Barnehage'.split(
    ' ',
  );
const heads =
  'jakke bukse sko støvler undertøy genser lue hansker votter sokker sekk briller hjelm staver ski telt sovepose liggeunderlag flaske kniv dress vest tights shorts trøye sandaler brenner hodelykt kart såler'.split(
    ' ',
  );
const kinds = firsts.flatMap((first) => heads.map((head) => `${first}${head}`));
const roots = 'Vikåsen Hellemo Jotfoss Fjordskin Brehaug Nordbris Rondlia Sylmo Femvik Hardåsen'.split(' ');
const lines = Array.from(
  { length: 60 },
  (_, at) => `${roots[at % 10]}${at < 10 ? '' : ` ${'ABCDEF'[Math.floor(at / 10)]}`}`,
);
const series =
  'Dovre Troll Lofot Senja Finse Hovden Geilo Narvik Stryn Voss Oppdal Rjukan Lyngen Setes Valdres Gaula Tana Alta Røros Sunndal'.split(
    ' ',
  );
const qualities = [
  'vanntett',
  'pustende',
  'lett',
  'varm',
  'slitesterk',
  'fôret',
  'vindtett',
  'resirkulert',
  'elastisk',
  'hurtigtørkende',
  'impregnert',
  'tapede sømmer',
  'god passform',
  'til langtur',
  'til hverdags',
  'for kalde dager',
];
const colours = 'Rød Blå Grønn Svart Hvit Gul Grå Brun Lilla Rosa Oransje Beige'.split(' ');
const shades = 'Mørk Lys Dyp Klar Matt'.split(' ');
const genders = [
  { id: 1, name: 'Herre' },
  { id: 2, name: 'Dame' },
  { id: 4, name: 'Barn' },
  { id: 10, name: 'Unisex' },
  { id: 11, name: 'Junior' },
];
