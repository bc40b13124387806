import type { ImportKind } from '../import-kind.ts';
import { code, flag, id, idOrNone, picture, text, textOrNone, whole } from '../values.ts';

const article = { columns: ['article_id'], table: 'articles', keys: ['article_id'], kind: 'articles' };
const color = { columns: ['color_id'], table: 'colors', keys: ['color_id'], kind: 'colors' };
const sort = { column: 'sort', value: whole(-1_000_000, 1_000_000), otherwise: 0 };

export const variants: ImportKind = {
  name: 'variants',
  about: 'Variants: the sizes and colours of an article, each with its ean; VisibleOnWeb 0 takes one out',
  table: 'variants',
  key: ['VariantID'],
  fields: {
    VariantID: { column: 'variant_id', value: id },
    ArticleID: { column: 'article_id', value: id, needed: true },
    EanNo: { column: 'ean', value: code(/^\d{8,14}$/, 'must be 8 to 14 digits'), needed: true },
    SizeID: { column: 'size_id', value: idOrNone },
    ColorID: { column: 'color_id', value: idOrNone },
    PurchasableOnWeb: { column: 'purchasable_on_web', value: flag, otherwise: 1 },
    VisibleOnWeb: { column: 'visible_on_web', value: flag, otherwise: 1 },
    Sort: sort,
  },
  references: [article, { columns: ['size_id'], table: 'sizes', keys: ['size_id'], kind: 'sizes' }, color],
  rules: [
    {
      wrong: 'EXISTS (SELECT FROM variants v WHERE v.ean = made.ean AND v.variant_id <> made.variant_id)',
      says: 'has the EanNo of another variant',
    },
    {
      wrong: `line IN (SELECT line FROM (SELECT line, row_number() OVER (PARTITION BY ean ORDER BY line) AS nth FROM made) same
                        WHERE nth > 1)`,
      says: 'has an EanNo that stands in the file already',
    },
    {
      wrong: `visible_on_web = 1 AND EXISTS (
                SELECT FROM variants v
                 WHERE v.article_id = made.article_id AND v.variant_id <> made.variant_id AND v.visible_on_web = 1
                   AND v.size_id IS NOT DISTINCT FROM made.size_id AND v.color_id IS NOT DISTINCT FROM made.color_id
                   AND NOT EXISTS (SELECT FROM made moved WHERE moved.variant_id = v.variant_id))`,
      says: 'is the twin of a variant of its article: same SizeID and ColorID',
    },
    {
      wrong: `line IN (SELECT line FROM (
                SELECT line, row_number() OVER (PARTITION BY article_id, size_id, color_id ORDER BY line) AS nth
                  FROM made WHERE visible_on_web = 1) same
               WHERE nth > 1)`,
      says: 'is the twin of a variant above it: same ArticleID, SizeID and ColorID',
    },
    {
      // domain/goods/check-digit.ts, for all lines in one statement
      wrong: `right(ean, 1)::integer <> (10 - (
                SELECT sum(digit::integer * CASE WHEN (length(ean) - place) % 2 = 1 THEN 3 ELSE 1 END)
                  FROM unnest(string_to_array(left(ean, -1), NULL)) WITH ORDINALITY AS digits (digit, place)) % 10) % 10`,
      says: 'has an EanNo whose check digit is wrong: is a digit mistyped?',
      warns: true,
    },
  ],
  missing: { column: 'visible_on_web', value: 0, does: 'hide', what: 'the variants' },
  undo: { newRows: { visible_on_web: 0 } },
};

export const images: ImportKind = {
  name: 'images',
  about: 'Pictures of articles, for one colour or for all',
  table: 'article_images',
  key: ['ArticleID', 'ColorID', 'View'],
  openKeyColumns: ['color_id'],
  fields: {
    ArticleID: { column: 'article_id', value: id },
    ColorID: { column: 'color_id', value: idOrNone },
    View: { column: 'view', value: text(50) },
    Path: { column: 'path', value: picture, needed: true },
    Alt: { column: 'alt', value: textOrNone(500) },
    Sort: sort,
  },
  references: [article, color],
};

export const bestsellers: ImportKind = {
  name: 'bestsellers',
  about: 'Ranks of the articles that sell best',
  table: 'bestseller_ranks',
  key: ['article_id'],
  fields: {
    article_id: { column: 'article_id', value: id },
    qty_rank: { column: 'qty_rank', value: whole(1, 100_000_000), needed: true },
    turnover_rank: { column: 'turnover_rank', value: whole(1, 100_000_000), needed: true },
  },
  references: [article],
};
