import { readFileSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { unprivilegedUser } from '#server/database/embedded/postgres-binaries.ts';
import type { Machine } from '../machines/machine.ts';
import { signalTree } from '../machines/process-tree.ts';
import type { Service } from '../machines/service.ts';
import type { ClusterPrograms } from './cluster-programs.ts';
import { startEtcd } from './etcd.ts';
import { patroniPort, startPatroni } from './patroni.ts';

/** How much of a machine dies. */
export type Loss = 'PostgreSQL' | 'PostgreSQL and Patroni' | 'the machine';

export interface DatabaseNode {
  readonly machine: Machine;
  /** What its Patroni says of it at this path; 0 when it says nothing. */
  status(path: string): Promise<number>;
  /** kill -9 of all processes that belong to it. */
  kill(loss: Loss): Promise<void>;
  /** What a service manager does: whatever was killed beside PostgreSQL is started again. */
  revive(): Promise<void>;
  /** SIGSTOP of PostgreSQL's processes: connections stay open and nobody says anything. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export interface NodePlace {
  readonly machine: Machine;
  readonly machines: readonly Machine[];
  /** A folder for this node; made here. */
  readonly folder: string;
  readonly password: string;
}

export async function startDatabaseNode(programs: ClusterPrograms, place: NodePlace): Promise<DatabaseNode> {
  const { machine, folder } = place;
  await mkdir(folder, { mode: 0o700 });
  if (process.getuid?.() === 0) {
    const { uid, gid } = unprivilegedUser();
    await chown(folder, uid, gid);
  }
  const postmaster = () => Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  let etcd: Service = startEtcd(programs.etcd, place);
  let patroni: Service = await startPatroni(programs, place);
  return {
    machine,
    status: (at) => statusOf(`http://${machine.address}:${patroniPort}${at}`),
    kill: async (loss) => {
      // Patroni first: it must not see PostgreSQL die.
      if (loss !== 'PostgreSQL') await patroni.kill();
      if (loss === 'the machine') await etcd.kill();
      signalTree(postmaster(), 'SIGKILL');
    },
    revive: async () => {
      if (!etcd.running()) etcd = startEtcd(programs.etcd, place);
      if (!patroni.running()) patroni = await startPatroni(programs, place);
    },
    freeze: () => signalTree(postmaster(), 'SIGSTOP'),
    thaw: () => signalTree(postmaster(), 'SIGCONT'),
    stop: async () => {
      await patroni.stop();
      await etcd.stop();
    },
  };
}

async function statusOf(url: string): Promise<number> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(1_500) });
    return status;
  } catch {
    return 0;
  }
}
