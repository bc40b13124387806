import { type Emulator, type EmulatorAnswer, type Fault, startScriptedServer } from '../scripted-server.ts';
import { parseOverpassQuery } from './overpass-language.ts';

export interface EmulatedNode {
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** How Overpass gives up: status 200, no elements, and a remark. */
export const timedOut: Fault = {
  kind: 'instead',
  body: {
    version: 0.6,
    generator: 'Overpass API (emulator)',
    elements: [],
    remark: 'runtime error: Query timed out in "query" at line 1 after 4 seconds.',
  },
};

/** An Overpass interpreter over the nodes given, at /api/interpreter?data=. */
export async function startOverpassEmulator(nodes: readonly EmulatedNode[]): Promise<Emulator> {
  const emulator = await startScriptedServer((url) => answer(url, nodes));
  return { ...emulator, url: `${emulator.url}/api/interpreter` };
}

function answer(url: URL, nodes: readonly EmulatedNode[]): EmulatorAnswer {
  if (url.pathname !== '/api/interpreter') return { status: 404, body: { message: 'Not found' } };
  const query = parseOverpassQuery(url.searchParams.get('data') ?? '');
  if (query === null) return { status: 400, body: { remark: 'parse error' } };
  const found = nodes.filter(({ tags }) =>
    query.filters.every(({ key, matches }) => tags[key] !== undefined && matches(tags[key])),
  );
  return {
    status: 200,
    body: {
      version: 0.6,
      generator: 'Overpass API (emulator)',
      osm3s: { timestamp_osm_base: '2026-01-01T00:00:00Z', copyright: 'Emulated data.' },
      elements: found.slice(0, query.most).map((node) => ({ type: 'node', ...node })),
    },
  };
}
