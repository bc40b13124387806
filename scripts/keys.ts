import { parseArgs } from 'node:util';
import { type SystemScope, systemScopes } from '#domain/system/scopes.ts';
import type { Database } from '#server/database/connection/client.ts';
import { systemKeys } from '#server/database/system/system-keys.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { clockOf } from './terminal/norwegian-clock.ts';

/** Keys of other systems, by command (docs/machine-api.md). */
const usage = `npm run keys -- add --system NAME --scope SCOPE [--scope SCOPE …] [--shop ID …] [--network CIDR …]
                 [--per-minute 600] [--days 365]     makes a key and prints it, once
npm run keys -- list
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
  const keys = systemKeys(database);
  if (verb === 'add') {
    const { token } = await keys.make(await wanted(database, values));
    console.log(`${token}\nIt is not shown again: only its hash is stored.`);
  } else if (verb === 'list') for (const key of await keys.all()) console.log(line(key));
  else if (verb === 'revoke' && id !== undefined) {
    if (!(await keys.revoke(id))) throw new ConfigError(`There is no key ${id} in use.`);
    console.log(`Key ${id} is revoked.`);
  } else throw new ConfigError(usage);
}

async function wanted(
  database: Database,
  values: Values,
): Promise<Parameters<ReturnType<typeof systemKeys>['make']>[0]> {
  const { system = '', scope = [], network, shop } = values;
  if (!/^[a-z0-9-]{2,40}$/.test(system)) throw new ConfigError('--system is two to forty of a-z, 0-9 and -.');
  if (scope.length === 0) throw new ConfigError(usage);
  const shops = shop?.map((text) => number(text, '--shop')) ?? null;
  await refuseUnknown(database, shops ?? [], network ?? []);
  return {
    system,
    scopes: scope.map(scopeOf),
    shops,
    networks: network ?? null,
    perMinute: number(values['per-minute'] ?? '600', '--per-minute'),
    expiresAt: Date.now() + number(values.days ?? '365', '--days') * 86_400_000,
  };
}

async function refuseUnknown(database: Database, shops: readonly number[], networks: readonly string[]): Promise<void> {
  const known = await database.query<{ id: number }>('SELECT shop_id AS id FROM shops WHERE shop_id = ANY ($1)', [
    shops,
  ]);
  const missing = shops.find((shop) => !known.some(({ id }) => id === shop));
  if (missing !== undefined) throw new ConfigError(`There is no shop ${missing}.`);
  for (const network of networks) {
    await database.query('SELECT $1::cidr', [network]).catch(() => {
      throw new ConfigError(`${network} is no network: write it as 192.0.2.0/24.`);
    });
  }
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
