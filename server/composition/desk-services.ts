import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deskPath } from '#contract/desk/wire.ts';
import { openidConnect } from '../adapters/oidc/openid-connect.ts';
import { webauthnPasskeys } from '../adapters/passkeys/webauthn-passkeys.ts';
import { totp } from '../adapters/security/totp.ts';
import { randomToken } from '../crypto/random-token.ts';
import { recoveryCode } from '../crypto/recovery-code.ts';
import { deskStore } from '../database/desk/desk-store.ts';
import { deskSessions } from '../database/desk/sessions.ts';
import { staffStore } from '../database/staff/staff-store.ts';
import type { DeskServing } from '../http/desk/serve-desk.ts';
import type { AppFromSources } from '../http/staff-app/built-app.ts';
import { reviewMails } from '../mail/review-mails.ts';
import { staffMails } from '../mail/staff-mails.ts';
import type { Config } from '../settings/config.ts';
import type { Services } from './build-services.ts';
import { pictureParts } from './open-photographs.ts';
import type { Stores } from './open-stores.ts';
import type { OpenDemoDesk } from './shop-parts.ts';

interface DeskOptions {
  readonly config: Config;
  readonly root: string;
  readonly shopUrl: () => string;
  readonly demoDesk: OpenDemoDesk | null;
  readonly development: AppFromSources | null;
  /** Where it is, without its path. */
  readonly deskUrl: () => string;
}

/** What the office's side is served with; null where it is closed. */
export function deskServing(
  { database, brand, published, mailFrame }: Stores,
  { checkout, account }: Pick<Services, 'checkout' | 'account'>,
  { config, root, shopUrl, demoDesk, development, deskUrl }: DeskOptions,
): DeskServing | null {
  if (config.desk === null) return null;
  if (demoDesk !== null && config.mode === 'live') throw new Error('A live shop has no sign-in by one press.');
  return {
    brand,
    demo: demoDesk === null ? null : demoDesk(database),
    folder: path.join(root, 'dist/desk'),
    development,
    parts: {
      desk: deskStore(database),
      sessions: deskSessions(database),
      checkout,
      published,
      pictures: pictureParts(config.pictures, database),
      reviewMails: reviewMails(mailFrame, shopUrl),
      staff: staffStore(database),
      random: () => randomInt(2 ** 32) / 2 ** 32,
      limiter: checkout.limiter,
      passkeys: webauthnPasskeys,
      oidc: config.desk.oidc === null ? null : openidConnect(config.desk.oidc),
      totp,
      hasher: account.hasher,
      mails: staffMails(mailFrame, deskUrl),
      newToken: () => randomToken(32),
      newRecoveryCode: recoveryCode,
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
