import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Identity, mayExecute } from './postgres-binaries.ts';

/**
 * The folder of one embedded server: data/, password, owner, log, lock. When PostgreSQL runs as another user and that user
 * cannot reach the wished place (a checkout under /root), it lives under /var/tmp, at a name made from the wished one.
 */
export function databaseFolder(wished: string, runAs: Identity | undefined): string {
  const folder = path.resolve(wished);
  mkdirSync(folder, { recursive: true });
  if (!runAs) return folder;
  if (mayExecute(path.dirname(folder), runAs)) return handOver(folder, runAs);
  const elsewhere = `/var/tmp/hent-data-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  mkdirSync(elsewhere, { recursive: true, mode: 0o700 });
  const found = lstatSync(elsewhere);
  if (!found.isDirectory() || (found.uid !== 0 && found.uid !== runAs.uid)) {
    throw new Error(`${elsewhere} belongs to somebody else; remove it, or set DATABASE_URL to use another PostgreSQL.`);
  }
  return handOver(elsewhere, runAs);
}

function handOver(folder: string, { uid, gid }: Identity): string {
  chownSync(folder, uid, gid);
  return folder;
}

/** One process at a time decides whether to make, start or take over the server. */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'lock');
  const deadline = Date.now() + 90_000;
  while (!claim(lock)) {
    if (Date.now() > deadline)
      throw new Error(`Another process has been starting PostgreSQL for too long; see ${lock}.`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function claim(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Renamed, not deleted: of two that find the lock dead, one gets it and the other tries again.
    if (holder > 0 && !isAlive(holder)) renameSync(lock, `${lock}.${holder}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return false;
}

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True only where it can be known (Linux): the process is there and is no PostgreSQL. */
export function isOtherProgram(pid: number): boolean {
  const name = `/proc/${pid}/comm`;
  return existsSync(name) && readFileSync(name, 'utf8').trim() !== 'postgres';
}
