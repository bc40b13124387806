import type { Database } from '#server/database/connection/client.ts';
import { alignSequences } from '#server/database/maintenance/align-sequences.ts';
import { clearData } from '#server/database/maintenance/clear-data.ts';
import { copyRecords } from '#server/database/maintenance/copy-records.ts';
import { demoMark } from '#server/database/maintenance/shop-mark.ts';
import { articleRows } from './article-rows.ts';
import { contentRows } from './content.ts';
import { customerRows } from './customers.ts';
import { addresses, postalCodes, shops } from './places.ts';
import { promocodeRows } from './promocodes.ts';
import {
  articleGroups2,
  articleGroups3,
  colorGroups,
  colors,
  genders,
  mainGroups,
  productLines,
  shippingMethods,
  sizes,
} from './reference.ts';
import { settingRows, tenantRows } from './settings.ts';

const day = 86_400_000;

/** Makes the database hold exactly FIX-01 … FIX-16; what it held before is gone. Dates are counted from `now`. */
export async function loadAcceptance(database: Database, now = new Date()): Promise<void> {
  const daysFromNow = (days: number): Date => new Date(now.getTime() + days * day);
  const customers = await customerRows(now);
  const article = articleRows(daysFromNow);
  const content = contentRows(daysFromNow);
  // In the order of their references.
  const tables = {
    genders,
    product_lines: productLines,
    color_groups: colorGroups,
    colors,
    sizes,
    main_groups: mainGroups,
    article_groups2: articleGroups2,
    article_groups3: articleGroups3,
    shops,
    postal_codes: postalCodes,
    addresses,
    shipping_methods: shippingMethods,
    ...article,
    promocodes: promocodeRows(daysFromNow),
    customers,
    ...content,
    settings: settingRows,
    tenants: tenantRows,
    shop_mark: [demoMark],
  };
  await database.transaction(async (tx) => {
    await clearData(tx);
    for (const [table, rows] of Object.entries(tables)) await copyRecords(tx, table, rows);
    await alignSequences(tx);
  });
}
