import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ShopOpened, ShopOrder } from './serve-shops.ts';

export interface RunningShop {
  readonly url: string;
  readonly databaseUrl: string;
}

/** What makes a shop another one than the shops that are open. */
export interface ShopOptions {
  readonly brand: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Whose it is, when what is done there must be noticed nowhere else. */
  readonly owner: string | null;
}

export interface ShopHost {
  shop(options: ShopOptions): Promise<RunningShop>;
  stop(): Promise<void>;
}

/** So many shops are open at once; the one that was asked for longest ago makes room. */
const most = 6;

/** One process for all shops of a worker. A shop that was closed is opened anew, as if nothing had been done in it. */
export function startShopHost(): ShopHost {
  const script = path.resolve(import.meta.dirname, 'serve-shops.ts');
  const child = spawn('node', [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The shops ended with code ${code}: ${errors}`)));
  });
  ended.catch(() => {});
  const waiting = new Map<string, (shop: RunningShop) => void>();
  createInterface(child.stdout).on('line', (line) => {
    if (!line.startsWith('{"opened"')) return;
    const { opened, ...shop } = JSON.parse(line) as ShopOpened;
    waiting.get(opened)?.(shop);
  });
  const send = (order: ShopOrder) => child.stdin.write(`${JSON.stringify(order)}\n`);
  const open = new Map<string, Promise<RunningShop>>();

  return {
    shop: async ({ brand, settings, owner }) => {
      const key = JSON.stringify([brand, settings, owner]);
      const known = open.get(key);
      open.delete(key);
      const opening =
        known ??
        Promise.race([
          new Promise<RunningShop>((resolve) => {
            waiting.set(key, resolve);
            send({ open: key, settings: { ...settings, BRAND_NAME: brand } });
          }),
          ended,
        ]);
      open.set(key, opening);
      for (const oldest of [...open.keys()].slice(0, -most)) {
        open.delete(oldest);
        send({ close: oldest });
      }
      return opening;
    },
    stop: async () => {
      child.stdin.end();
      await ended.catch(() => {});
    },
  };
}
