import type { FastifyInstance } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import type { DemoPeople } from '#server/ports/desk/demo-people.ts';
import type { DeskParts } from '#server/use-cases/desk/desk-parts.ts';
import type { VisitorParts } from '../session/visitor.ts';
import type { AppFromSources } from '../staff-app/built-app.ts';
import { serveDeskPage } from './desk-page.ts';
import { registerDeskApi } from './register-desk.ts';
import { registerOidc } from './register-oidc.ts';
import { registerSignIn } from './register-sign-in.ts';
import { registerUploads } from './register-uploads.ts';

export interface DeskServing {
  readonly parts: DeskParts;
  readonly demo: DemoPeople | null;
  readonly brand: BrandVariant;
  /** Where the desk's app was built to. */
  readonly folder: string;
  readonly development: AppFromSources | null;
}

/** Everything below /kontor, on the shop's server or on one of its own. */
export async function serveDesk(
  server: FastifyInstance,
  { parts, demo, brand, folder, development }: DeskServing,
  access: Pick<VisitorParts, 'https' | 'trustedProxies' | 'originOf'>,
): Promise<void> {
  registerSignIn(server, { ...access, parts, demo, chain: brand.displayName });
  registerOidc(server, { ...access, parts });
  registerDeskApi(server, { ...access, parts });
  await registerUploads(server, { ...access, parts });
  await serveDeskPage(server, { brand, folder, development });
}
