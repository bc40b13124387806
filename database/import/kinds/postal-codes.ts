import type { ImportKind } from '../import-kind.ts';
import { readGeonames } from '../reading/read-geonames.ts';
import { code, degrees, text, textOrNone } from '../values.ts';

export const postalCodes: ImportKind = {
  name: 'postalcodes',
  about: "Postal codes with place and coordinates: GeoNames' NO.txt as it is",
  read: readGeonames,
  table: 'postal_codes',
  key: ['postalCode'],
  fields: {
    postalCode: { column: 'postal_code', value: code(/^\d{4}$/, 'must be four digits') },
    placeName: { column: 'place', value: text(100), needed: true },
    municipality: { column: 'municipality', value: textOrNone(100) },
    latitude: { column: 'latitude', value: degrees(90) },
    longitude: { column: 'longitude', value: degrees(180) },
  },
  // A code with several place names stands there several times.
  repeats: 'first-counts',
};
