import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deskPath } from '#contract/desk/wire.ts';
import { openDatabase } from '../database/connection/client.ts';
import { deskStore } from '../database/desk/desk-store.ts';
import { deskReports } from '../database/desk/reports.ts';
import { deskSessions } from '../database/desk/sessions.ts';
import type { DeskServing } from '../http/desk/serve-desk.ts';
import type { AppFromSources } from '../http/staff-app/built-app.ts';
import type { Config } from '../settings/config.ts';
import type { Services } from './build-services.ts';
import type { Stores } from './open-stores.ts';
import type { OpenDemoDesk } from './shop-parts.ts';

/** Few at once: reports are long, and nobody shops by them. */
const reportsPool = 2;

interface DeskOptions {
  readonly config: Config;
  readonly root: string;
  readonly demoDesk: OpenDemoDesk | null;
  readonly development: AppFromSources | null;
}

/** What the office's side is served with; null where it is closed. */
export function deskServing(
  { database, brand, published }: Stores,
  { checkout }: Pick<Services, 'checkout'>,
  { config, root, demoDesk, development }: DeskOptions,
): DeskServing | null {
  if (config.desk === null) return null;
  if (demoDesk !== null && config.mode === 'live') throw new Error('A live shop has no sign-in by one press.');
  const { reportsUrl } = config.desk;
  const reports = reportsUrl === null ? null : openDatabase({ url: reportsUrl, poolSize: reportsPool });
  return {
    close: async () => reports?.close(),
    brand,
    demo: demoDesk === null ? null : demoDesk(database),
    folder: path.join(root, 'dist/desk'),
    development,
    parts: {
      desk: deskStore(database),
      sessions: deskSessions(database),
      checkout,
      published,
      reports: deskReports(reports ?? database),
      limiter: checkout.limiter,
      now: Date.now,
    },
  };
}

/** On a port of its own where one is set, else with the shop. */
export async function openDesk(
  own: FastifyInstance | null,
  { desk, host }: Config,
  shop: string | null,
): Promise<string | null> {
  const address = own === null ? shop : await own.listen({ port: desk?.port ?? 0, host });
  return address === null ? null : `${address}${deskPath}`;
}
