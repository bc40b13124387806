import path from 'node:path';
import { parseArgs } from 'node:util';
import { deskPath } from '#contract/desk/wire.ts';
import { isEmail, normaliseEmail } from '#domain/customer/email.ts';
import { type ShopId, shopId } from '#domain/shop/shop-id.ts';
import { type DeskRole, deskRoles } from '#domain/staff/desk-role.ts';
import { randomToken } from '#server/crypto/random-token.ts';
import type { Database } from '#server/database/connection/client.ts';
import { deskStore } from '#server/database/desk/desk-store.ts';
import { commandActor } from '#server/ports/desk/desk-actor.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { readConfig } from '#server/settings/config.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { makeInvitation } from '#server/use-cases/desk/sign-in/invite.ts';
import { mayBecome, roleChange } from '#server/use-cases/desk/staff/staff-use-cases.ts';
import { withShopDatabase } from './database/with-shop-database.ts';
import { explainMistake } from './terminal/explain-mistake.ts';
import { clockOf } from './terminal/norwegian-clock.ts';
import { printable } from './terminal/printable.ts';

/** The people of the chain's office, by command (docs/desk.md). */
const usage = `npm run staff -- invite --role ROLE E-MAIL [--shop ID …]   prints a link, good once and for 48 hours
npm run staff -- list
npm run staff -- role E-MAIL ROLE [--shop ID …]
npm run staff -- remove E-MAIL
Roles: ${deskRoles.join(', ')}. A shop manager has shops. Inviting somebody who works here gives them a new way in.`;

const options = { role: { type: 'string' }, shop: { type: 'string', multiple: true } } as const;

interface Values {
  readonly role?: string;
  readonly shop?: string[];
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  await withShopDatabase((database) => run(database, positionals, values));
} catch (error) {
  explainMistake(error, usage);
}

async function run(database: Database, [what, email, role]: readonly string[], values: Values): Promise<void> {
  if (what === 'list') return list(database);
  if (email === undefined || !isEmail(email)) throw new ConfigError(usage);
  const to = normaliseEmail(email);
  if (what === 'invite') return invite(database, to, roleOf(values.role), await shopsOf(database, values));
  if (what === 'role') return changeRole(database, to, roleOf(role), await shopsOf(database, values));
  if (what === 'remove') return remove(database, to);
  throw new ConfigError(usage);
}

async function invite(database: Database, email: string, role: DeskRole, shops: readonly ShopId[]): Promise<void> {
  requireShops(role, shops);
  const now = Date.now();
  const token = await inTransaction(database, async (tx) => {
    const known = await tx.signIn.memberByEmail(email);
    const invited = { email, role: known?.role ?? role, shops, member: known?.id ?? null };
    const made = await makeInvitation(tx, { newToken: () => randomToken(32), now }, invited);
    const entry = { action: 'staff-invited', subject: `invitation:${email}`, after: { role: invited.role, shops } };
    await tx.log.write(commandActor, entry);
    return done(made);
  });
  const { desk, publicUrl, port } = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
  const url = desk?.url ?? publicUrl ?? `http://localhost:${port}`;
  console.log(`${url}${deskPath}/invitasjon#${token}\nGood once, until ${clockOf(now + 48 * 3_600_000)}.`);
  if (desk === null) console.log('The desk is closed: DESK=on opens it.');
}

async function list(database: Database): Promise<void> {
  const now = Date.now();
  const { people, invitations } = await inTransaction(database, async (tx) =>
    done({ people: await tx.staff.list(now), invitations: await tx.staff.invitations(now) }),
  );
  for (const { name, email, role, shops, passkeys, hasPassword, lastSeenAt } of people) {
    const ways = [passkeys > 0 ? `${passkeys} passkeys` : null, hasPassword ? 'password' : null].filter(Boolean);
    const seen = lastSeenAt === null ? 'never here' : `last here ${clockOf(Date.parse(lastSeenAt))}`;
    const at = shops.length === 0 ? '' : `  shop ${shops.join(', ')}`;
    console.log(`${email}  ${printable(name)}  ${role}${at}  ${ways.join(' and ') || 'no way in'}  ${seen}`);
  }
  for (const { email, role, expiresAt } of invitations)
    console.log(`${email}  invited as ${role}, until ${clockOf(Date.parse(expiresAt))}`);
  if (people.length === 0 && invitations.length === 0) console.log('Nobody yet.');
}

