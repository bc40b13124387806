import { z } from 'zod';
import { idParam, noInput } from './wire-values.ts';

export const gender = z.object({ id: z.int(), name: z.string() });
/** ENT-42; `image` is that of its best-selling article. */
export const productLine = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  count: z.int(),
  image: z.string().nullable(),
});
/** ENT-38 (the checked flag is the filter's, not the wire's); `images` are best-selling articles in that colour, at most three. */
export const colorGroup = z.object({
  id: z.int(),
  label: z.string(),
  name: z.string(),
  hex: z.string(),
  colorId: z.int().nullable(),
  slug: z.string(),
  count: z.int(),
  images: z.array(z.string()),
});
export const group = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  articleGroup2ID: z.int(),
  articleGroup3ID: z.int(),
  articlesCount: z.int(),
});
export const subcategory = z.object({
  ArticleGroup2ID: z.int(),
  MainGroupID: z.int(),
  Name: z.string(),
  slug: z.string(),
  minPrice: z.number(),
  maxPrice: z.number(),
  articlesCount: z.int(),
  custom: z.boolean(),
  groups: z.array(group),
});
export const category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  count: z.int(),
  banner: z.string().nullable(),
  bannerLink: z.string().nullable(),
  minPrice: z.number(),
  maxPrice: z.number(),
  subcategories: z.array(subcategory),
  availableProductlines: z.array(z.object({ id: z.int(), name: z.string() })),
  current_page: z.int(),
  last_page: z.int(),
});
/** DEC-101: price in øre */
export const shippingMethod = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.int(),
  sort: z.int(),
});
export const bestseller = z.object({ article_id: z.int(), qty_rank: z.int(), turnover_rank: z.int() });

export const referenceCalls = {
  genders: { input: noInput, answer: z.array(gender) },
  productLines: { input: noInput, answer: z.array(productLine) },
  colorGroups: { input: noInput, answer: z.array(colorGroup) },
  categories: { input: noInput, answer: z.array(category) },
  subcategoryGroups: { input: z.object({ id: idParam }), answer: z.array(group) },
  shippingMethods: { input: noInput, answer: z.array(shippingMethod) },
  bestsellers: { input: noInput, answer: z.array(bestseller) },
};

export type GenderRecord = z.infer<typeof gender>;
export type ProductLineRecord = z.infer<typeof productLine>;
export type ColorGroupRecord = z.infer<typeof colorGroup>;
export type GroupRecord = z.infer<typeof group>;
export type SubcategoryRecord = z.infer<typeof subcategory>;
export type CategoryRecord = z.infer<typeof category>;
export type ShippingMethodRecord = z.infer<typeof shippingMethod>;
export type BestsellerRecord = z.infer<typeof bestseller>;
