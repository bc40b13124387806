import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { passwordHasher } from '#server/adapters/security/password-hasher.ts';
import type { Database } from '#server/database/connection/client.ts';
import { staffStore } from '#server/database/staff/staff-store.ts';
import type { StaffStore } from '#server/ports/staff.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { addClerk } from '#server/use-cases/staff/add-clerk.ts';
import { makePairingCode } from '#server/use-cases/staff/make-pairing-code.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { clockOf } from './terminal/norwegian-clock.ts';
import { printable } from './terminal/printable.ts';

/** The counter's devices and people, by command (docs/counter.md). */
const usage = `npm run counter -- pair --shop ID [--shop ID …] [--name NAME]     prints a code for one device
npm run counter -- devices
npm run counter -- unpair DEVICE
npm run counter -- clerk add --name NAME --pin PIN --shop ID [--shop ID …] [--manager]
npm run counter -- clerk list
npm run counter -- clerk lock CLERK        signs out and takes no PIN until unlocked
npm run counter -- clerk unlock CLERK
npm run counter -- clerk remove CLERK      has left`;

const options = {
  shop: { type: 'string', multiple: true },
  name: { type: 'string' },
  pin: { type: 'string' },
  manager: { type: 'boolean' },
} as const;

interface Values {
  readonly shop?: string[];
  readonly name?: string;
  readonly pin?: string;
  readonly manager?: boolean;
}

const byCommand = { member: null, device: null, shop: null };
/** Until somebody unlocks it. */
const lockedMs = 10 * 365 * 86_400_000;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  await withShopDatabase((database) => run(database, positionals, values));
} catch (error) {
  explainMistake(error, usage);
}

async function run(database: Database, [what, verb, id]: readonly string[], values: Values): Promise<void> {
  const staff = staffStore(database);
  if (what === 'pair') return pair(database, staff, values);
  if (what === 'devices') return devices(staff);
  if (what === 'unpair') return say(await staff.unpairDevice(number(verb), byCommand), `Device ${verb} is unpaired.`);
  if (what !== 'clerk') throw new ConfigError(usage);
  if (verb === 'add') return add(database, staff, values);
  if (verb === 'list') return clerks(staff);
  const clerk = number(id);
  if (verb === 'unlock') return say(await staff.openMember(clerk, byCommand), `Clerk ${clerk} may sign in.`);
  if (verb === 'remove') return say(await staff.letGo(clerk), `Clerk ${clerk} has left.`);
  if (verb !== 'lock') throw new ConfigError(usage);
  await staff.lockMember(clerk, Date.now() + lockedMs, byCommand);
  await staff.endSessionsOf(clerk);
  console.log(`Clerk ${clerk} is signed out and locked.`);
}

async function pair(database: Database, staff: StaffStore, { shop, name = 'Nettbrett' }: Values): Promise<void> {
  const shops = await shopsOf(database, shop);
  const parts = { staff, random: () => randomInt(2 ** 32) / 2 ** 32, now: Date.now };
  const code = await makePairingCode(parts, { deviceName: name, shops });
  console.log(`${code.slice(0, 4)} ${code.slice(4)}   for one device, within ten minutes, at /disk`);
}

async function devices(staff: StaffStore): Promise<void> {
  for (const { id, name, shops, lastSeenAt, revokedAt } of await staff.devices()) {
    const state = revokedAt === null ? `last used ${clockOf(lastSeenAt)}` : `unpaired ${clockOf(revokedAt)}`;
    console.log(`${id}  ${printable(name)}  shop ${shops.join(', ')}  ${state}`);
  }
}

async function add(database: Database, staff: StaffStore, { name, pin, shop, manager }: Values): Promise<void> {
  if (name === undefined || pin === undefined) throw new ConfigError(usage);
  const shops = await shopsOf(database, shop);
  const hasher = await passwordHasher({ concurrency: 1, maxWaiting: 1 });
  const added = await addClerk({ staff, hasher }, { name, pin, role: manager ? 'manager' : 'clerk', shops });
  if (!added.ok) throw new ConfigError('The PIN must be four digits, and none that everybody tries: no 0000, no 1234.');
  console.log(`Clerk ${added.value}: ${printable(name)}`);
}

async function clerks(staff: StaffStore): Promise<void> {
  for (const { id, name, role, shops, lockedUntil } of await staff.allMembers()) {
    const locked = lockedUntil !== null && lockedUntil > Date.now() ? '  LOCKED' : '';
    console.log(`${id}  ${printable(name)}  ${role}  shop ${shops.join(', ')}${locked}`);
  }
}

async function shopsOf(database: Database, given: readonly string[] = []): Promise<readonly ShopId[]> {
  if (given.length === 0) throw new ConfigError(usage);
  const shops = given.map((text) => shopId(number(text)));
  const known = await database.query<{ id: number }>('SELECT shop_id AS id FROM shops WHERE shop_id = ANY ($1)', [
    shops,
  ]);
  const missing = shops.find((shop) => !known.some(({ id }) => id === shop));
  if (missing !== undefined) throw new ConfigError(`There is no shop ${missing}.`);
  return shops;
}

function say(isDone: boolean, what: string): void {
  if (!isDone) throw new ConfigError('There is none with that number.');
  console.log(what);
}

function number(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new ConfigError(usage);
  return Number(text);
}
