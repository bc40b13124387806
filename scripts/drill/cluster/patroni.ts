import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { type Service, startService } from '../machines/service.ts';
import type { ClusterPrograms } from './cluster-programs.ts';
import { etcdAddress } from './etcd.ts';

export const postgresPort = 4254;
export const patroniPort = 4208;

export interface PatroniPlace {
  readonly machine: Machine;
  readonly machines: readonly Machine[];
  readonly folder: string;
  readonly password: string;
}

/**
 * What every node is told (docs/operations.md has the same). ttl, loop_wait and retry_timeout are as short as Patroni 3.0
 * takes them: a lost machine is given up after seven seconds. Strict: no order stands on one machine alone.
 */
export const clusterSettings = {
  ttl: 7,
  loop_wait: 1,
  retry_timeout: 3,
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      shared_buffers: '64MB',
      wal_log_hints: 'on',
      // A standby that lost its primary looks for the next one after half a second, not five: commits wait for it.
      wal_retrieve_retry_interval: '500ms',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
    },
  },
} as const;

/** One node: Patroni, which starts, follows, promotes and rewinds the PostgreSQL of its machine. */
export async function startPatroni(programs: ClusterPrograms, place: PatroniPlace): Promise<Service> {
  const config = path.join(place.folder, 'patroni.json');
  // YAML takes JSON.
  await writeFile(config, JSON.stringify(nodeSettings(programs, place)));
  return startService(place.machine, {
    program: programs.patroni,
    args: [config],
    log: path.join(place.folder, 'patroni.log'),
  });
}

function nodeSettings(programs: ClusterPrograms, { machine, machines, folder, password }: PatroniPlace) {
  const user = (username: string) => ({ username, password });
  return {
    scope: 'hent',
    name: machine.name,
    restapi: { listen: `${machine.address}:${patroniPort}`, connect_address: `${machine.address}:${patroniPort}` },
    // By etcd's old interface, and never its own etcd. By the new one Patroni 3.0 writes itself down as the leader when it
    // last read that it was, without looking who is: after a freeze, or from an etcd that was cut off and has not caught up.
    // The drill lost orders both ways. use_proxies keeps it from finding its own etcd by itself.
    etcd: { hosts: machines.filter((other) => other !== machine).map(etcdAddress), use_proxies: true },
    bootstrap: {
      dcs: clusterSettings,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${machine.address}:${postgresPort}`,
      connect_address: `${machine.address}:${postgresPort}`,
      data_dir: path.join(folder, 'postgres'),
      bin_dir: programs.postgres,
      pgpass: path.join(folder, 'pgpass'),
      authentication: { superuser: user('postgres'), replication: user('replicator'), rewind: user('rewinder') },
      parameters: { unix_socket_directories: folder, logging_collector: 'off' },
      pg_hba: ['local all all trust', 'host all all all scram-sha-256', 'host replication all all scram-sha-256'],
    },
    watchdog: { mode: 'off' },
  };
}
