import { randomBytes, randomUUID } from 'node:crypto';
import type { DeskRole } from '#domain/staff/desk-role.ts';
import type { Database } from '#server/database/connection/client.ts';
import { deskSessions } from '#server/database/desk/sessions.ts';
import type { TestAnswer, TestShop } from './test-shop.ts';

/** Somebody of the office, as their browser has it: a cookie, the desk's header, a key with every act. */
export interface DeskPerson {
  readonly id: number;
  readonly name: string;
  cookie(): string;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<TestAnswer>;
  put(path: string, body?: object): Promise<TestAnswer>;
}

export const deskApiPath = '/kontor/api';

export interface DeskWish {
  readonly shops?: readonly number[];
  /** Asked for just now, so that money and roles go through. */
  readonly steppedUp?: boolean;
  readonly name?: string;
}

export async function newStaff(database: Database, role: DeskRole, { shops = [], name = 'Kari Lie' }: DeskWish = {}) {
  const [made] = await database.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO staff_members (name, email, desk_role) VALUES ($1, $2, $3) RETURNING staff_member_id
     ), at AS (
       INSERT INTO staff_member_shops (staff_member_id, shop_id)
       SELECT staff_member_id, shop_id FROM made, unnest($4::int[]) AS shop_id
     )
     SELECT staff_member_id AS id FROM made`,
    [name, `${randomUUID()}@kjeden.example`, role, shops],
  );
  if (made === undefined) throw new Error('Nobody was made');
  return made.id;
}

/** Somebody with a role, signed in. */
export async function deskAs(
  shop: Pick<TestShop, 'url' | 'database'>,
  role: DeskRole,
  wish: DeskWish = {},
): Promise<DeskPerson> {
  const id = await newStaff(shop.database, role, wish);
  const token = randomBytes(32).toString('base64url');
  const session = { member: id, token, device: 'test', steppedUp: wish.steppedUp ?? false };
  await deskSessions(shop.database).start(session, Date.now());
  return { ...deskBrowser(shop.url, `kontor=${token}`), id, name: wish.name ?? 'Kari Lie' };
}

/** A browser at the desk, signed in or not. */
export function deskBrowser(url: string, known = ''): Omit<DeskPerson, 'id' | 'name'> {
  const jar = new Map<string, string>();
  const keep = (pair: string) => jar.set(pair.slice(0, pair.indexOf('=')), pair);
  if (known !== '') keep(known);
  const cookie = () => [...jar.values()].join('; ');
  const call = async (method: string, path: string, body: object | undefined, headers: Record<string, string>) => {
    const response = await fetch(url + deskApiPath + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(jar.size === 0 ? {} : { cookie: cookie() }),
        ...(method === 'GET' ? {} : { 'x-kontor': '1', 'idempotency-key': randomUUID() }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const given of response.headers.getSetCookie()) keep(given.split(';')[0] ?? '');
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };
  return {
    cookie,
    get: (path, headers = {}) => call('GET', path, undefined, headers),
    post: (path, body = {}, headers = {}) => call('POST', path, body, headers),
    put: (path, body = {}) => call('PUT', path, body, {}),
  };
}
