import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  CatalogueFilter,
  CatalogueIndex,
  CatalogueQuery,
  FacetField,
  FilterField,
} from '#server/ports/catalogue/catalogue-index.ts';
import type { ArticleRow, CatalogueRows } from '#server/ports/catalogue/catalogue-rows.ts';
import { modelAnswer } from './catalogue-model.ts';
import { sampleCatalogue, sampleNow, sampleReference } from './catalogue-sample.ts';

export const facetFields: readonly FacetField[] = [
  'ColorGroupID',
  'GenderID',
  'ProductLineID',
  'AvailableShopID',
  'ArticleGroup3ID',
  'SizeID',
  'ArticleGroup2ID',
  'MainGroupID',
];
const fields: readonly FilterField[] = [...facetFields, 'GrossPrice', 'ArticleID', 'Availability', 'CampaignID'];

/** Random catalogues and random questions: the index must answer as the plain model does. */
export function agreesWithModel(makeIndex: () => CatalogueIndex, runs = 60): void {
  describe('against the plain model', () => {
    test('filters, facets, sorting and paging agree, also after stock and prices changed', async () => {
      await fc.assert(
        fc.asyncProperty(
          catalogues,
          fc.array(queries, { minLength: 1, maxLength: 6 }),
          stockChanges,
          async (rows, asked, changes) => {
            const index = makeIndex();
            await index.replace(async () => rows, sampleNow);
            for (const query of asked) await agree(index, rows, sampleNow, query);
            const eans = rows.variants.map(({ ean }) => ean);
            const applied = changes.map(({ variant, ...change }) => ({
              ...change,
              ean: eans[variant % Math.max(1, eans.length)] ?? '404',
            }));
            await index.applyStock(applied);
            const later = sampleNow + 3_600_000;
            await index.advance(later);
            for (const query of asked) await agree(index, { ...rows, stock: patched(rows, applied) }, later, query);
          },
        ),
        { numRuns: runs },
      );
    });
  });
}

async function agree(index: CatalogueIndex, rows: CatalogueRows, now: number, query: CatalogueQuery): Promise<void> {
  const answer = await index.query({ ...query, priceFacet: true });
  const model = modelAnswer(rows, now, query);
  expect(answer.ids).toEqual(model.ids);
  expect(answer.total).toBe(model.total);
  expect(answer.facets).toEqual(model.facets);
  const { price } = answer;
  expect([price?.min, price?.max]).toEqual(
    model.prices.length === 0 ? [0, 0] : [Math.min(...model.prices), Math.max(...model.prices)],
  );
  const { start = 0, width = 0, histogram = [] } = price ?? {};
  expect(histogram).toEqual(
    histogram.map(
      (_, at) => model.prices.filter((asked) => asked >= start + at * width && asked < start + (at + 1) * width).length,
    ),
  );
  expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(model.prices.length);
}

function patched({ stock, variants }: CatalogueRows, changes: readonly { ean: string; shopId: number; qty: number }[]) {
  const known = new Set(variants.map(({ ean }) => ean));
  const held = new Map([...stock].map((row) => [`${row.ean} ${row.shopId}`, row]));
  for (const change of changes) if (known.has(change.ean)) held.set(`${change.ean} ${change.shopId}`, change);
  return [...held.values()];
}

const oneOf = (rows: readonly { readonly id: number }[]) => fc.constantFrom(...rows.map(({ id }) => id));
const { genders, productLines, colors, groups2, groups3, mainGroups, sizes, shops } = sampleReference;
const orNone = (id: fc.Arbitrary<number>) => fc.option(id, { freq: 5 });

