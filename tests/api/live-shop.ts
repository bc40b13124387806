import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '#server/database/maintenance/create-database.ts';
import type {} from '../vitest-postgres.ts'; // what is provided

/** What a live shop cannot do without; nobody answers at these addresses. */
export const liveSettings = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SESSION_SECRET: 'a secret of more than thirty-two letters',
  NEXI_URL: 'http://127.0.0.1:1',
  NEXI_SECRET_KEY: 'key',
} as const;

/** A database nobody has touched. */
export async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const adminUrl = inject('postgresUrl');
  await createDatabase(adminUrl, name);
  return adminUrl.replace(/\/[^/]*$/, `/${name}`);
}
