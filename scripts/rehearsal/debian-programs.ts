import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '#server/settings/setting-values.ts';

export interface DebianPrograms {
  readonly nginx: string;
  readonly openssl: string;
  /** The folder of initdb and pg_ctl, of the oldest version that will do. */
  readonly postgres: string;
}

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const postgresRoot = '/usr/lib/postgresql';

/** The programs a live shop stands on, as Debian has them: those that are there, else installed, else one line that asks for them. */
export function findDebianPrograms(): DebianPrograms {
  const found = present() ?? installed();
  if (found !== null) return found;
  throw new ConfigError(
    'The rehearsal needs nginx, openssl and PostgreSQL 15 or later: apt-get install -y nginx openssl postgresql',
  );
}

function present(): DebianPrograms | null {
  const [nginx, openssl] = ['nginx', 'openssl'].map((name) =>
    folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)),
  );
  const [postgres] = (existsSync(postgresRoot) ? readdirSync(postgresRoot) : [])
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => a - b)
    .map((version) => path.join(postgresRoot, String(version), 'bin'))
    .filter((folder) => existsSync(path.join(folder, 'initdb')));
  return nginx === undefined || openssl === undefined || postgres === undefined ? null : { nginx, openssl, postgres };
}

function installed(): DebianPrograms | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.error('Installing nginx, openssl and PostgreSQL by apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-q', 'nginx', 'openssl', 'postgresql'], { stdio: 'ignore', env });
  return present();
}
