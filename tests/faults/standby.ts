import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#server/database/embedded/free-port.ts';
import { findPostgresBinaries } from '#server/database/embedded/postgres-binaries.ts';

export interface Standby {
  readonly port: number;
  /** From now on it is written to. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A streaming standby of a running server, made as an operator would: the files are copied while a backup is noted, the log of
 * changes follows by itself. `name` is what the first server knows it by.
 */
export async function startStandby(adminUrl: string, name: string): Promise<Standby> {
  const binaries = await findPostgresBinaries();
  const primary = new pg.Client({ connectionString: adminUrl });
  await primary.connect();
  const [{ data_directory: from } = { data_directory: '' }] = (
    await primary.query<{ data_directory: string }>('SHOW data_directory')
  ).rows;
  // Beside the first one's folder, which is where the server's own user may go.
  const folder = await mkdtemp(path.join(path.dirname(path.dirname(from)), 'hent-standby-')).catch(() =>
    mkdtemp(path.join(tmpdir(), 'hent-standby-')),
  );
  const data = path.join(folder, 'data');
  await primary.query(`SELECT pg_create_physical_replication_slot('${name}', true)`);
  await primary.query(`SELECT pg_backup_start('${name}', true)`);
  cpSync(from, data, { recursive: true, filter: (file) => !/postmaster\.(pid|opts)$/.test(file) });
  const { rows } = await primary.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  const limit = await primary.query<{ max_connections: string }>('SHOW max_connections');
  await primary.end();
  rmSync(path.join(data, 'pg_replslot'), { recursive: true });
  mkdirSync(path.join(data, 'pg_replslot'), { mode: 0o700 });
  writeFileSync(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(path.join(data, 'standby.signal'), '');
  const { hostname, port: primaryPort, username, password } = new URL(adminUrl);
  appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${primaryPort} user=${username} password=${password} application_name=${name}'\nprimary_slot_name = '${name}'\nsynchronous_standby_names = ''\n`,
  );
  const { runAs } = binaries;
  if (runAs !== undefined) await giveTo(folder, runAs);
  const port = await freePort();
  const log = path.join(folder, 'log');
  // A standby takes no fewer connections than its primary, else it does not start.
  const connections = limit.rows[0]?.max_connections ?? '100';
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c shared_buffers=64MB -c fsync=off -c max_connections=${connections}`;
  await binaries.run('pg_ctl', ['start', '-D', data, '-w', '-t', '60', '-l', log, '-o', options]);
  return {
    port,
    promote: async () => {
      await binaries.run('pg_ctl', ['promote', '-D', data, '-w', '-t', '60']);
    },
    stop: async () => {
      await binaries.run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w', '-t', '60']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Until the standby has everything the first server has. */
export async function untilInStep(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  for (let looks = 0; looks < 200; looks += 1) {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_replication
        WHERE application_name = $1 AND state = 'streaming' AND replay_lsn >= pg_current_wal_lsn()`,
      [name],
    );
    if (rowCount === 1) break;
    await sleep(100);
  }
  await client.end();
}

async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, folder]);
}
