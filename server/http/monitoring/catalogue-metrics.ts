import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

export interface CatalogueLag {
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly isWritten: boolean;
}

/** How far the catalogue in OpenSearch is behind the database. Every process tells the same, so several are not added up. */
export function measureCatalogueLag(
  { own }: Metrics,
  read: () => Promise<CatalogueLag>,
  onError: (error: unknown) => void,
): void {
  // Read once, whichever is collected first.
  let reading: Promise<void> | null = null;
  const collect = async () => {
    reading ??= read()
      .then((lag) => {
        waiting.set(lag.waiting);
        oldest.set(lag.oldestSeconds);
        written.set(lag.isWritten ? 1 : 0);
      })
      .catch(onError)
      .finally(() => {
        reading = null;
      });
    await reading;
  };
  const gauge = (name: string, help: string): Gauge =>
    new Gauge({ name, help, registers: [own], aggregator: 'max', collect });
  const waiting = gauge('catalogue_changes_waiting', 'Changes that cannot be searched yet');
  const oldest = gauge('catalogue_oldest_change_seconds', 'Age of the oldest of them; 0: there is none');
  const written = gauge('catalogue_indexers_writing', '1: an indexer writes; 0: none does');
}
