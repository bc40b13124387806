import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtp } from '#emulators/smtp.ts';
import { type PaymentEmulators, startPaymentEmulators } from '#emulators/start-payment-emulators.ts';
import { writeGoods } from '../../rehearsal/live-goods.ts';
import { type LiveProcess, runCommand, startLiveProcess } from '../../rehearsal/live-process.ts';
import { shopPort, startShopProxy } from '../cluster/haproxy.ts';
import type { Machine } from '../machines/machine.ts';

export interface LiveShop {
  readonly url: string;
  readonly emulators: PaymentEmulators;
  readonly processes: readonly LiveProcess[];
  mails(): number;
  stop(): Promise<void>;
}

export interface LiveShopOrder {
  readonly haproxy: string;
  readonly folder: string;
  readonly machines: readonly Machine[];
  /** Where visitors come in: on this machine itself, as live settings want https anywhere else. */
  readonly front: Machine;
  readonly databaseUrl: string;
  readonly replicaUrl: string | null;
  /** Beside those of every drill. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What visitors are led to where it is not the processes themselves: a cache before them. Started when they are open. */
  readonly before?: () => Promise<readonly Machine[]>;
  /** How a port of this machine is reached from the shop's. */
  readonly reach: (url: string) => Promise<string>;
}

/** Processes of the shop with live settings, each on its machine, behind one address; payments and mail are emulated here. */
export async function startLiveShop(order: LiveShopOrder): Promise<LiveShop> {
  const { folder, machines, front } = order;
  const emulators = await startPaymentEmulators();
  const smtp = await startSmtp();
  const url = `http://${front.address}:${shopPort}`;
  const settings: Record<string, string> = {
    SHOP_MODE: 'live',
    DATABASE_URL: order.databaseUrl,
    ...(order.replicaUrl === null ? {} : { REPORTS_DATABASE_URL: order.replicaUrl }),
    PUBLIC_URL: url,
    SESSION_SECRET: 'a secret that is for this drill alone',
    SMTP_URL: await order.reach(smtp.url),
    TRUST_PROXY: '1',
    DATA_DIR: path.join(folder, 'data'),
    COUNTER: 'on',
    // All shoppers of the drill sit at one address, and what is handed out is never many days old.
    ORDER_LIMIT: '1000000',
    ...(await reached(emulators.settings, order.reach)),
    ...order.settings,
  };
  await runCommand('migrate.ts', [], settings);
  for (const [kind, file] of await writeGoods(folder)) await runCommand('import.ts', [kind, file], settings);
  const processes = await Promise.all(
    machines.map((machine) =>
      startLiveProcess({ ...settings, HOST: machine.address, PORT: String(shopPort) }, machine.command),
    ),
  );
  const place = { machine: front, folder, log: path.join(folder, 'haproxy-shop.log') };
  const proxy = await startShopProxy(order.haproxy, place, (await order.before?.()) ?? machines);
  await untilOpen(url);
  return {
    url,
    emulators,
    processes,
    mails: () => smtp.messageIds().length,
    stop: async () => {
      await proxy.stop();
      await Promise.all(processes.filter((each) => each.running()).map((each) => each.stop()));
      await Promise.all([emulators.stop(), smtp.stop()]);
    },
  };
}

async function reached(settings: Readonly<Record<string, string>>, reach: (url: string) => Promise<string>) {
  const entries = Object.entries(settings).map(
    async ([name, value]) => [name, name.endsWith('_URL') ? await reach(value) : value] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

/** The proxy takes a moment to listen and to find the processes well. */
async function untilOpen(url: string): Promise<void> {
  for (let looks = 0; looks < 100; looks += 1, await sleep(200)) {
    const isOpen = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
  }
  throw new Error(`Nobody answers at ${url}`);
}
