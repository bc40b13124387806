import { z } from 'zod';
import { articleFields } from '#domain/goods/held-field.ts';
import { listedEntry } from '../log/schemas.ts';
import { number, pageOf, paging, time, version } from '../paging.ts';
import { articlePicture, pictureWish } from './picture-schemas.ts';

const value = z.union([z.string().max(20_000), z.boolean(), z.null()]);
export const articleField = z.enum(articleFields);
const values = z.record(articleField, value);

export const lacks = z.enum(['picture', 'text', 'visible', 'held', 'proposed']);

const goodsFilter = {
  /** Beginnings of words of the name, a number, an EAN. */
  q: z.string().trim().max(80).optional(),
  /** 'm3', 'u12', 'g118': one of the three levels. */
  group: z
    .string()
    .regex(/^[mug]\d{1,9}$/)
    .optional(),
  brand: number.optional(),
  gender: number.optional(),
  lacks: lacks.optional(),
};

const goodsRow = z.object({
  id: z.int(),
  articleNo: z.string(),
  name: z.string(),
  slug: z.string(),
  picture: z.string().nullable(),
  brand: z.string().nullable(),
  group: z.string(),
  price: z.number(),
  pieces: z.int(),
  visible: z.boolean(),
  purchasable: z.boolean(),
  label: z.string().nullable(),
  held: z.int(),
});

const choice = z.object({ id: z.int(), name: z.string() });

const pricePoint = z.object({ at: time, price: z.number() });

const article = z.object({
  id: z.int(),
  version,
  articleNo: z.string(),
  values,
  brand: z.string().nullable(),
  group: z.string(),
  pieces: z.int(),
  shops: z.int(),
  variants: z.int(),
  colors: z.array(z.object({ id: z.int(), name: z.string(), hex: z.string() })),
  oldSlugs: z.array(z.string()),
  /** What is held here, and what the import said last; a slug is said by the name. */
  held: z.array(z.object({ field: articleField, said: value, saidAt: time, by: z.string().nullable(), at: time })),
  pictures: z.array(articlePicture),
  /** Another price that waits for an administrator. */
  proposal: z
    .object({
      id: z.int(),
      from: z.number(),
      price: z.number(),
      reason: z.string(),
      by: z.string().nullable(),
      at: time,
    })
    .nullable(),
  price: z.object({
    now: z.number(),
    /** The lowest price asked from each change on, those of the last year. */
    points: z.array(pricePoint),
    /** Prices of members alone. */
    club: z.array(pricePoint),
    /** The highest that may stand beside the price as what it was before; null without 30 days of history. */
    lawful: z.object({ price: z.number(), before: time, isClub: z.boolean() }).nullable(),
  }),
  traces: z.array(listedEntry),
});

/** `from`: what it costs as whoever asks saw it. */
const otherPrice = z.object({
  id: number,
  from: z.number(),
  price: z.number().min(1).max(99_999_999),
  reason: z.string().trim().min(3).max(300),
});

export const goodsSchemas = {
  goods: { request: z.object({ ...paging, ...goodsFilter }), answer: pageOf(goodsRow) },
  goodsChoices: {
    request: z.object({}),
    answer: z.object({
      groups: z.array(z.object({ value: z.string(), name: z.string(), depth: z.int() })),
      brands: z.array(choice),
      genders: z.array(choice),
    }),
  },
  article: { request: z.object({ id: number }), answer: article },
  saveArticle: {
    request: z.object({
      id: number,
      version,
      /** `from`: what the writer saw. Somebody else's change of another field stays; of the same one it is a conflict. */
      changes: z.array(z.object({ field: articleField, from: value, to: value })).max(articleFields.length),
      /** All photographs in their order; left out: they stay as they are. */
      pictures: z.array(pictureWish).max(200).optional(),
      /** What the writer saw of them. */
      picturesFrom: z
        .array(pictureWish.extend({ alt: z.string() }))
        .max(200)
        .optional(),
    }),
    answer: z.object({ version, changed: z.int() }),
  },
  releaseField: {
    request: z.object({ id: number, field: articleField }),
    answer: z.object({ version, value }),
  },
  changeGoods: {
    request: z.object({
      /** Those, or all that the filter finds. */
      ids: z.array(number).min(1).max(2_000).optional(),
      filter: z.object(goodsFilter).optional(),
      /** How many the person has been told it is: any other number is refused. */
      count: z.int().min(1),
      what: z.enum(['show', 'hide', 'label', 'hold', 'release']),
      /** The new label; of 'hold' and 'release' which field. */
      label: z.string().trim().max(20).nullable().optional(),
      field: articleField.optional(),
    }),
    answer: z.object({ count: z.int() }),
  },
  correctPrice: { request: otherPrice, answer: z.object({ version }) },
  proposePrice: { request: otherPrice, answer: z.object({}) },
  decidePrice: {
    request: z.object({ id: number, proposal: z.int(), approve: z.boolean() }),
    answer: z.object({}),
  },
} as const;

export type GoodsRow = z.infer<typeof goodsRow>;
export type DeskArticle = z.infer<typeof article>;
