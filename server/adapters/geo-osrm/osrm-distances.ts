import { z } from 'zod';
import { osrmPlaces } from '#domain/shop/distance.ts';
import type { Distances, Place } from '#server/ports/geo.ts';
import { BreakerOpenError, CircuitBreaker } from '../outbound-http/circuit-breaker.ts';
import { fetchJson } from '../outbound-http/fetch-json.ts';
import { ResponseCache } from '../outbound-http/response-cache.ts';

export interface OsrmOptions {
  /** Where the OSRM server is (OSRM_URL). */
  readonly url: string;
  readonly timeoutMs?: number;
  /** Failures are only logged (ERR-36). */
  readonly onFailure: (error: unknown) => void;
  readonly now?: () => number;
}

type Table = (number | null)[][];

const day = 86_400_000;
const tableAnswer = z.object({ code: z.literal('Ok'), distances: z.array(z.array(z.number().min(0).nullable())) });

/**
 * Road distances from an OSRM server (DEC-127). Only the table service is asked, and only with coordinates: nothing a visitor
 * sends reaches it as text (R36). Answers are cached, since roads and shops seldom move.
 */
export function osrmDistances({ url, timeoutMs = 2_000, onFailure, now = Date.now }: OsrmOptions): Distances {
  const breaker = new CircuitBreaker({ now });
  const recent = new ResponseCache<Table | null>({ most: 500, now });
  return {
    table: async (places) => {
      const path = osrmPlaces(...clientAndShops(places.map(rounded)));
      const ask = () =>
        breaker.run(() => askTable(`${url}/table/v1/car/${path}?annotations=distance`, places.length, timeoutMs));
      try {
        return await recent.of(path, ask, () => day);
      } catch (error) {
        if (!(error instanceof BreakerOpenError)) onFailure(error);
        return null;
      }
    },
  };
}

/** Null when the server answers that there is no route; anything unforeseen is thrown. */
async function askTable(url: string, size: number, timeoutMs: number): Promise<Table | null> {
  const { status, body } = await fetchJson(url, { timeoutMs, mostBytes: 2_000_000 });
  // 400 is about these places (no road near, too many), not about the server.
  if (status === 400) return null;
  if (status !== 200) throw new Error(`OSRM answered with status ${status}.`);
  const { distances } = tableAnswer.parse(body);
  if (distances.length !== size || distances.some((row) => row.length !== size)) {
    throw new Error(`OSRM answered with a table of another size than ${size}.`);
  }
  return distances.map((row) => row.map((metres) => (metres === null ? null : Math.round(metres))));
}

/** To eleven metres: enough for 'x,x km', no more exact than needed about a visitor, and neighbours share a cache entry. */
function rounded({ latitude, longitude }: Place): Place {
  const fourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { latitude: fourDecimals(latitude), longitude: fourDecimals(longitude) };
}

function clientAndShops([client, ...shops]: readonly Place[]): [Place, Place[]] {
  if (client === undefined) throw new RangeError('A table needs a place.');
  return [client, shops];
}
