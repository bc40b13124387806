import type { ImportKind } from '../import-kind.ts';
import { code, degrees, text, textOrNone, whole } from '../values.ts';

export const addresses: ImportKind = {
  name: 'addresses',
  about: 'Addresses for the lookup of the shop finder, where no map service is set up',
  table: 'addresses',
  key: ['id'],
  fields: {
    id: { column: 'address_id', value: whole(1, Number.MAX_SAFE_INTEGER) },
    street: { column: 'street', value: text(200), needed: true },
    houseNumber: { column: 'house_number', value: text(20), needed: true },
    postcode: { column: 'postal_code', value: code(/^\d{4}$/, 'must be four digits'), needed: true },
    city: { column: 'city', value: textOrNone(100) },
    latitude: { column: 'latitude', value: degrees(90), needed: true },
    longitude: { column: 'longitude', value: degrees(180), needed: true },
  },
};
