import type { CatalogueReference } from '#server/ports/catalogue/catalogue-rows.ts';
import type { Queryable } from '../connection/client.ts';

/** The lists that articles point at, in the order in which they are shown. */
export async function loadReference(database: Queryable): Promise<CatalogueReference> {
  const rows = <K extends keyof CatalogueReference>(sql: string) =>
    database.query<CatalogueReference[K][number]>(sql) as Promise<CatalogueReference[K]>;
  return {
    genders: await rows<'genders'>('SELECT gender_id AS id, name FROM genders ORDER BY gender_id'),
    productLines: await rows<'productLines'>(
      'SELECT product_line_id AS id, name FROM product_lines ORDER BY name COLLATE "nb-NO-x-icu", product_line_id',
    ),
    colors: await rows<'colors'>(
      `SELECT color_id AS id, name, hex, color_code AS "colorCode", color_group_id AS "colorGroupId"
         FROM colors ORDER BY color_group_id, color_id`,
    ),
    colorGroups: await rows<'colorGroups'>(
      'SELECT color_group_id AS id, label, name, hex, color_id AS "colorId" FROM color_groups ORDER BY color_group_id',
    ),
    mainGroups: await rows<'mainGroups'>(
      `SELECT main_group_id AS id, name, banner, banner_link AS "bannerLink" FROM main_groups ORDER BY sort, main_group_id`,
    ),
    groups2: await rows<'groups2'>(
      `SELECT article_group2_id AS id, main_group_id AS "mainGroupId", name, custom
         FROM article_groups2 ORDER BY sort, article_group2_id`,
    ),
    groups3: await rows<'groups3'>(
      `SELECT article_group3_id AS id, article_group2_id AS "articleGroup2Id", name
         FROM article_groups3 ORDER BY sort, article_group3_id`,
    ),
    sizes: await rows<'sizes'>('SELECT size_id AS id, name FROM sizes ORDER BY sort, size_id'),
    shops: await rows<'shops'>(
      'SELECT shop_id AS id, name FROM shops WHERE closed = 0 ORDER BY name COLLATE "nb-NO-x-icu", shop_id',
    ),
  };
}
