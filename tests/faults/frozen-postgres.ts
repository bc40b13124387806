import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#server/database/connection/client.ts';

export interface Freezable {
  /** SIGSTOP to the server and to every process of its own: connections stay open, and nobody says anything. */
  freeze(): void;
  thaw(): void;
}

/** A PostgreSQL of this machine that can be stopped and continued. */
export async function freezable(adminUrl: string): Promise<Freezable> {
  const database = openDatabase({ url: adminUrl });
  const [row] = await database.query<{ data_directory: string }>('SHOW data_directory');
  await database.close();
  const file = path.join(row?.data_directory ?? '', 'postmaster.pid');
  const server = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [server, ...childrenOf(server)]) process.kill(pid, name);
  };
  return { freeze: () => signal('SIGSTOP'), thaw: () => signal('SIGCONT') };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

/** The second word after the name in brackets, which may hold anything. */
function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null; // ended meanwhile
  }
}
