import { z } from 'zod';
import {
  filterFields,
  manyValuesOps,
  oneValueOps,
  onlyNumbersAsValue,
  onlyNumbersAsValues,
} from '#domain/filter/wire-filter.ts';
import { pageTopics } from '#domain/search/lexicon/pages.ts';
import { readingKinds } from '#domain/search/reader/reading.ts';
import { contentFields, goodsRecord } from './goods.ts';
import { flag, idParam, noInput, paged, pageQuery, wholeNumber } from './wire-values.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** ENT-33: LabelData is JSON text as the ERP keeps it; the mapper parses it (DEC-136). */
export const campaignRow = z.object({
  CampaignID: z.int(),
  ArticleID: z.int(),
  Price: z.number(),
  LabelType: z.enum(['price', 'percent', 'multi', 'club']),
  LabelData: z.string().nullable(),
});
const color = z.object({ id: z.int(), name: z.string(), hex: z.string(), colorCode: z.string() });

/** DEC-03: the list shape of an article on the wire. */
export const articleRecord = z.object({
  ArticleID: z.int(),
  ArticleNo: z.string(),
  Slug: z.string(),
  Name: z.string(),
  Description: z.string(),
  SuggestedPrice: z.number(),
  OriginalPrice: z.number().nullable(),
  /** What the shopper pays now (DEC-52). */
  GrossPrice: z.number(),
  /** What may lawfully be shown struck out beside it: the lowest price of the 30 days before (DEC-70); else null. */
  BeforePrice: z.number().nullable(),
  Pant: z.number(),
  ...contentFields,
  PurchasableOnWeb: flag,
  VisibleOnWeb: flag,
  WebPurchaseLimit: z.int().nullable(),
  OnlyCC: flag,
  FrightPrice: z.int().nullable(),
  ProductLineID: z.int(),
  ProductLineName: z.string(),
  ProductLines: z.array(named),
  Colors: z.array(color),
  ColorGroups: z.array(z.object({ id: z.int(), name: z.string(), hex: z.string() })),
  GenderID: z.int(),
  GenderName: z.string(),
  Genders: z.array(named),
  MainGroupID: z.int(),
  MainGroupName: z.string(),
  Categories: z.array(named),
  Subcategories: z.array(named),
  ArticleGroup2ID: z.int(),
  ArticleGroup2Name: z.string(),
  ArticleGroup3ID: z.int(),
  ArticleGroup3Name: z.string(),
  Season: z.string(),
  WebLabel: z.string().nullable(),
  Images: z.array(z.string()),
  Featured: flag,
  AverageRating: z.number().nullable(),
  ReviewCount: z.int(),
  Shops: z.array(z.int()),
  AvailableShops: z.array(z.int()),
  Campaigns: z.array(campaignRow),
  BestsellerQty: z.int().nullable(),
  BestsellerTurnover: z.int().nullable(),
});

export const variantRecord = z.object({
  VariantID: z.int(),
  EanNo: z.string(),
  PurchasableOnWeb: flag,
  Availability: z.int(),
  Shops: z.array(z.object({ id: z.int(), qty: z.int() })),
  Size: named,
  Color: color.extend({ image: z.string() }),
});

export const reviewRecord = z.object({
  id: z.int(),
  content: z.string(),
  reply: z.string().nullable(),
  customer: z.string(),
  rating: z.int(),
  approved: flag,
  created_at: z.string(),
  reviewable_id: z.int(),
  reviewable_type: z.literal('article'),
  true_to_size: z.int().nullable(),
  size_color: z.string().nullable(),
  anonymous: flag,
  verified_purchase: flag,
  demo: flag,
});

/** A picture from one side in one colour, or one for every colour: `view` is front, back, detail or scene. */
export const articlePictureRecord = z.object({
  path: z.string(),
  view: z.string(),
  colorId: z.int().nullable(),
  alt: z.string().nullable(),
});

export const articleDetailRecord = articleRecord.extend({
  TechDescription: z.string().nullable(),
  NutrientContent: z.string().nullable(),
  WashLabel: z.string().nullable(),
  CareLabel: z.string().nullable(),
  /** Left out of an article that is hidden. */
  Goods: goodsRecord.optional(),
  DateCreated: z.string(),
  OneOffLot: flag,
  /** When the campaign ends whose price is paid now; null when none does. */
  PriceUntil: z.string().nullable(),
  Pictures: z.array(articlePictureRecord),
  Variants: z.array(variantRecord),
  Reviews: z.array(reviewRecord),
  /** Rating counts 1..5 and true-to-size counts [small, true, large] over all approved reviews. */
  RatingCounts: z.array(z.int()),
  TrueToSizeCounts: z.array(z.int()),
  /** How many of them are of which size in which colour. */
  ReviewedVariants: z.array(z.object({ sizeId: z.int(), colorId: z.int(), count: z.int() })),
});

/** DEC-46: a closed, typed list of filters that cannot be injected into. */
const finite = (text: string) =>
  z.custom<number>((value) => typeof value === 'number' && Number.isFinite(value), { error: text });
const oneValue = z.strictObject({
  field: z.enum(filterFields),
  op: z.enum(oneValueOps),
  value: finite(onlyNumbersAsValue),
});
const manyValues = z
  .strictObject({
    field: z.enum(filterFields),
    op: z.enum(manyValuesOps),
    values: z
      .array(finite(onlyNumbersAsValues), { error: onlyNumbersAsValues })
      .max(1000)
      .refine((values) => values.length > 0, onlyNumbersAsValues),
  })
  .refine(({ op, values }) => op !== 'between' || values.length === 2, 'between takes two values');
export const wireFilter = z.discriminatedUnion('op', [oneValue, manyValues]);

