import { isRecord, parseJson } from '#domain/storage/parse-json.ts';

/** Keys to a provider by shop, where some shops have agreements of their own. */
export type ShopKeys<Field extends string> = ReadonlyMap<number, Readonly<Record<Field, string>>>;

/** Reads {"3":{"username":"…","password":"…"}}; empty is none. Null: it cannot be understood. */
export function parseShopKeys<Field extends string>(text: string, fields: readonly Field[]): ShopKeys<Field> | null {
  if (text === '') return new Map();
  const all = parseJson(text);
  if (!isRecord(all)) return null;
  const keys = new Map<number, Readonly<Record<Field, string>>>();
  for (const [shop, given] of Object.entries(all)) {
    const isWhole = isRecord(given) && Object.keys(given).length === fields.length;
    if (!/^[1-9]\d*$/.test(shop) || !isWhole) return null;
    if (!fields.every((field) => typeof given[field] === 'string' && given[field] !== '')) return null;
    keys.set(Number(shop), given as Readonly<Record<Field, string>>);
  }
  return keys;
}
