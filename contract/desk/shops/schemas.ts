import { z } from 'zod';
import { number } from '../paging.ts';

export const shopFields = [
  'openingHours',
  'address',
  'postNo',
  'postPlace',
  'email',
  'phone',
  'mapLink',
  'latitude',
  'longitude',
] as const;

const shopField = z.enum(shopFields);
const value = z.union([z.string().trim().max(500), z.number(), z.null()]);

const shopRow = z.object({
  id: z.int(),
  no: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  phone: z.string().nullable(),
  openingHours: z.string(),
  closed: z.boolean(),
  openOrders: z.int(),
  /** Of a shop that is to close. */
  lastDay: z.string().nullable(),
});

const day = z.object({ day: z.string(), hours: z.string().nullable(), note: z.string().nullable() });

const shop = shopRow.extend({
  values: z.record(shopField, value),
  days: z.array(day),
  heir: z.string().nullable(),
  /** The open shop that is nearest to it. */
  nearest: z.int().nullable(),
  pieces: z.int(),
  /** Numbers of orders that are not done yet, the first of them. */
  orders: z.array(z.int()),
});

export const shopSchemas = {
  shops: { request: z.object({}), answer: z.object({ rows: z.array(shopRow) }) },
  shop: { request: z.object({ id: number }), answer: shop },
  saveShop: {
    request: z.object({
      id: number,
      changes: z
        .array(z.object({ field: shopField, from: value, to: value }))
        .min(1)
        .max(shopFields.length),
    }),
    answer: z.object({}),
  },
  setShopDay: {
    request: z.object({
      id: number,
      day: z.iso.date(),
      /** '1000-1600'; null: closed. */
      hours: z
        .string()
        .regex(/^\d{4}-\d{4}$/)
        .nullable(),
      note: z.string().trim().max(200).nullable(),
    }),
    answer: z.object({}),
  },
  removeShopDay: { request: z.object({ id: number, day: z.iso.date() }), answer: z.object({}) },
  closeShop: {
    /** `name`: typed, so that it is this shop that is meant. */
    request: z.object({
      id: number,
      heirId: number.nullable(),
      name: z.string().max(200),
      /** Who gets what stands there; null: it becomes 0. */
      stockTo: number.nullable().default(null),
      /** Open until then; null: closed now. */
      lastDay: z.iso.date().nullable().default(null),
    }),
    /** `isClosed` false: it closes after its last day, when no order is open. */
    answer: z.object({ pieces: z.int(), isClosed: z.boolean() }),
  },
  keepShop: { request: z.object({ id: number }), answer: z.object({}) },
} as const;

export type ShopRow = z.infer<typeof shopRow>;
export type DeskShop = z.infer<typeof shop>;
export type ShopField = z.infer<typeof shopField>;
