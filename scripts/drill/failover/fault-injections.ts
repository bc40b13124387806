import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import type { DatabaseNode, Loss } from '../cluster/database-node.ts';
import type { Network } from '../machines/network.ts';

export interface FaultInjection {
  readonly what: string;
  /** Those that the promise of fifteen seconds is about. */
  readonly isKill: boolean;
  inject(primary: DatabaseNode, cluster: Cluster): Promise<void>;
}

const losses: readonly Loss[] = ['PostgreSQL', 'PostgreSQL and Patroni', 'PostgreSQL', 'the machine'];
const longMs = 30_000;

/** What is done to the primary, in this order: kills of three kinds, one frozen, and two ways of being cut off. */
export function* faultInjections(kills: number, network: Network): Generator<FaultInjection> {
  for (let number = 0; number < kills; number += 1) {
    const loss = losses[number % losses.length] ?? 'PostgreSQL';
    yield {
      what: `kill -9 of ${loss}`,
      isKill: true,
      inject: async (primary, cluster) => {
        await primary.kill(loss);
        await untilMoved(primary, cluster);
        await primary.revive();
      },
    };
  }
  yield {
    what: `SIGSTOP of PostgreSQL for ${longMs / 1000} s`,
    isKill: false,
    inject: async (primary) => {
      primary.freeze();
      await sleep(longMs);
      primary.thaw();
    },
  };
  if (!network.isReal) return;
  yield {
    what: `cut off from the other two for ${longMs / 1000} s, the proxy still sees it`,
    isKill: false,
    inject: async ({ machine }, cluster) => {
      const others = cluster.nodes.filter((node) => node.machine !== machine).map((node) => node.machine);
      for (const other of others) await network.cut(machine, other);
      await sleep(longMs);
      for (const other of others) await network.heal(machine, other);
    },
  };
  yield {
    what: `cut off from everybody for ${longMs / 1000} s`,
    isKill: false,
    inject: async ({ machine }) => {
      const others = network.machines.filter((other) => other !== machine);
      for (const other of others) await network.cut(machine, other);
      await sleep(longMs);
      for (const other of others) await network.heal(machine, other);
    },
  };
}

/** Until another node leads; the dead one has told nobody that it does not. */
async function untilMoved(dead: DatabaseNode, cluster: Cluster): Promise<void> {
  for (let looks = 0; looks < 300; looks += 1) {
    const leader = await cluster.primary();
    if (leader !== dead) return;
    await sleep(200);
  }
}
