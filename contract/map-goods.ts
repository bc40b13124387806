import { isOn } from '#domain/article/stored-values.ts';
import { type GoodsFacts, noGoodsFacts } from '#domain/goods/goods-facts.ts';
import type { Content } from '#domain/goods/unit-price.ts';
import type { ContentRecord, GoodsRecord } from './goods.ts';

export function mapContent({ ContentAmount, ContentUnit }: ContentRecord): Content | null {
  return ContentAmount === undefined || ContentUnit === undefined ? null : { amount: ContentAmount, unit: ContentUnit };
}

export function mapGoods(record: GoodsRecord | undefined): GoodsFacts {
  if (record === undefined) return noGoodsFacts;
  return {
    kind: record.Kind,
    ingredients: record.Ingredients,
    allergens: record.Allergens,
    mayContain: record.MayContain,
    biocideSentence: record.BiocideSentence,
    safetyText: record.SafetyText,
    electrical: isOn(record.Electrical),
    battery: record.Battery,
    material: record.Material,
    guarantee: record.Guarantee,
    complaintYears: record.ComplaintYears,
    returnDays: record.ReturnDays,
  };
}
