import { randomUUID } from 'node:crypto';
import { shopId } from '#domain/shop/shop-id.ts';
import { passwordHasher } from '#server/adapters/security/password-hasher.ts';
import type { Database } from '#server/database/connection/client.ts';
import { staffStore } from '#server/database/staff/staff-store.ts';
import type { PasswordHasher } from '#server/ports/customer/password-hasher.ts';
import { addClerk } from '#server/use-cases/staff/add-clerk.ts';
import { makePairingCode } from '#server/use-cases/staff/make-pairing-code.ts';
import { memoizedHasher } from './memoized-passwords.ts';
import type { TestAnswer, TestShop } from './test-shop.ts';

/** A device of a shop, as its browser has it: a cookie, the counter's header, a key with every act. */
export interface CounterDevice {
  cookie(): string;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  signIn(clerk: number, pin?: string): Promise<TestAnswer>;
  /** An act on an order that expects it as it was last seen. */
  act(order: Seen, what: string, more?: object, headers?: Record<string, string>): Promise<TestAnswer>;
}

export interface Seen {
  readonly id: number;
  readonly status: number;
  readonly version: number;
}

export const api = '/disk/api/v1';
export const goodPin = '2580';

/** With a cookie it is a device that is paired already, at whichever process. */
export function newDevice(url: string, shop = 1, known = ''): CounterDevice {
  let cookie = known;
  const call = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const isSending = body !== undefined;
    const response = await fetch(url + api + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(method === 'GET' ? {} : { 'x-disk': '1', 'idempotency-key': randomUUID() }),
        ...(isSending ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(isSending ? { body: JSON.stringify(body) } : {}),
    });
    for (const given of response.headers.getSetCookie()) cookie = given.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };
  return {
    cookie: () => cookie,
    get: (path, headers = {}) => call('GET', path, undefined, headers),
    send: (method, path, body, headers = {}) => call(method, path, body, headers),
    signIn: (clerk, pin = goodPin) => call('POST', '/session', { clerk, pin }, {}),
    act: (order, what, more = {}, headers = {}) =>
      call(
        what === 'picks' ? 'PUT' : 'POST',
        `/shops/${shop}/orders/${order.id}/${what}`,
        what === 'picks' || what === 'phone' ? more : { expectedStatus: order.status, version: order.version, ...more },
        headers,
      ),
  };
}

let hasher: Promise<PasswordHasher> | null = null;

export async function newClerk(
  database: Database,
  name: string,
  { shops = [1], manager = false, pin = goodPin }: { shops?: readonly number[]; manager?: boolean; pin?: string } = {},
): Promise<number> {
  hasher ??= passwordHasher({ concurrency: 2, maxWaiting: 100 }).then(memoizedHasher);
  const parts = { staff: staffStore(database), hasher: await hasher };
  const role = manager ? 'manager' : 'clerk';
  const added = await addClerk(parts, { name, pin, role, shops: shops.map((id) => shopId(id)) });
  if (!added.ok) throw new Error(added.refusal);
  return added.value;
}

export function pairingCodeFor(database: Database, shops: readonly number[] = [1], now = Date.now): Promise<string> {
  const parts = { staff: staffStore(database), random: Math.random, now };
  return makePairingCode(parts, { deviceName: 'Nettbrettet ved kassen', shops: shops.map((id) => shopId(id)) });
}

/** A device paired to shops, with nobody signed in. */
export async function pairedDevice(
  shop: TestShop,
  shops: readonly number[] = [1],
  url = shop.url,
): Promise<CounterDevice> {
  const device = newDevice(url, shops[0]);
  const paired = await device.send('POST', '/pair', { code: await pairingCodeFor(shop.database, shops) });
  if (paired.status !== 200) throw new Error(`not paired: ${paired.status} ${JSON.stringify(paired.body)}`);
  return device;
}

export interface StaffedDevice extends CounterDevice {
  readonly clerk: number;
}

/** A device with a new clerk signed in. */
export async function staffedDevice(
  shop: TestShop,
  name: string,
  { shops = [1], manager = false, url = shop.url }: { shops?: readonly number[]; manager?: boolean; url?: string } = {},
): Promise<StaffedDevice> {
  const device = await pairedDevice(shop, shops, url);
  const clerk = await newClerk(shop.database, name, { shops, manager });
  const signedIn = await device.signIn(clerk);
  if (signedIn.status !== 200) throw new Error(`not signed in: ${signedIn.status}`);
  return { ...device, clerk };
}
