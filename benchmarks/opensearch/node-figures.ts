import { setTimeout as sleep } from 'node:timers/promises';

/** What a cluster tells of itself, wherever it runs. */
export interface NodeFigures {
  /** Processor seconds of all nodes so far. */
  readonly cpuSeconds: number;
  readonly heapMb: number;
}

interface NodeStats {
  readonly nodes: Readonly<
    Record<
      string,
      {
        readonly process: { readonly cpu: { readonly total_in_millis: number } };
        readonly jvm: { readonly mem: { readonly heap_max_in_bytes: number } };
      }
    >
  >;
}

/** Nodes read their own clocks once a second. */
const statsMs = 1_100;

export async function nodeFigures(url: string): Promise<NodeFigures> {
  await sleep(statsMs);
  const { nodes } = await asked<NodeStats>(`${url}/_nodes/stats/process,jvm`);
  const all = Object.values(nodes);
  return {
    cpuSeconds: all.reduce((sum, node) => sum + node.process.cpu.total_in_millis, 0) / 1000,
    heapMb: all.reduce((sum, node) => sum + node.jvm.mem.heap_max_in_bytes, 0) / 2 ** 20,
  };
}

/** Of the first copies: on disk in MB, and in how many documents and segments. */
export async function indexFigures(
  url: string,
  alias: string,
): Promise<{ readonly diskMb: number; readonly documents: number; readonly segments: number }> {
  const { _all } = await asked<{
    _all: { primaries: { store: { size_in_bytes: number }; docs: { count: number }; segments: { count: number } } };
  }>(`${url}/${alias}/_stats/store,docs,segments`);
  const { store, docs, segments } = _all.primaries;
  return { diskMb: store.size_in_bytes / 2 ** 20, documents: docs.count, segments: segments.count };
}

async function asked<T>(address: string): Promise<T> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
