import { compareNorwegian } from '#domain/text/collation.ts';
import type {
  CatalogueFilter,
  CatalogueQuery,
  FacetCount,
  FacetField,
  FilterField,
  SortKey,
} from '#server/ports/catalogue/catalogue-index.ts';
import type { ArticleRow, CatalogueRows } from '#server/ports/catalogue/catalogue-rows.ts';

type Values = Readonly<Partial<Record<FilterField, readonly number[]>>>;

/** An article as the model sees it: the values of each field, of the whole and of each variant. */
interface ModelArticle {
  readonly row: ArticleRow;
  readonly values: Values;
  readonly variants: readonly Values[];
  readonly sortKeys: Readonly<Record<Exclude<SortKey, 'Name'>, number>>;
}

export interface ModelAnswer {
  readonly ids: number[];
  readonly total: number;
  readonly facets: { readonly [F in FacetField]?: readonly FacetCount[] };
  readonly prices: number[];
}

const variantFields: readonly FilterField[] = ['ColorGroupID', 'SizeID', 'AvailableShopID', 'Availability'];

/**
 * The same questions answered in the plainest way, every article looked at for every question: what quicker indexes are
 * compared with. For lists without text.
 */
export function modelAnswer(rows: CatalogueRows, now: number, query: CatalogueQuery): ModelAnswer {
  const articles = rows.articles.filter((row) => row.visibleOnWeb).map((row) => modelArticle(rows, row, now));
  const filters = [...(query.scope ?? []), ...(query.filters ?? [])];
  const ofOneVariant = filters.some(({ field }) => field === 'SizeID');
  const without = (field: FilterField) => [
    ...(query.scope ?? []),
    ...(query.filters ?? []).filter((filter) => filter.field !== field),
  ];
  const hits = articles.filter((article) => holds(article, filters, ofOneVariant)).sort(comparison(query.sort));
  const facets: { [F in FacetField]?: readonly FacetCount[] } = {};
  for (const field of query.facets ?? []) {
    facets[field] = valuesOf(rows, field)
      .map((id) => ({
        id,
        count: articles.filter((article) => hasValue(article, field, id, without(field), ofOneVariant)).length,
      }))
      .filter(({ count }) => count > 0);
  }
  return {
    ids: hits.slice(query.from, query.from + query.take).map(({ row }) => row.id),
    total: hits.length,
    facets,
    prices: articles
      .filter((article) => holds(article, without('GrossPrice'), ofOneVariant))
      .map(({ sortKeys }) => sortKeys.GrossPrice),
  };
}

function holds(
  { values, variants }: ModelArticle,
  filters: readonly CatalogueFilter[],
  ofOneVariant: boolean,
): boolean {
  const aboutVariant = (filter: CatalogueFilter) => ofOneVariant && variantFields.includes(filter.field);
  const ofArticle = filters.filter((filter) => !aboutVariant(filter));
  const ofVariant = filters.filter(aboutVariant);
  return allPass(values, ofArticle) && (!ofOneVariant || variants.some((variant) => allPass(variant, ofVariant)));
}

function hasValue(
  article: ModelArticle,
  field: FacetField,
  id: number,
  filters: readonly CatalogueFilter[],
  ofOneVariant: boolean,
): boolean {
  return holds(article, [...filters, { field, op: 'eq', value: id }], ofOneVariant);
}

function allPass(values: Values, filters: readonly CatalogueFilter[]): boolean {
  return filters.every((filter) => passes(filter, values[filter.field] ?? []));
}

function passes(filter: CatalogueFilter, values: readonly number[]): boolean {
  switch (filter.op) {
    case 'eq':
      return values.some((value) => value === filter.value);
    case 'gt':
      return values.some((value) => value > filter.value);
    case 'gte':
      return values.some((value) => value >= filter.value);
    case 'lt':
      return values.some((value) => value < filter.value);
    case 'lte':
      return values.some((value) => value <= filter.value);
    case 'in':
      return values.some((value) => filter.values.includes(value));
    case 'not_in':
      return !values.some((value) => filter.values.includes(value));
    case 'between': {
      const [low = Infinity] = filter.values;
      const high = filter.values.at(-1) ?? -Infinity;
      return values.some((value) => value >= low && value <= high);
    }
  }
}

