import type { BrandChanges } from '#contract/brand/brand-fields.ts';
import type { DeskBrandChanges, StoredChanges } from '#server/ports/desk/editorial/desk-brand.ts';
import type { Queryable } from '../connection/client.ts';

export function deskBrand(tx: Queryable, brandName: string): DeskBrandChanges {
  const read = async (how: '' | 'FOR UPDATE'): Promise<StoredChanges> => {
    const [row] = await tx.query<StoredChanges>(
      `SELECT changes, edition FROM brand_changes WHERE brand_name = $1 ${how}`,
      [brandName],
    );
    return row ?? { changes: {}, edition: 0 };
  };
  return {
    read: () => read(''),
    lock: async () => {
      await tx.execute('INSERT INTO brand_changes (brand_name) VALUES ($1) ON CONFLICT (brand_name) DO NOTHING', [
        brandName,
      ]);
      return read('FOR UPDATE');
    },
    write: async (changes) => {
      const [row] = await tx.query<{ edition: number }>(
        `UPDATE brand_changes SET changes = $2, edition = edition + 1, changed_at = now()
          WHERE brand_name = $1 RETURNING edition`,
        [brandName, JSON.stringify(changes)],
      );
      return row?.edition ?? 0;
    },
    settings: async () => {
      const rows = await tx.query<{ key: string; value: unknown }>(
        `SELECT DISTINCT ON (key) key, value FROM settings
          WHERE brand_name IN ('*', $1) AND key IN ('contact', 'menu_genders') ORDER BY key, brand_name = '*'`,
        [brandName],
      );
      return Object.assign({}, ...rows.map(({ key, value }) => fieldsOf(key, value)));
    },
    categories: () => tx.query('SELECT main_group_id AS id, name FROM main_groups ORDER BY sort, main_group_id'),
  };
}

/** The same places in a brand variant's file. */
function fieldsOf(key: string, value: unknown): BrandChanges {
  if (key === 'menu_genders') return { menuGenders: value };
  return Object.fromEntries(
    Object.entries(value as object).map(([name, said]) => [name === 'orgNo' ? name : `contact.${name}`, said]),
  );
}
