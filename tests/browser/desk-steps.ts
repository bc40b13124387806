import type { Page } from '@playwright/test';
import { roleNames } from '#content/nb/desk/roles.ts';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { deskStore } from '#server/database/desk/desk-store.ts';
import { done } from '#server/ports/result.ts';
import { makeInvitation } from '#server/use-cases/desk/sign-in/invite.ts';
import { expect, type RunningShop } from './shop-fixture.ts';

/** What people of the office do, for the tests that need it done. */

/** Where passkeys work: no browser gives one to an address of numbers. */
export function deskUrl(shop: RunningShop, path = ''): string {
  return `${shop.url.replace('127.0.0.1', 'localhost')}/kontor${path}`;
}

/** An invitation's token, as `npm run staff -- invite` makes it. */
export async function invite(shop: RunningShop, email: string, role: DeskRole): Promise<string> {
  const database = openDatabase({ url: shop.databaseUrl });
  try {
    const token = `${email.replace(/\W/g, '-')}-${'x'.repeat(30)}`;
    const parts = { newToken: () => token, now: Date.now() };
    await deskStore(database).transaction(async (tx) =>
      done(await makeInvitation(tx, parts, { email, role, shops: [], member: null })),
    );
    return token;
  } finally {
    await database.close();
  }
}

/** A device that makes passkeys and verifies whoever holds it. */
export async function holdPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** One press. */
export async function enterAs(page: Page, role: DeskRole): Promise<void> {
  await page.goto('/kontor');
  await page.getByRole('button', { name: roleNames[role], exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Kontoret' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).click();
  await page.getByRole('button', { name: 'Logg ut', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Logg inn på kontoret' })).toBeVisible();
}
