import type { ShopRecord } from '#contract/place.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { type OpenSpan, parseOpeningHours, parseSpan } from '#domain/shop/opening-hours.ts';
import { formatTime } from '#domain/time/norwegian-dates.ts';
import { postalAddress } from '#ui/components/structured-data/postal-address.ts';
import type { StructuredValue } from '#ui/components/structured-data/structured-data.tsx';

/** schema.org's names, Monday first. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const lastMinute = 24 * 60 - 1; // schema.org knows no 24:00

/** A shop as machines read it (schema.org SportingGoodsStore, which is a Store). */
export function shopStructuredData(
  shop: ShopRecord,
  chain: string,
  origin: string,
): { readonly [key: string]: StructuredValue } {
  const url = origin + pathTo('shop', { slug: shop.slug });
  return {
    '@type': 'SportingGoodsStore',
    '@id': url,
    url,
    name: shop.fullName,
    branchCode: shop.no,
    parentOrganization: { '@type': 'Organization', name: chain, url: origin + pathTo('home') },
    ...(shop.description === '' ? {} : { description: shop.description }),
    ...(shop.phone === '' ? {} : { telephone: shop.phone }),
    ...(shop.email === '' ? {} : { email: shop.email }),
    ...(shop.mapLink === '' ? {} : { hasMap: shop.mapLink }),
    address: postalAddress(shop),
    geo: { '@type': 'GeoCoordinates', latitude: shop.coords.latitude, longitude: shop.coords.longitude },
    openingHoursSpecification: parseOpeningHours(shop.openingHours).entries.map(({ firstDay, lastDay, ...span }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.slice(firstDay - 1, lastDay),
      ...hours(span),
    })),
    ...specialHours(shop),
  };
}

function hours({ opens, closes }: OpenSpan) {
  return { opens: formatTime(opens), closes: formatTime(Math.min(closes, lastMinute)) };
}

/** Days that differ; one that is closed opens and closes at the same minute. */
function specialHours({ openingExceptions }: ShopRecord): { readonly [key: string]: StructuredValue } {
  if (openingExceptions.length === 0) return {};
  return {
    specialOpeningHoursSpecification: openingExceptions.flatMap(({ date, hours: text }) => {
      const spans = text === null ? [null] : text.split(',').map(parseSpan);
      return spans.map((span) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...(span === null ? { opens: '00:00', closes: '00:00' } : hours(span)),
      }));
    }),
  };
}
