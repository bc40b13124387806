import { assignSlugs } from '#domain/article/assign-slugs.ts';
import { foodVat, ordinaryVat, vatRates } from '#domain/checkout/vat.ts';
import type { Transaction } from '#server/database/connection/client.ts';
import type { ImportKind, Rule } from '../import-kind.ts';
import { setList } from '../set-list.ts';
import {
  flag,
  id,
  idList,
  idOrNone,
  kroner,
  kronerOrNone,
  text,
  textOrEmpty,
  textOrNone,
  truth,
  whole,
  wholeOrNone,
} from '../values.ts';
import { articleGoodsFields, wholeContent } from './goods-fields.ts';

/** What is given away by mistake is gone; what is not shown may wait for its price. */
const costsNothing: Rule = {
  wrong: 'suggested_price = 0 AND visible_on_web = 1',
  says: 'costs nothing: SuggestedPrice is 0; VisibleOnWeb 0 hides it until it has a price',
};
const soldAboveBefore: Rule = {
  wrong: 'original_price < suggested_price',
  says: 'has an OriginalPrice below its SuggestedPrice',
  warns: true,
};

/** The names are those of the API's article (DEC-03). */
export const articles: ImportKind = {
  name: 'articles',
  about: 'Articles; VisibleOnWeb 0 takes one out of the shop',
  table: 'articles',
  key: ['ArticleID'],
  fields: {
    ArticleID: { column: 'article_id', value: id },
    ArticleNo: { column: 'article_no', value: text(50), needed: true },
    Name: { column: 'name', value: text(200), needed: true },
    Description: { column: 'description', value: textOrEmpty(20_000), otherwise: '' },
    TechDescription: { column: 'tech_description', value: textOrNone(20_000) },
    NutrientContent: { column: 'nutrient_content', value: textOrNone(5_000) },
    WashLabel: { column: 'wash_label', value: textOrNone(200) },
    CareLabel: { column: 'care_label', value: textOrNone(200) },
    SuggestedPrice: { column: 'suggested_price', value: kroner, needed: true },
    OriginalPrice: { column: 'original_price', value: kronerOrNone },
    Pant: { column: 'pant', value: kroner, otherwise: 0 },
    VatPercentage: { column: 'vat_percentage', value: whole(0, 99), otherwise: ordinaryVat },
    PurchasableOnWeb: { column: 'purchasable_on_web', value: flag, otherwise: 1 },
    VisibleOnWeb: { column: 'visible_on_web', value: flag, otherwise: 1 },
    OnlyCC: { column: 'only_cc', value: flag, otherwise: 0 },
    Featured: { column: 'featured', value: flag, otherwise: 0 },
    WebPurchaseLimit: { column: 'web_purchase_limit', value: wholeOrNone(1, 1_000_000) },
    FrightPrice: { column: 'fright_price_ore', value: wholeOrNone(0, 10_000_000) },
    ProductLineID: { column: 'product_line_id', value: idOrNone },
    GenderID: { column: 'gender_id', value: idOrNone },
    Genders: { column: null, value: idList },
    MainGroupID: { column: 'main_group_id', value: id, needed: true },
    ArticleGroup2ID: { column: 'article_group2_id', value: idOrNone },
    ArticleGroup3ID: { column: 'article_group3_id', value: idOrNone },
    Season: { column: 'season', value: textOrNone(100) },
    WebLabel: { column: 'web_label', value: textOrNone(100) },
    OneOffLot: { column: 'one_off', value: truth, otherwise: false },
    ...articleGoodsFields,
  },
  references: [
    { columns: ['product_line_id'], table: 'product_lines', keys: ['product_line_id'], kind: 'productlines' },
    { columns: ['gender_id'], table: 'genders', keys: ['gender_id'], kind: 'genders' },
    { columns: ['main_group_id'], table: 'main_groups', keys: ['main_group_id'], kind: 'categories' },
    {
      columns: ['article_group2_id', 'main_group_id'],
      table: 'article_groups2',
      keys: ['article_group2_id', 'main_group_id'],
      kind: 'subcategories',
    },
    {
      columns: ['article_group3_id', 'article_group2_id'],
      table: 'article_groups3',
      keys: ['article_group3_id', 'article_group2_id'],
      kind: 'groups',
    },
  ],
  rules: [
    costsNothing,
    wholeContent,
    { wrong: 'pant > suggested_price', says: 'has more Pant than SuggestedPrice, which includes it' },
    {
      wrong: `vat_percentage NOT IN (${vatRates.join(', ')})`,
      says: `has a VatPercentage that is none of ${vatRates.join(', ')}`,
    },
    {
      wrong: `EXISTS (SELECT FROM articles other WHERE other.article_no = made.article_no AND other.article_id <> made.article_id
                         AND NOT EXISTS (SELECT FROM made moved WHERE moved.article_id = other.article_id))`,
      says: 'has the ArticleNo of another article',
    },
    {
      wrong: `line IN (SELECT line FROM (SELECT line, row_number() OVER (PARTITION BY article_no ORDER BY line) AS nth FROM made) same
                        WHERE nth > 1)`,
      says: 'has an ArticleNo that stands in the file already',
    },
    soldAboveBefore,
    {
      wrong: 'article_group3_id IS NOT NULL AND article_group2_id IS NULL',
      says: 'has an ArticleGroup3ID, but no ArticleGroup2ID',
    },
    {
      wrong: `EXISTS (SELECT FROM staged CROSS JOIN LATERAL jsonb_array_elements_text(record -> 'Genders') AS given
                       WHERE staged.line = made.line AND record ? 'Genders'
                         AND NOT EXISTS (SELECT FROM genders WHERE gender_id = given::integer))`,
      says: 'has an unknown id in Genders; import genders first',
    },
  ],
  fills: ['slug'],
  heldFields: { table: 'held_fields', owner: 'article_id' },
  missing: { column: 'visible_on_web', value: 0, does: 'hide', what: 'the goods' },
  undo: {
    newRows: { visible_on_web: 0 },
    lists: {
      Genders:
        'SELECT jsonb_agg(gender_id ORDER BY gender_id) FROM article_genders g WHERE g.article_id = there.article_id',
    },
  },
  before: async (tx) => {
    await giveFirstSlugs(tx);
    await taxFood(tx);
  },
  after: async (tx) => {
    await setGenders(tx);
    await renewSlugs(tx);
  },
};