async function changeRole(database: Database, email: string, role: DeskRole, shops: readonly ShopId[]): Promise<void> {
  requireShops(role, shops);
  await withPerson(database, email, async (tx, person) => {
    const allowed = await mayBecome(tx, person, role);
    if (!allowed.ok) return allowed;
    await tx.staff.setRole(person.id, role, shops);
    await tx.log.write(commandActor, { action: 'staff-role-changed', ...roleChange(person, { role, shops }) });
    return done(null);
  });
  console.log(`${email} is ${role}.`);
}

async function remove(database: Database, email: string): Promise<void> {
  await withPerson(database, email, async (tx, { id, role }) => {
    if (role === 'administrator' && (await tx.staff.otherAdministrators(id)) === 0)
      return refused({ reason: 'last-administrator' });
    await tx.staff.removeAccess(id, Date.now());
    const entry = { action: 'staff-removed', subject: `staff:${id}`, before: { role }, after: { role: null } };
    await tx.log.write(commandActor, entry);
    return done(null);
  });
  console.log(`${email} has no access any more.`);
}

type Person = NonNullable<Awaited<ReturnType<DeskTransaction['staff']['lock']>>>;

function withPerson(
  database: Database,
  email: string,
  work: (tx: DeskTransaction, person: Person) => Promise<Result<null, { readonly reason?: string | undefined }>>,
): Promise<null> {
  return inTransaction(database, async (tx) => {
    const member = await tx.signIn.memberByEmail(email);
    const person = member === null ? null : await tx.staff.lock(member.id, Date.now());
    return person === null ? refused({ reason: 'nobody' }) : work(tx, person);
  });
}

const mistakes: Readonly<Record<string, string>> = {
  nobody: 'Nobody with access has that address.',
  'last-administrator': 'That is the only administrator. Make somebody else one first.',
  'needs-passkey': 'An administrator has a passkey, and this person has none: invite them as administrator.',
};

async function inTransaction<T>(
  database: Database,
  work: (tx: DeskTransaction) => Promise<Result<T, { readonly reason?: string | undefined }>>,
): Promise<T> {
  // Of no brand variant: whose home page it is matters to nobody's access.
  const outcome = await deskStore(database).transaction(work);
  if (outcome.ok) return outcome.value;
  throw new ConfigError(mistakes[outcome.refusal.reason ?? ''] ?? 'That cannot be done.');
}

function roleOf(text: string | undefined): DeskRole {
  const role = deskRoles.find((known) => known === text);
  if (role === undefined) throw new ConfigError(usage);
  return role;
}

function requireShops(role: DeskRole, shops: readonly ShopId[]): void {
  if ((role === 'shop-manager') !== shops.length > 0)
    throw new ConfigError('A shop manager has at least one --shop, the others none.');
}

async function shopsOf(database: Database, { shop = [] }: Values): Promise<readonly ShopId[]> {
  if (shop.some((text) => !/^\d{1,9}$/.test(text))) throw new ConfigError(usage);
  const wanted = shop.map((text) => shopId(Number(text)));
  const known = await database.query<{ id: number }>('SELECT shop_id AS id FROM shops WHERE shop_id = ANY ($1)', [
    wanted,
  ]);
  const missing = wanted.find((id) => !known.some((row) => row.id === id));
  if (missing !== undefined) throw new ConfigError(`There is no shop ${missing}.`);
  return wanted;
}
