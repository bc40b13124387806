import type { FastifyInstance } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import type { BrandIcons } from '#server/ports/content/brand-icons.ts';
import type { CounterParts } from '#server/use-cases/counter/counter-parts.ts';
import type { VisitorParts } from '../session/visitor.ts';
import type { AppFromSources } from '../staff-app/built-app.ts';
import { counterHandlers } from './counter-handlers.ts';
import { serveCounterPage } from './counter-page.ts';
import type { EventHub } from './event-hub.ts';
import { registerCounterApi } from './register-counter.ts';
import { serveEvents } from './serve-events.ts';

export interface CounterServing {
  readonly parts: CounterParts;
  readonly hub: EventHub;
  readonly brand: BrandVariant;
  readonly icons: BrandIcons;
  /** Where the counter's app was built to. */
  readonly folder: string;
  readonly development: AppFromSources | null;
}

export type CounterAccess = Pick<VisitorParts, 'https' | 'trustedProxies' | 'originOf'>;

/** Everything below /disk, on the shop's server or on one of its own. */
export async function serveCounter(
  server: FastifyInstance,
  { parts, hub, brand, icons, folder, development }: CounterServing,
  access: CounterAccess,
): Promise<void> {
  const { https } = access;
  registerCounterApi(server, { ...access, parts, handlers: counterHandlers(parts, https) });
  serveEvents(server, { hub, staff: parts.staff, https, now: parts.now });
  await serveCounterPage(server, { brand, icons, folder, isDemo: parts.isDemo, development });
}