/** A new row must have some slug; the real one is given when all names are known. No name becomes one of these. */
async function giveFirstSlugs(tx: Transaction): Promise<void> {
  await tx.execute(`UPDATE made SET slug = 'import-' || article_id || '-import' WHERE is_new`);
}

/** What declares its nutrients is food (DEC-102), unless the file says what its tax is. */
async function taxFood(tx: Transaction): Promise<void> {
  await tx.execute(
    `UPDATE made SET vat_percentage = $1 FROM staged
      WHERE staged.line = made.line AND is_new AND nutrient_content <> '' AND NOT record ? 'vat_percentage'`,
    [foodVat],
  );
}

/** All genders an article is listed under, where the file says so. */
async function setGenders(tx: Transaction): Promise<void> {
  const said = `made JOIN staged USING (line)`;
  await setList(tx, {
    table: 'article_genders',
    owner: 'article_id',
    entry: 'gender_id',
    owners: `SELECT line, article_id FROM ${said} WHERE record ? 'Genders'`,
    entries: `SELECT DISTINCT line, article_id, given::integer AS gender_id
                FROM ${said} CROSS JOIN LATERAL jsonb_array_elements_text(record -> 'Genders') AS given`,
  });
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly visible: boolean;
  readonly slug: string;
  readonly held: string | null;
}

/** One slug per article over the whole catalogue (DEC-10); the one it had before leads on to the new one. */
async function renewSlugs(tx: Transaction): Promise<void> {
  const named = await tx.query<Named>(
    `SELECT a.article_id AS id, a.name, a.visible_on_web = 1 AS visible, a.slug,
            CASE WHEN h.field IS NOT NULL THEN a.slug END AS held
       FROM articles a LEFT JOIN held_fields h ON h.article_id = a.article_id AND h.field = 'slug'`,
  );
  const slugs = assignSlugs(named);
  const renewed = named.filter(({ id: articleId, slug }) => slugs.get(articleId) !== slug);
  if (renewed.length === 0) return;
  await tx.execute('CREATE TEMP TABLE renewed (article_id integer, slug text) ON COMMIT DROP');
  await tx.copyRows(
    'renewed',
    ['article_id', 'slug'],
    renewed.values().map(({ id: articleId }) => [articleId, slugs.get(articleId)]),
  );
  await tx.execute(`
    INSERT INTO slug_history (slug, article_id)
    SELECT a.slug, a.article_id FROM articles a JOIN renewed USING (article_id)
     WHERE a.slug <> 'import-' || a.article_id || '-import'
        ON CONFLICT (slug) DO UPDATE SET article_id = excluded.article_id, retired_at = now()`);
  // Two articles may change places, so all let go of theirs before any takes its new one.
  await tx.execute(`
    UPDATE articles a SET slug = 'import-' || a.article_id || '-import' FROM renewed r WHERE r.article_id = a.article_id`);
  await tx.execute('UPDATE articles a SET slug = r.slug FROM renewed r WHERE r.article_id = a.article_id');
}

/** The list price alone. The price history writes itself (database/migrations/0003-prices.sql). */
export const prices: ImportKind = {
  name: 'prices',
  about: 'Prices of articles that are there; the price history stays',
  table: 'articles',
  key: ['ArticleID'],
  fields: {
    ArticleID: { column: 'article_id', value: id },
    SuggestedPrice: { column: 'suggested_price', value: kroner },
    OriginalPrice: { column: 'original_price', value: kronerOrNone },
  },
  rules: [
    costsNothing,
    { wrong: 'pant > suggested_price', says: 'SuggestedPrice is below the pant, which it includes' },
    soldAboveBefore,
  ],
  changesOnly: true,
  undo: { newRows: {} },
};