const articles = fc.array(
  fc.record({
    name: fc.constantFrom('Apple', 'Zebra', 'Ærlig', 'Øl', 'Ål', 'Aal', 'apple', 'Jakke 2', 'Jakke 10'),
    visibleOnWeb: fc.constantFrom(true, true, true, false),
    suggestedPrice: fc.integer({ min: 0, max: 60 }).map((tens) => tens * 12.5),
    genderIds: fc.uniqueArray(oneOf(genders), { maxLength: 2 }),
    productLineIds: fc.uniqueArray(oneOf(productLines), { maxLength: 2 }),
    mainGroupId: oneOf(mainGroups),
    articleGroup2Id: orNone(oneOf(groups2)),
    articleGroup3Id: orNone(oneOf(groups3)),
    variants: fc.array(
      fc.record({
        sizeId: orNone(oneOf(sizes)),
        colorId: orNone(oneOf(colors)),
        stock: fc.dictionary(fc.constantFrom(...shops.map(({ id }) => String(id))), fc.integer({ min: 0, max: 2 })),
      }),
      { maxLength: 4 },
    ),
    rank: orNone(fc.integer({ min: 1, max: 4 })),
    campaign: fc.option(
      fc.record({
        price: fc.option(fc.integer({ min: 0, max: 500 })),
        campaignId: orNone(fc.integer({ min: 1, max: 3 })),
        start: orNone(offset()),
        end: orNone(offset()),
      }),
    ),
    custom: fc.option(oneOf(groups2), { freq: 2 }),
  }),
  { maxLength: 40 },
);

function offset(): fc.Arbitrary<number> {
  return fc.integer({ min: -2, max: 2 }).map((hours) => sampleNow + hours * 1_800_000);
}

const template = sampleCatalogue().articles[0] as ArticleRow;

const catalogues: fc.Arbitrary<CatalogueRows> = articles.map((described) => {
  const rows = described.map((article, at) => ({ ...article, id: 100 - at * 2 }));
  const variants = rows.flatMap(({ id, variants: own }) =>
    own.map((variant, at) => ({
      ...variant,
      id: id * 10 + at,
      articleId: id,
      ean: `${7_000_000 + id * 10 + at}`,
      purchasableOnWeb: true,
      image: null,
    })),
  );
  return {
    articles: rows.map(({ variants: _, rank: __, campaign: ___, custom: ____, ...row }) => ({
      ...template,
      ...row,
      slug: `vare-${row.id}`,
    })),
    variants,
    stock: variants.flatMap(({ ean, stock }) =>
      Object.entries(stock).map(([shop, qty]) => ({ ean, shopId: Number(shop), qty })),
    ),
    campaigns: rows.flatMap(({ id, campaign }) =>
      campaign === null ? [] : [{ ...campaign, id, articleId: id, labelType: 'price' as const, labelData: null }],
    ),
    pricePoints: [],
    ranks: rows.flatMap(({ id, rank }) =>
      rank === null ? [] : [{ articleId: id, qtyRank: rank, turnoverRank: 5 - rank }],
    ),
    reviews: [],
    customMembers: rows.flatMap(({ id, custom }) =>
      custom === null ? [] : [{ articleId: id, articleGroup2Id: custom }],
    ),
    retiredSlugs: [],
    reference: sampleReference,
  };
});

const filters: fc.Arbitrary<CatalogueFilter> = fc.constantFrom(...fields).chain((field) => {
  const value =
    field === 'GrossPrice'
      ? fc.integer({ min: 0, max: 700 })
      : field === 'Availability'
        ? fc.integer({ min: 0, max: 4 })
        : fc.constantFrom(1, 2, 3, 4, 10, 11, 20, 30, 31, 55, 100, 101, 110, 200, 300, 98, 96, 404);
  return fc.oneof(
    fc.record({ field: fc.constant(field), op: fc.constantFrom('eq', 'gt', 'gte', 'lt', 'lte'), value }),
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom('in', 'not_in'),
      values: fc.array(value, { minLength: 1, maxLength: 4 }),
    }),
    fc.record({ field: fc.constant(field), op: fc.constant('between'), values: fc.tuple(value, value) }),
  ) as fc.Arbitrary<CatalogueFilter>;
});

const queries: fc.Arbitrary<CatalogueQuery> = fc.record({
  scope: fc.array(filters, { maxLength: 1 }),
  filters: fc.array(filters, { maxLength: 3 }),
  sort: fc.record({
    by: fc.constantFrom('Name', 'GrossPrice', 'BestsellerQty', 'BestsellerTurnover'),
    order: fc.constantFrom('asc', 'desc'),
  }),
  from: fc.integer({ min: 0, max: 12 }),
  take: fc.integer({ min: 0, max: 12 }),
  facets: fc.subarray([...facetFields]),
});

const stockChanges = fc.array(
  fc.record({ variant: fc.nat({ max: 100 }), shopId: oneOf(shops), qty: fc.integer({ min: 0, max: 2 }) }),
  { maxLength: 12 },
);
