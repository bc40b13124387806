import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux's /proc, in which processes tell what they have used. */
const ticksPerSecond = 100;

/** The PostgreSQL that a backend belongs to; null where there is no /proc. */
export function serverOf(backendPid: number): number | null {
  return ifThere(() => statOf(backendPid).parent);
}

/**
 * Processor seconds used so far by the commands this process has run, and by a PostgreSQL: on a busy machine they say more
 * than the clock does. Zero where there is no /proc.
 */
export function cpuSeconds(serverPid: number | null): number {
  if (serverPid === null) return 0;
  try {
    const own = statOf('self');
    const server = statOf(serverPid);
    const backends = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ifThere(() => statOf(name)))
      .filter((stat) => stat !== null && stat.parent === server.pid);
    const used = backends.reduce((sum, stat) => sum + (stat?.own ?? 0), own.children + server.own + server.children);
    return used / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** Processor seconds used so far by these processes alone; those that have ended count as nothing. */
export function cpuSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (ifThere(() => statOf(pid).own) ?? 0), 0) / ticksPerSecond;
}

function statOf(pid: string | number): { pid: number; parent: number; own: number; children: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name may hold spaces and brackets; fields are counted from behind it.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (number: number) => fields[number - 3] ?? 0;
  return {
    pid: Number.parseInt(text, 10),
    parent: field(4),
    own: field(14) + field(15),
    children: field(16) + field(17),
  };
}

/** Processes end while one looks. */
function ifThere<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
