import { comparableStreet, sameAddress } from '#domain/shop/address.ts';
import type { Addresses } from '#server/ports/geo.ts';
import type { Queryable } from './connection/client.ts';

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

/**
 * Addresses from our own table, for a shop without a map service (DEC-128). The database narrows by postcode and number, the
 * domain says which street is the same: 'St Olavs gate' is 'St. Olavs gate' (DEC-129).
 */
export function localAddresses(database: Queryable): Addresses {
  return {
    find: async (query) => {
      if (query.kind === 'exact') {
        const rows = await database.query<AddressRow>(
          `SELECT ${columns} FROM addresses
            WHERE postal_code = $1 AND replace(upper(house_number), ' ', '') = replace(upper($2), ' ', '')
            ORDER BY address_id`,
          [query.postcode, query.houseNumber],
        );
        return nodes(rows.filter((row) => sameAddress(query, addressOf(row))));
      }
      const prefix = comparableStreet(query.streetPrefix);
      const [firstWord = ''] = prefix.split(' ');
      const rows = await database.query<AddressRow>(
        `SELECT ${columns} FROM addresses
          WHERE postal_code = $1 AND lower(street) LIKE $2
          ORDER BY lower(street), house_number, address_id`,
        [query.postcode, `${firstWord}%`],
      );
      return nodes(rows.filter((row) => comparableStreet(row.street).startsWith(prefix)));
    },
  };
}

function addressOf({ street, house_number, postal_code }: AddressRow) {
  return { street, houseNumber: house_number, postcode: postal_code };
}

function nodes(rows: readonly AddressRow[]) {
  return rows.slice(0, most).map((row) => ({
    type: 'node' as const,
    id: row.id,
    lat: row.lat,
    lon: row.lon,
    tags: { 'addr:street': row.street, 'addr:housenumber': row.house_number, 'addr:postcode': row.postal_code },
  }));
}