function comparison(
  sort: CatalogueQuery['sort'] = { by: 'Name', order: 'asc' },
): (a: ModelArticle, b: ModelArticle) => number {
  const sign = sort.order === 'asc' ? 1 : -1;
  const byName = (a: ModelArticle, b: ModelArticle) => compareNorwegian(a.row.name, b.row.name);
  const { by } = sort;
  const key = by === 'Name' ? byName : (a: ModelArticle, b: ModelArticle) => a.sortKeys[by] - b.sortKeys[by];
  return (a, b) => sign * key(a, b) || byName(a, b) || a.row.id - b.row.id;
}

function modelArticle(rows: CatalogueRows, row: ArticleRow, now: number): ModelArticle {
  const { colors, groups2 } = rows.reference;
  const variants = rows.variants
    .filter(({ articleId }) => articleId === row.id)
    .map(({ ean, colorId, sizeId }): Values => {
      const shops = [...rows.stock].filter((held) => held.ean === ean && held.qty > 0).map(({ shopId }) => shopId);
      return {
        ColorGroupID: listed(colors.find(({ id }) => id === colorId)?.colorGroupId),
        SizeID: listed(sizeId),
        AvailableShopID: shops,
        Availability: [shops.length],
      };
    });
  const campaigns = rows.campaigns.filter(
    ({ articleId, start, end }) => articleId === row.id && (start ?? -Infinity) <= now && now < (end ?? Infinity),
  );
  const prices = [row.suggestedPrice, ...campaigns.flatMap(({ price }) => listed(price))].map(Math.round);
  const custom = rows.customMembers
    .filter(({ articleId }) => articleId === row.id)
    .map(({ articleGroup2Id }) => articleGroup2Id);
  const customMains = custom.flatMap((group) => listed(groups2.find(({ id }) => id === group)?.mainGroupId));
  const of = (field: FilterField) => [...new Set(variants.flatMap((variant) => variant[field] ?? []))];
  const rank = rows.ranks.find(({ articleId }) => articleId === row.id);
  return {
    row,
    variants,
    sortKeys: {
      GrossPrice: Math.min(...prices),
      BestsellerQty: rank?.qtyRank ?? 9999,
      BestsellerTurnover: rank?.turnoverRank ?? 9999,
    },
    values: {
      ColorGroupID: of('ColorGroupID'),
      SizeID: of('SizeID'),
      AvailableShopID: of('AvailableShopID'),
      Availability: [of('AvailableShopID').length],
      GenderID: row.genderIds,
      ProductLineID: row.productLineIds,
      GrossPrice: [Math.min(...prices)],
      ArticleGroup3ID: listed(row.articleGroup3Id),
      ArticleGroup2ID: [...listed(row.articleGroup2Id), ...custom],
      MainGroupID: [row.mainGroupId, ...customMains],
      ArticleID: [row.id],
      CampaignID: campaigns.flatMap(({ campaignId }) => listed(campaignId)),
    },
  };
}

function valuesOf({ reference }: CatalogueRows, field: FacetField): number[] {
  const lists = {
    ColorGroupID: reference.colorGroups,
    GenderID: reference.genders,
    ProductLineID: reference.productLines,
    AvailableShopID: reference.shops.filter(({ id }) => id !== 55),
    ArticleGroup3ID: reference.groups3,
    SizeID: reference.sizes,
    ArticleGroup2ID: reference.groups2,
    MainGroupID: reference.mainGroups,
  } as const;
  return lists[field].map(({ id }) => id);
}

function listed(value: number | null | undefined): number[] {
  return value === null || value === undefined ? [] : [value];
}
