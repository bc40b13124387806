import type { Queryable } from '../connection/client.ts';

/** The brand-name setting, null when there is none; BRAND_NAME in the environment wins over it (DEC-132). */
export async function storedBrandName(database: Queryable): Promise<string | null> {
  const rows = await database.query<{ value: unknown }>(
    `SELECT value FROM settings WHERE brand_name = '*' AND key = 'brand_name'`,
  );
  return typeof rows[0]?.value === 'string' ? rows[0].value : null;
}
