import { z } from 'zod';
import { type AddressNodes, addressNodes } from '#contract/place.ts';
import type { Addresses } from '#server/ports/geo.ts';
import { BreakerOpenError, CircuitBreaker } from '../outbound-http/circuit-breaker.ts';
import { fetchJson } from '../outbound-http/fetch-json.ts';
import { ResponseCache } from '../outbound-http/response-cache.ts';
import { overpassQuery } from './overpass-query.ts';

export interface OverpassOptions {
  /** Where the interpreter is (MAPS_URL). */
  readonly url: string;
  readonly timeoutMs?: number;
  /** Failures are only logged (ERR-37). */
  readonly onFailure: (error: unknown) => void;
  readonly now?: () => number;
}

type Nodes = AddressNodes['elements'];

const hour = 3_600_000;
/** A remark is how Overpass says that it gave up half-way, with status 200 and the elements it had by then. */
const answer = z.object({ elements: z.array(z.unknown()), remark: z.string().optional() });
const node = addressNodes.shape.elements.element;

/** Addresses from an Overpass interpreter (DEC-128): two kinds of questions, both written by us, and nothing else (R36). */
export function overpassAddresses({ url, timeoutMs = 4_000, onFailure, now = Date.now }: OverpassOptions): Addresses {
  const breaker = new CircuitBreaker({ now });
  const recent = new ResponseCache<Nodes>({ most: 5_000, now });
  return {
    find: async (query) => {
      const text = overpassQuery(query, Math.ceil(timeoutMs / 1000));
      try {
        return await recent.of(text, () => breaker.run(() => askNodes(url, text, timeoutMs)), lifetimeMs);
      } catch (error) {
        if (!(error instanceof BreakerOpenError)) onFailure(error);
        return null;
      }
    },
  };
}

async function askNodes(url: string, text: string, timeoutMs: number): Promise<Nodes> {
  const address = new URL(url);
  address.searchParams.set('data', text);
  const { status, body } = await fetchJson(address.href, { timeoutMs, mostBytes: 500_000 });
  if (status !== 200) throw new Error(`Overpass answered with status ${status}.`);
  const { elements, remark } = answer.parse(body);
  if (remark !== undefined) throw new Error(`Overpass gave up: ${remark}`);
  // One odd element of an open map spoils nothing.
  return elements.flatMap((element) => node.safeParse(element).data ?? []);
}

/** New houses are put on the map; known ones stay where they are. */
function lifetimeMs(nodes: Nodes): number {
  return nodes.length === 0 ? hour : 24 * hour;
}
