import type { ArticleRow, CatalogueRows, StockRow } from '#server/ports/catalogue/catalogue-rows.ts';
import { sampleCatalogue, sampleNow } from './catalogue-sample.ts';

export type Edit = (rows: CatalogueRows, id: number) => CatalogueRows;

const newSlug: Edit = article(({ id }) => ({ slug: `ny-${id}`, articleNo: `B ${id}` }));

const newVariant: Edit = (rows: CatalogueRows, id: number) => ({
  ...rows,
  variants: [
    ...rows.variants.filter(({ articleId, ean }) => articleId !== id || !ean.startsWith('79')),
    ...(rows.articles.some((row) => row.id === id)
      ? [{ id: 7000 + id, articleId: id, ean: `79${id}`, purchasableOnWeb: true, sizeId: 2, colorId: 3, image: null }]
      : []),
  ],
  stock: [...rows.stock, { ean: `79${id}`, shopId: 2, qty: id % 3 }].filter(
    (row, at, all) => at === all.findIndex(({ ean, shopId }) => ean === row.ean && shopId === row.shopId),
  ),
});

/** Each gives the rows with one thing about one article changed. */
export const edits = {
  price: article(({ suggestedPrice }) => ({ suggestedPrice: ((suggestedPrice * 7) % 2000) + 10 })),
  original: article(({ originalPrice }) => ({ originalPrice: originalPrice === null ? 1900 : null })),
  hide: article(({ visibleOnWeb }) => ({ visibleOnWeb: !visibleOnWeb })),
  rename: article(({ name }) => ({ name: name.endsWith('kobberkjele') ? 'Ærlig t-skjorte' : `${name} kobberkjele` })),
  text: article(({ description }) => ({
    description: description === '' ? 'Vevd av soppfiber til fjellvettløpet.' : '',
  })),
  slug: (rows: CatalogueRows, id: number): CatalogueRows => ({
    ...newSlug(rows, id),
    retiredSlugs: [
      ...rows.retiredSlugs.filter(({ slug }) => slug !== `ny-${id}`),
      ...rows.articles
        .filter((row) => row.id === id && row.slug !== `ny-${id}`)
        .map(({ slug }) => ({ slug, articleId: id })),
    ],
  }),
  category: article(({ articleGroup2Id }) =>
    articleGroup2Id === 20
      ? { mainGroupId: 3, articleGroup2Id: 30, articleGroup3Id: null }
      : { mainGroupId: 2, articleGroup2Id: 20, articleGroup3Id: 200 },
  ),
  people: article(({ genderIds }) => ({ genderIds: genderIds.includes(4) ? [1, 2] : [4], productLineIds: [2, 3] })),
  custom: (rows: CatalogueRows, id: number) => ({
    ...rows,
    customMembers: rows.customMembers.some(({ articleId }) => articleId === id)
      ? rows.customMembers.filter(({ articleId }) => articleId !== id)
      : [...rows.customMembers, { articleGroup2Id: 31, articleId: id }],
  }),
  campaign: (rows: CatalogueRows, id: number) => ({
    ...rows,
    campaigns: rows.campaigns.some(({ articleId }) => articleId === id)
      ? rows.campaigns.filter(({ articleId }) => articleId !== id)
      : [
          ...rows.campaigns,
          {
            id: 900 + id,
            campaignId: 8,
            articleId: id,
            price: 150,
            labelType: 'price' as const,
            labelData: null,
            start: sampleNow + (id % 3) * 3_600_000,
            end: sampleNow + 6 * 3_600_000,
          },
        ],
    pricePoints: [
      ...rows.pricePoints.filter(({ articleId }) => articleId !== id),
      { articleId: id, from: sampleNow - 90 * 86_400_000, price: 700 },
    ],
  }),
  rank: (rows: CatalogueRows, id: number) => ({
    ...rows,
    ranks: [
      ...rows.ranks.filter(({ articleId }) => articleId !== id),
      { articleId: id, qtyRank: 1 + (id % 4), turnoverRank: 5 - (id % 4) },
    ],
  }),
  review: (rows: CatalogueRows, id: number) => ({
    ...rows,
    reviews: rows.reviews.some(({ articleId }) => articleId === id)
      ? rows.reviews.filter(({ articleId }) => articleId !== id)
      : [
          ...rows.reviews,
          { articleId: id, ratingCounts: [1, 0, 0, 2, 3] as const, trueToSizeCounts: [0, 4, 1] as const },
        ],
  }),
  variant: newVariant,
  stock: (rows: CatalogueRows, id: number) => {
    const eans = new Set(rows.variants.filter(({ articleId }) => articleId === id).map(({ ean }) => ean));
    return {
      ...rows,
      stock: [...rows.stock].map((row) => (eans.has(row.ean) ? { ...row, qty: (row.qty + 1) % 3 } : row)),
    };
  },
  gone: (rows: CatalogueRows, id: number) => without(rows, new Set([id])),
  renewed: (rows: CatalogueRows, id: number) => {
    const [template] = sampleCatalogue().articles;
    const row: ArticleRow = {
      ...(template as ArticleRow),
      id,
      slug: `vare-${id}`,
      articleNo: `${id}`,
      name: `Ny lue ${id % 5}`,
    };
    const rest = without(rows, new Set([id]));
    return newVariant({ ...rest, articles: [...rest.articles, row] }, id);
  },
} satisfies Record<string, Edit>;

function article(edit: (row: ArticleRow) => Partial<ArticleRow>): (rows: CatalogueRows, id: number) => CatalogueRows {
  return (rows, id) => ({
    ...rows,
    articles: rows.articles.map((row) => (row.id === id ? { ...row, ...edit(row) } : row)),
  });
}

function filtered(rows: CatalogueRows, keep: (articleId: number) => boolean): CatalogueRows {
  const owned = <T extends { readonly articleId: number }>(list: readonly T[]) =>
    list.filter((row) => keep(row.articleId));
  const variants = owned(rows.variants);
  const eans = new Set(variants.map(({ ean }) => ean));
  return {
    articles: rows.articles.filter(({ id }) => keep(id)),
    variants,
    stock: [...rows.stock].filter(({ ean }: StockRow) => eans.has(ean)),
    campaigns: owned(rows.campaigns),
    pricePoints: owned(rows.pricePoints),
    ranks: owned(rows.ranks),
    reviews: owned(rows.reviews),
    customMembers: owned(rows.customMembers),
    retiredSlugs: owned(rows.retiredSlugs),
    reference: rows.reference,
  };
}

export function only(rows: CatalogueRows, ids: readonly number[]): CatalogueRows {
  return filtered(rows, (id) => ids.includes(id));
}

function without(rows: CatalogueRows, ids: ReadonlySet<number>): CatalogueRows {
  return filtered(rows, (id) => !ids.has(id));
}
