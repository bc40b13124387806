import type { Addresses } from '#server/ports/geo.ts';
import type { Queryable } from './client.ts';

interface AddressRow {
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly street: string;
  readonly house_number: string;
  readonly postal_code: string;
}

const columns = 'address_id AS id, latitude AS lat, longitude AS lon, street, house_number, postal_code';
const most = 50;

/** Addresses from our own table, for a shop without a map service (DEC-128). */
export function localAddresses(database: Queryable): Addresses {
  return {
    find: async (query) => {
      const rows =
        query.kind === 'exact'
          ? await database.query<AddressRow>(
              `SELECT ${columns} FROM addresses
                WHERE postal_code = $1 AND lower(street) = lower($2) AND upper(house_number) = upper($3)
                ORDER BY address_id LIMIT ${most}`,
              [query.postcode, query.street, query.houseNumber],
            )
          : await database.query<AddressRow>(
              `SELECT ${columns} FROM addresses
                WHERE postal_code = $1 AND lower(street) LIKE lower($2)
                ORDER BY lower(street), house_number, address_id LIMIT ${most}`,
              [query.postcode, `${escapeLike(query.streetPrefix)}%`],
            );
      return rows.map((row) => ({
        type: 'node' as const,
        id: row.id,
        lat: row.lat,
        lon: row.lon,
        tags: { 'addr:street': row.street, 'addr:housenumber': row.house_number, 'addr:postcode': row.postal_code },
      }));
    },
  };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (char) => `\\${char}`);
}
