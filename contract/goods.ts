import { z } from 'zod';
import { batteryKinds } from '#domain/goods/goods-facts.ts';
import { goodsKinds } from '#domain/goods/goods-kind.ts';
import { contentUnits } from '#domain/goods/unit-price.ts';
import { flag } from './wire-values.ts';

/** What is in the package, and what one kilo, litre, metre or piece of it costs now; left out where nothing is known of it. */
export const contentFields = {
  ContentAmount: z.number().optional(),
  ContentUnit: z.enum(contentUnits).optional(),
  UnitPrice: z.number().optional(),
  UnitPricePer: z.enum(['kg', 'l', 'm', 'stk']).optional(),
};

/** What the law wants told of the goods; null where nobody has said it. */
export const goodsRecord = z.object({
  Kind: z.enum(goodsKinds).nullable(),
  Ingredients: z.string().nullable(),
  /** Words of the ingredients. */
  Allergens: z.array(z.string()),
  MayContain: z.string().nullable(),
  BiocideSentence: z.string().nullable(),
  SafetyText: z.string().nullable(),
  Electrical: flag,
  Battery: z.enum(batteryKinds).nullable(),
  Material: z.string().nullable(),
  Guarantee: z.string().nullable(),
  ComplaintYears: z.int().nullable(),
  ReturnDays: z.int().nullable(),
});
export type GoodsRecord = z.infer<typeof goodsRecord>;
export type ContentRecord = z.infer<z.ZodObject<typeof contentFields>>;
