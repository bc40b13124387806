import { startCluster } from '../../../tests/opensearch-cluster/start-cluster.ts';
import type { Machine } from '../machines/machine.ts';

const httpPort = 9200;

export interface SearchEngine {
  /** What the shop's processes are told of it; one of them writes. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** One node of OpenSearch on a machine of its own. */
export async function startSearchEngine(classpath: string, machine: Machine): Promise<SearchEngine> {
  const cluster = await startCluster(classpath, {
    nodes: 1,
    httpPort,
    isShort: true,
    place: machine,
  });
  const settings = { CATALOGUE_URL: cluster.urls.join(','), CATALOGUE_REPLICAS: '0', INDEXER: 'inside' };
  return { settings, stop: cluster.stop };
}
