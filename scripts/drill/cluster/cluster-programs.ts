import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '#server/settings/setting-values.ts';

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  haproxy: 'haproxy',
  postgres: 'postgresql-15',
} as const;
/** What Patroni speaks to etcd by. */
const etcdModule = '/usr/lib/python3/dist-packages/etcd';
type Program = keyof typeof packages;

/** Where each is; of PostgreSQL the folder of its programs. */
export type ClusterPrograms = Readonly<Record<Program, string>>;

/** The programs of a PostgreSQL that survives its machine, as Debian 12 has them, else one line that says which are missing. */
export function findClusterPrograms(): ClusterPrograms {
  return findPrograms(['etcd', 'patroni', 'haproxy', 'postgres']);
}

/** Some of them. */
export function findPrograms<Name extends Program>(names: readonly Name[]): Readonly<Record<Name, string>> {
  const found = names.map((name) => [name, find(name)] as const);
  const missing = found.filter(([, file]) => file === null).map(([name]) => packages[name]);
  if (missing.length === 0) return Object.fromEntries(found) as Record<Name, string>;
  throw new ConfigError(
    `The drill needs what Debian 12 has and is missing here: apt-get install -y ${missing.join(' ')}`,
  );
}

function find(name: Program): string | null {
  const postgres = '/usr/lib/postgresql/15/bin';
  if (name === 'postgres') return existsSync(path.join(postgres, 'initdb')) ? postgres : null;
  if (name === 'patroni' && !existsSync(etcdModule)) return null;
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}
