import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/database/embedded/free-port.ts';
import { type Identity, unprivilegedUser } from '#server/database/embedded/postgres-binaries.ts';

const run = promisify(execFile);

export interface LivePostgres {
  /** The shop's own database, by a user who owns it and may do nothing else. */
  readonly url: string;
  readonly version: string;
  stop(): Promise<void>;
}

/** Where it stands, and how a command is spoken there: on this machine, or in a network namespace of it. */
interface PostgresPlace {
  readonly address: string;
  readonly command: (program: string, args: readonly string[]) => readonly [program: string, args: readonly string[]];
}
const here: PostgresPlace = { address: '127.0.0.1', command: (program, args) => [program, args] };

/** A fresh cluster of Debian's PostgreSQL in the given folder, on a free port, with the shop's user and database. */
export async function startLivePostgres(
  programs: string,
  folder: string,
  { address, command }: PostgresPlace = here,
): Promise<LivePostgres> {
  const runAs = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const data = path.join(folder, 'postgres');
  const passwordFile = path.join(folder, 'password');
  const [adminPassword, password] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, adminPassword, { mode: 0o600 });
  if (runAs) for (const made of [data, passwordFile]) await chown(made, runAs.uid, runAs.gid);
  const inCluster = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const [spoken, words] = command(...asUser(runAs, path.join(programs, program), args));
    return run(spoken, words, { cwd: '/', env: { PATH: process.env.PATH ?? '', ...env } });
  };

  const cluster = path.join(data, 'cluster');
  const auth = ['-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await inCluster('initdb', ['-D', cluster, ...auth, '--encoding=UTF8', '--locale=C.UTF-8']);
  // Whoever has the password, from wherever: the place may be another machine.
  await appendFile(path.join(cluster, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=${address} -c unix_socket_directories=`;
  await inCluster('pg_ctl', ['start', '-D', cluster, '-w', '-l', path.join(data, 'log'), '-o', options]);
  const { stdout } = await inCluster('postgres', ['--version']);
  const sql = (statement: string) =>
    inCluster('psql', ['-h', address, '-p', String(port), '-U', 'postgres', '-qc', statement], {
      PGPASSWORD: adminPassword,
    });
  await sql(`CREATE ROLE shop LOGIN PASSWORD '${password}'`);
  await sql(`CREATE DATABASE shop OWNER shop ENCODING 'UTF8' TEMPLATE template0`);
  return {
    url: `postgres://shop:${password}@${address}:${port}/shop`,
    version: stdout.trim(),
    stop: async () => {
      await inCluster('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w']);
    },
  };
}

/** setpriv becomes the program, also behind `ip netns exec`, which only root may say. */
function asUser(
  user: Identity | undefined,
  program: string,
  args: readonly string[],
): readonly [program: string, args: readonly string[]] {
  if (user === undefined) return [program, args];
  return ['setpriv', [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', program, ...args]];
}
