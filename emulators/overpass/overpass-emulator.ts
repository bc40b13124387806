import { type EmulatedAnswer, type EmulatorServer, serveEmulator } from '../emulator-server.ts';
import type { Fault } from '../faults.ts';
import { parseOverpassQuery } from './overpass-language.ts';

export interface EmulatedNode {
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** How Overpass gives up: status 200, no elements, and a remark. */
export const timedOut: Fault = {
  on: 'interpreter',
  kind: 'instead',
  times: 1,
  answer: {
    status: 200,
    json: {
      version: 0.6,
      generator: 'Overpass API (emulator)',
      elements: [],
      remark: 'runtime error: Query timed out in "query" at line 1 after 4 seconds.',
    },
  },
};

/** An Overpass interpreter over the nodes given, at /api/interpreter?data=; that is also its url. Faults strike 'interpreter'. */
export async function startOverpassEmulator(nodes: readonly EmulatedNode[]): Promise<EmulatorServer> {
  const server = await serveEmulator(() => [
    {
      method: 'GET',
      pattern: '/api/interpreter',
      name: 'interpreter',
      answer: ({ query }) => interpreted(query.get('data') ?? '', nodes),
    },
  ]);
  return { ...server, url: `${server.url}/api/interpreter` };
}

function interpreted(text: string, nodes: readonly EmulatedNode[]): EmulatedAnswer {
  const query = parseOverpassQuery(text);
  if (query === null) return { status: 400, json: { remark: 'parse error' } };
  const found = nodes.filter(({ tags }) =>
    query.filters.every(({ key, matches }) => tags[key] !== undefined && matches(tags[key])),
  );
  return {
    status: 200,
    json: {
      version: 0.6,
      generator: 'Overpass API (emulator)',
      osm3s: { timestamp_osm_base: '2026-01-01T00:00:00Z', copyright: 'Emulated data.' },
      elements: found.slice(0, query.most).map((node) => ({ type: 'node', ...node })),
    },
  };
}
