import type { StoredSettingName } from '#contract/stored-settings.ts';
import type { Database } from '../connection/client.ts';

/** The settings of one brand variant, changed by command while the shop is open (DEC-134). */
export interface ShopSettings {
  /** The shared settings, overridden by the variant's own; what is not set is left out. */
  read(): Promise<Readonly<Record<string, unknown>>>;
  set(name: StoredSettingName, value: unknown): Promise<void>;
  /** Those of the numbers that no product line has. */
  unknownProductLines(ids: readonly number[]): Promise<number[]>;
}

/** The same in a brand variant's file. */
function brandFieldOf(name: StoredSettingName): string {
  return name === 'menu_genders' ? 'menuGenders' : name === 'contact.orgNo' ? 'orgNo' : name;
}

export function shopSettings(database: Database, brandName: string): ShopSettings {
  return {
    read: async () => {
      const rows = await database.query<{ key: string; value: unknown }>(
        `SELECT DISTINCT ON (key) key, value FROM settings
          WHERE brand_name IN ('*', $1) AND key <> 'home' ORDER BY key, brand_name = '*'`,
        [brandName],
      );
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    },
    set: async (name, value) => {
      const [key = '', part] = name.split('.');
      const stored = part === undefined ? value : { [part]: value };
      // Of a setting with parts the others stay; the variant begins with what all variants share.
      await database.execute(
        part === undefined
          ? `INSERT INTO settings (brand_name, key, value) VALUES ($1, $2, $3)
             ON CONFLICT (brand_name, key) DO UPDATE SET value = excluded.value`
          : `INSERT INTO settings (brand_name, key, value)
             VALUES ($1, $2, coalesce((SELECT value FROM settings WHERE brand_name = '*' AND key = $2), '{}') || $3::jsonb)
             ON CONFLICT (brand_name, key) DO UPDATE SET value = settings.value || $3::jsonb`,
        [brandName, key, JSON.stringify(stored)],
      );
      // Whoever sets it last has set it: the office's own value goes.
      await database.execute(
        'UPDATE brand_changes SET changes = changes - $2, edition = edition + 1 WHERE brand_name = $1 AND changes ? $2',
        [brandName, brandFieldOf(name)],
      );
    },
    unknownProductLines: async (ids) => {
      const rows = await database.query<{ id: number }>(
        `SELECT id FROM unnest($1::integer[]) AS id
          WHERE NOT EXISTS (SELECT FROM product_lines WHERE product_line_id = id) ORDER BY id`,
        [ids],
      );
      return rows.map(({ id }) => id);
    },
  };
}
