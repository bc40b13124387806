import type { ShopRecord } from '#contract/place.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { parseOpeningHours } from '#domain/shop/opening-hours.ts';
import { formatTime } from '#domain/time/norwegian-dates.ts';
import { postalAddress } from '#ui/components/structured-data/postal-address.ts';
import type { StructuredValue } from '#ui/components/structured-data/structured-data.tsx';

/** schema.org's names, Monday first. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const lastMinute = 24 * 60 - 1; // schema.org knows no 24:00

/** A shop as machines read it (schema.org Store). */
export function shopStructuredData(shop: ShopRecord, origin: string): { readonly [key: string]: StructuredValue } {
  const url = origin + pathTo('shop', { slug: shop.slug });
  return {
    '@type': 'Store',
    '@id': url,
    url,
    name: shop.fullName,
    ...(shop.description === '' ? {} : { description: shop.description }),
    ...(shop.phone === '' ? {} : { telephone: shop.phone }),
    ...(shop.email === '' ? {} : { email: shop.email }),
    ...(shop.mapLink === '' ? {} : { hasMap: shop.mapLink }),
    address: postalAddress(shop),
    geo: { '@type': 'GeoCoordinates', latitude: shop.coords.latitude, longitude: shop.coords.longitude },
    openingHoursSpecification: parseOpeningHours(shop.openingHours).entries.map(
      ({ firstDay, lastDay, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.slice(firstDay - 1, lastDay),
        opens: formatTime(opens),
        closes: formatTime(Math.min(closes, lastMinute)),
      }),
    ),
  };
}
