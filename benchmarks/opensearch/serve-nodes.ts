/**
 * Nodes of OpenSearch on this machine for as long as this runs, for the other benchmarks to be pointed at (OPENSEARCH_URL). Their data
 * is below TMPDIR, and goes with them.
 *
 *   TMPDIR=/large/disk node benchmarks/opensearch/serve-nodes.ts [--nodes 1] [--heap-mb 1024] [--port 9200]
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { clusterClasspath } from '../../tests/opensearch-cluster/cluster-classpath.ts';
import { startCluster } from '../../tests/opensearch-cluster/start-cluster.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    'heap-mb': { type: 'string', default: '1024' },
    port: { type: 'string', default: '9200' },
  },
});
const found = clusterClasspath();
if ('missing' in found) console.log(`No OpenSearch to serve (${found.missing}).`);
else {
  const cluster = await startCluster(found.classpath, {
    nodes: Number(values.nodes),
    heapMb: Number(values['heap-mb']),
    httpPort: Number(values.port),
    say: (line) => console.log(line),
  });
  console.log(`OPENSEARCH_URL=${cluster.urls.join(',')}`);
  // A timer, as nothing else holds a process that waits for a signal.
  const alive = setInterval(() => undefined, 60_000);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  clearInterval(alive);
  await cluster.stop();
}
