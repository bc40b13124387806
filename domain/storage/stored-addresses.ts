import type { KnownAddresses } from '#domain/shop/known-addresses.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { isRecord, parseJson } from './parse-json.ts';
import { numberIn } from './stored-values.ts';

/** The stored known addresses; entries without coordinates are left out (DEC-82). */
export function readKnownAddresses(text: string | null): KnownAddresses {
  const stored = parseJson(text);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]): [string, Coords][] => {
      const coords = readCoords(value);
      return coords === undefined ? [] : [[key, coords]];
    }),
  );
}

function readCoords(value: unknown): Coords | undefined {
  if (!isRecord(value)) return undefined;
  const latitude = numberIn(value.latitude);
  const longitude = numberIn(value.longitude);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