export const orderBy = z.enum(['Name', 'GrossPrice', 'Price', 'BestsellerQty', 'BestsellerTurnover']);
export const order = z.enum(['asc', 'desc']);

const bucket = z.object({ key: z.int(), count: z.int() });
/** Counts beside the contract's fields: each dimension as if its own choice were not made. */
export const aggregations = z.object({
  genders: z.array(bucket),
  colors: z.array(bucket),
  productlines: z.array(bucket),
  shops: z.array(bucket),
  groups: z.array(bucket),
  sizes: z.array(z.object({ key: z.int(), name: z.string(), count: z.int() })),
  price: z.object({
    min: z.number(),
    max: z.number(),
    /** Bucket i of the histogram holds prices from start + i × width up to, not including, the next. */
    start: z.number(),
    width: z.number(),
    histogram: z.array(z.int()),
  }),
});

/** A part of a query as it was read (docs/search.md). The key is what `ignore` takes; a label is made of kind and value. */
const reading = z.object({
  key: z.string(),
  kind: z.enum(readingKinds),
  value: z.string(),
  /** As it was written. */
  text: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().optional(),
});
const pageLink = z.object({ topic: z.enum(pageTopics), path: z.string(), name: z.string().optional() });

const hitTotal = z.object({ value: z.int(), relation: z.literal('eq') });
/** DEC-55: Elasticsearch's shape; the same total object at both places. */
export const searchAnswer = z.object({
  hits: z.object({
    total: hitTotal,
    hits: z.array(z.object({ _id: z.string(), _score: z.number().nullable(), _source: articleRecord })),
  }),
  total: hitTotal,
  aggregations: aggregations.optional(),
  /** With a query: what the hits meet. */
  understood: z.array(reading).optional(),
  /** What was said and given up: a word unknown here, something that no article meets, goods that are not sold. */
  left_out: z.array(reading.extend({ reason: z.enum(['unknown', 'no_hits', 'not_sold']) })).optional(),
  /** Set when words were taken for others: the query as written, and the one whose hits these are. */
  corrected: z.object({ from: z.string(), to: z.string() }).nullable().optional(),
  did_you_mean: z.array(z.string()).optional(),
  /** Pages that answer the query better than goods do; `name` is that of a shop. */
  pages: z.array(pageLink).optional(),
});

const listQuery = { ...pageQuery, orderBy: orderBy.default('Name'), order: order.default('asc') };
const articlePage = paged(articleRecord).extend({ aggregations: aggregations.optional() });

export const availability = z.array(
  z.object({
    VariantID: z.int(),
    EanNo: z.string(),
    Availability: z.int(),
    Shops: z.array(z.object({ id: z.int(), qty: z.int() })),
  }),
);

const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number));

export const articleCalls = {
  categoryArticles: { input: z.object({ id: idParam, ...listQuery }), answer: articlePage },
  subcategoryArticles: {
    input: z.object({ id: idParam, group: idParam.optional(), ...listQuery }),
    answer: articlePage,
  },
  article: { input: z.object({ id: idParam }), answer: articleDetailRecord },
  articleByName: { input: z.object({ slug: z.string().min(1).max(200) }), answer: articleDetailRecord },
  articleAvailability: { input: z.object({ id: idParam }), answer: availability },
  articleBundle: {
    input: z.object({ articles: idList.pipe(z.array(z.int()).max(100)) }),
    answer: z.array(articleRecord),
  },
  searchArticles: {
    input: z.object({
      query: z.string().max(1000).default(''),
      take: wholeNumber({ min: 1, max: 1000 }).default(1000),
      page: wholeNumber({ min: 0, max: 1_000_000 }).default(0),
      filters: z.array(wireFilter).max(40).default([]),
      orderBy: orderBy.optional(),
      order: order.optional(),
      aggregations: z.boolean().default(false),
      /** Keys of readings not to be read: chips that the shopper has taken away. */
      ignore: z.array(z.string().max(80)).max(20).default([]),
    }),
    answer: searchAnswer,
  },
  searchArticleIds: {
    input: z.object({ ids: z.array(z.int().min(0).max(2_147_483_647)).max(200) }),
    answer: searchAnswer,
  },
  brandArticles: { input: noInput, answer: z.array(articleRecord) },
  suggestions: {
    input: z.object({ query: z.string().max(200) }),
    answer: z.object({
      completions: z.array(z.string()),
      articles: z.array(articleRecord),
      categories: z.array(z.object({ name: z.string(), path: z.string(), count: z.int() })),
      guides: z.array(z.object({ title: z.string(), path: z.string() })),
      /** Pages that may be asked for, as in the answer of a search. */
      pages: z.array(pageLink),
    }),
  },
  /** Pieces of the articles in the shops asked for, for the stock lines of cards; from memory. */
  articleStock: {
    input: z.object({
      articles: idList.pipe(z.array(z.int()).max(100)),
      shops: idList.pipe(z.array(z.int()).max(60)),
      size: idParam.optional(),
    }),
    answer: z.record(z.string(), z.array(z.object({ id: z.int(), qty: z.int() }))),
  },
};

export type CampaignRowRecord = z.infer<typeof campaignRow>;
export type ArticleRecord = z.infer<typeof articleRecord>;
export type VariantRecord = z.infer<typeof variantRecord>;
export type ReviewRecord = z.infer<typeof reviewRecord>;
export type ArticlePictureRecord = z.infer<typeof articlePictureRecord>;
export type ArticleDetailRecord = z.infer<typeof articleDetailRecord>;
export type WireFilter = z.infer<typeof wireFilter>;
export type Aggregations = z.infer<typeof aggregations>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
export type Availability = z.infer<typeof availability>;
export type ArticlePage = z.infer<typeof articlePage>;
