import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Machine } from '../machines/machine.ts';
import type { ClusterPrograms } from './cluster-programs.ts';
import { type DatabaseNode, startDatabaseNode } from './database-node.ts';
import { primaryPort, replicaPort, startDatabaseProxy } from './haproxy.ts';
import { patroniPort } from './patroni.ts';

export interface Cluster {
  readonly nodes: readonly DatabaseNode[];
  /** The shop's database behind the proxy: at the primary, and at the replicas. */
  readonly url: string;
  readonly replicaUrl: string;
  /** The node that says it leads; there must be one. */
  primary(): Promise<DatabaseNode>;
  /** How many say so. */
  leaders(): Promise<number>;
  /** Until one leads, the other two follow it and one of them synchronously. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterPlace {
  readonly databases: readonly Machine[];
  /** Where the proxy stands. */
  readonly proxy: Machine;
  readonly folder: string;
}

const longestWaitMs = 120_000;

/** Three PostgreSQL under Patroni with three etcd and a proxy, and in it the shop's user and empty database. */
export async function startCluster(
  programs: ClusterPrograms,
  { databases, proxy, folder }: ClusterPlace,
): Promise<Cluster> {
  await chmod(folder, 0o755);
  const password = randomBytes(16).toString('hex');
  const nodes = await Promise.all(
    databases.map((machine) =>
      startDatabaseNode(programs, {
        machine,
        machines: databases,
        folder: path.join(folder, machine.name),
        password,
      }),
    ),
  );
  const haproxy = await startDatabaseProxy(
    programs.haproxy,
    { machine: proxy, folder, log: path.join(folder, 'haproxy-database.log') },
    databases,
  );
  const stop = async () => {
    await haproxy.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  };
  const leading = async () => {
    const statuses = await Promise.all(nodes.map((node) => node.status('/primary')));
    return nodes.filter((_, at) => statuses[at] === 200);
  };
  const untilWhole = async () => {
    for (const end = Date.now() + longestWaitMs; Date.now() < end; await sleep(300))
      if ((await leading()).length === 1 && (await isWhole(nodes))) return;
    throw new Error(`The cluster has not become whole in ${longestWaitMs / 1000} s: ${await report(nodes)}`);
  };
  const address = (user: string, port: number, name: string) =>
    `postgres://${user}:${password}@${proxy.address}:${port}/${name}`;
  try {
    await untilWhole();
    await sleep(1_500); // the proxy looks once a second
    await makeDatabase(address('postgres', primaryPort, 'postgres'), password);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    nodes,
    url: address('shop', primaryPort, 'shop'),
    replicaUrl: address('shop', replicaPort, 'shop'),
    primary: async () => {
      for (const end = Date.now() + longestWaitMs; Date.now() < end; await sleep(200)) {
        const [node] = await leading();
        if (node !== undefined) return node;
      }
      throw new Error('No node leads');
    },
    leaders: async () => (await leading()).length,
    untilWhole,
    stop,
  };
}

async function makeDatabase(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE ROLE shop LOGIN PASSWORD '${password}'`);
  await client.query(`CREATE DATABASE shop OWNER shop ENCODING 'UTF8' TEMPLATE template0`);
  await client.end();
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

async function isWhole(nodes: readonly DatabaseNode[]): Promise<boolean> {
  const members = await membersBy(nodes);
  const follows = ({ state, lag }: Member) => (state === 'running' || state === 'streaming') && lag === 0;
  const followers = members.filter(({ role }) => role !== 'leader');
  return (
    members.length === nodes.length &&
    followers.length === nodes.length - 1 &&
    followers.every(follows) &&
    followers.some(({ role }) => role === 'sync_standby')
  );
}

async function membersBy(nodes: readonly DatabaseNode[]): Promise<readonly Member[]> {
  for (const { machine } of nodes) {
    try {
      const url = `http://${machine.address}:${patroniPort}/cluster`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(1_500) });
      return ((await answer.json()) as { members: Member[] }).members;
    } catch {
      // the next one may know
    }
  }
  return [];
}

async function report(nodes: readonly DatabaseNode[]): Promise<string> {
  const members = await membersBy(nodes);
  return members.map(({ name, role, state, lag }) => `${name} ${role} ${state} ${lag ?? ''}`.trim()).join(', ');
}
