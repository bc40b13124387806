import { parseArgs } from 'node:util';
import { type SystemScope, systemScopes } from '#domain/system/scopes.ts';
import type { Database } from '#server/database/connection/client.ts';
import { systemKeys } from '#server/database/system/system-keys.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { type KeyRefusal, type KeyWish, makeKey, rotateKey } from '#server/use-cases/system/manage-keys.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { clockOf } from './terminal/norwegian-clock.ts';

/** Keys of other systems, by command (docs/machine-api.md). */
const usage = `npm run keys -- add --system NAME --scope SCOPE [--scope SCOPE …] [--shop ID …] [--network CIDR …]
                 [--per-minute 600] [--days 365]     makes a key and prints it, once
npm run keys -- list
npm run keys -- rotate KEY       a new one with the same leave; the old one goes on for a day
npm run keys -- revoke KEY

Scopes: ${systemScopes.join(', ')}`;

const options = {
  system: { type: 'string' },
  scope: { type: 'string', multiple: true },
  shop: { type: 'string', multiple: true },
  network: { type: 'string', multiple: true },
  'per-minute': { type: 'string' },
  days: { type: 'string' },
} as const;

type Values = ReturnType<typeof read>['values'];

function read() {
  return parseArgs({ allowPositionals: true, options });
}

try {
  const { values, positionals } = read();
  await withShopDatabase((database) => run(database, positionals, values));
} catch (error) {
  explainMistake(error, usage);
}

async function run(database: Database, [verb, id]: readonly string[], values: Values): Promise<void> {
  if (verb === 'add') {
    const made = await database.transaction((tx) => makeKey(systemKeys(tx), wanted(values)));
    if (!made.ok) throw new ConfigError(mistakes[made.refusal.reason](made.refusal.value));
    console.log(`${made.value.token}\nIt is not shown again: only its hash is stored.`);
  } else if (verb === 'list') for (const key of await systemKeys(database).all()) console.log(line(key));
  else if (verb === 'rotate' && id !== undefined) {
    const made = await database.transaction((tx) => rotateKey(systemKeys(tx), id, Date.now()));
    if (made === null) throw new ConfigError(`There is no key ${id} in use.`);
    console.log(`${made.token}\nIt is not shown again. Key ${id} goes on for 24 hours.`);
  } else if (verb === 'revoke' && id !== undefined) {
    if (!(await database.transaction((tx) => systemKeys(tx).revoke(id))))
      throw new ConfigError(`There is no key ${id} in use.`);
    console.log(`Key ${id} is revoked.`);
  } else throw new ConfigError(usage);
}

const mistakes: Readonly<Record<KeyRefusal['reason'], (value: string) => string>> = {
  'bad-system': () => '--system is two to forty of a-z, 0-9 and -.',
  'no-scope': () => usage,
  'unknown-shop': (shop) => `There is no shop ${shop}.`,
  'bad-network': (network) => `${network} is no network: write it as 192.0.2.0/24.`,
};

function wanted({ system = '', scope = [], network, shop, ...values }: Values): KeyWish {
  return {
    system,
    scopes: scope.map(scopeOf),
    shops: shop?.map((text) => number(text, '--shop')) ?? null,
    networks: network ?? null,
    perMinute: number(values['per-minute'] ?? '600', '--per-minute'),
    expiresAt: Date.now() + number(values.days ?? '365', '--days') * 86_400_000,
  };
}

function scopeOf(text: string): SystemScope {
  const scope = systemScopes.find((known) => known === text);
  if (scope === undefined) throw new ConfigError(`There is no scope ${text}. Scopes: ${systemScopes.join(', ')}`);
  return scope;
}

function number(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new ConfigError(`${name} is a whole number above 0.`);
  return Number(text);
}

function line({ id, system, scopes, shops, networks, expiresAt, revokedAt, lastUsedAt }: SystemKey): string {
  const state = revokedAt === null ? `until ${clockOf(expiresAt)}` : `revoked ${clockOf(revokedAt)}`;
  const used = lastUsedAt === null ? 'never used' : `used ${clockOf(lastUsedAt)}`;
  const where = [shops === null ? 'all shops' : `shop ${shops.join(', ')}`, ...(networks ?? [])].join(' from ');
  return `${id}  ${system}  ${scopes.join(' ')}  ${where}  ${used}  ${state}`;
}
