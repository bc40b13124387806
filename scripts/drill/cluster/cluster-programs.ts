import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '#server/settings/setting-values.ts';

export interface ClusterPrograms {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL 15's programs. */
  readonly postgres: string;
}

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
const packages = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', postgres: 'postgresql-15' } as const;

/** The programs of a PostgreSQL that survives its machine, as Debian 12 has them, else one line that says which are missing. */
export function findClusterPrograms(): ClusterPrograms {
  const named = (name: string) =>
    folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
  const postgres = '/usr/lib/postgresql/15/bin';
  const found = {
    etcd: named('etcd'),
    patroni: named('patroni'),
    haproxy: named('haproxy'),
    postgres: existsSync(path.join(postgres, 'initdb')) ? postgres : null,
  };
  const missing = (Object.keys(packages) as (keyof typeof packages)[]).filter((name) => found[name] === null);
  if (missing.length === 0) return found as ClusterPrograms;
  const wanted = missing.map((name) => packages[name]).join(' ');
  throw new ConfigError(`The drill needs what Debian 12 has and is missing here: apt-get install -y ${wanted}`);
}
