import { z } from 'zod';
import { batteryKinds } from '#domain/goods/goods-facts.ts';
import { goodsKinds } from '#domain/goods/goods-kind.ts';
import { contentUnits } from '#domain/goods/unit-price.ts';
import type { ImportKind } from '../import-kind.ts';
import { readNumber } from '../reading/written-values.ts';
import { flag, textOrNone, wholeOrNone } from '../values.ts';

/** What the law wants told of goods (docs/import.md, 'What the law asks'). */

type Fields = ImportKind['fields'];

/** One of these words, or none. */
function wordOrNone(words: readonly string[]) {
  return z.preprocess(
    (value) => (value === '' ? null : typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(words as [string, ...string[]], `must be one of ${words.join(', ')}`).nullable(),
  );
}

const amountSays = 'must be an amount above 0, as 55 or 0.5';

/** An amount, or none: 0.5, 0,5 or 55. */
const amountOrNone = z.preprocess(
  (value) => (value === '' ? null : readNumber(value)),
  z.number(amountSays).min(0.001, amountSays).max(999_999, 'is too large').nullable(),
);

const goodsKind = { column: 'goods_kind', value: wordOrNone(goodsKinds) };
const guarantee = { column: 'guarantee', value: textOrNone(300) };

export const articleGoodsFields: Fields = {
  GoodsKind: goodsKind,
  ContentAmount: { column: 'content_amount', value: amountOrNone },
  ContentUnit: { column: 'content_unit', value: wordOrNone(contentUnits) },
  Ingredients: { column: 'ingredients', value: textOrNone(5_000) },
  Allergens: { column: 'allergens', value: textOrNone(500) },
  MayContain: { column: 'may_contain', value: textOrNone(500) },
  BiocideSentence: { column: 'biocide_sentence', value: textOrNone(500) },
  SafetyText: { column: 'safety_text', value: textOrNone(2_000) },
  Electrical: { column: 'electrical', value: z.preprocess((value) => (value === '' ? null : value), flag.nullable()) },
  Battery: { column: 'battery', value: wordOrNone(batteryKinds) },
  Material: { column: 'material', value: textOrNone(1_000) },
  Guarantee: guarantee,
};

export const groupGoodsFields: Fields = {
  GoodsKind: goodsKind,
  ComplaintYears: { column: 'complaint_years', value: wholeOrNone(2, 5) },
  ReturnDays: { column: 'return_days', value: wholeOrNone(0, 3650) },
  Guarantee: guarantee,
};

export const wholeContent = {
  wrong: '(content_amount IS NULL) <> (content_unit IS NULL)',
  says: 'needs ContentAmount and ContentUnit both, or none',
};

export const lawfulComplaint = {
  wrong: 'complaint_years NOT IN (2, 5)',
  says: 'has ComplaintYears that the law does not know: 2 or 5',
};
