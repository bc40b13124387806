import type { Database } from '#server/database/connection/client.ts';
import { systemKeys } from '#server/database/system/system-keys.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';

/** A key of another system, good for a day. */
export function makeKey(database: Database, given: Partial<SystemKey> = {}): Promise<{ id: string; token: string }> {
  return systemKeys(database).make({
    system: 'till',
    scopes: ['stock:write'],
    shops: null,
    networks: null,
    perMinute: 600,
    expiresAt: Date.now() + 86_400_000,
    ...given,
  });
}
