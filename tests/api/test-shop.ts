import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { pageSessionPath } from '#contract/page-session.ts';
import { openImports } from '#database/import/open-imports.ts';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import type { ShopParts } from '#server/composition/shop-parts.ts';
import { type Database, openDatabase } from '#server/database/connection/client.ts';
import { startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import type {} from '../vitest-postgres.ts'; // what is provided
import { memoizedPasswords } from './memoized-passwords.ts';

export interface TestShop {
  readonly url: string;
  readonly database: Database;
  readonly databaseUrl: string;
  /** A visitor with a cookie jar and the page's token, as a browser would have. */
  visitor(): Promise<TestVisitor>;
  get(path: string): Promise<TestAnswer>;
  stop(): Promise<void>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
  readonly body: any;
}

export interface TestVisitor {
  readonly token: string;
  /** What the browser would send as its cookies. */
  cookie(): string;
  get(path: string): Promise<TestAnswer>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
}

/** The real shop on a copy of the acceptance data, on a port of its own. */
export async function startTestShop(
  env: Record<string, string> = {},
  parts: Partial<ShopParts> = {},
): Promise<TestShop> {
  const name = `api_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await copyOfAcceptance(inject('postgresUrl'), name);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hent-data-'));
  const settings = {
    SHOP_MODE: 'demo',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SHOP_DATA: 'acceptance',
    DATA_DIR: dataDir,
    ...env,
  };
  const shop = await startShop(readConfig(settings, dataDir), databaseUrl, {
    pictures: openDrawnPictures,
    imports: openImports,
    testHooks: memoizedPasswords,
    ...parts,
  });
  const database = openDatabase({ url: databaseUrl });
  return {
    url: shop.address,
    database,
    databaseUrl,
    visitor: () => openPage(shop.address),
    get: (target) => ask(shop.address + target, {}),
    stop: async () => {
      await shop.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openPage(url: string): Promise<TestVisitor> {
  const page = await fetch(url);
  const cookies = new Map<string, string>();
  const keep = (headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  keep(page.headers);
  // A public page comes without cookies and token, as from a CDN.
  const said = /<meta name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1];
  if (said === undefined) keep((await fetch(url + pageSessionPath)).headers);
  let token = said ?? cookies.get('XSRF-TOKEN') ?? '';
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (target: string, init: RequestInit) => {
    const answer = await ask(url + target, init);
    keep(answer.headers);
    // DEC-105: a changed session comes with a new token, which the page puts into its meta tag.
    token = answer.headers.get('x-csrf-token') ?? token;
    return answer;
  };
  return {
    get token() {
      return token;
    },
    cookie,
    get: (target) => call(target, { headers: { cookie: cookie(), 'x-csrf-token': token } }),
    send: (method, target, body, headers = {}) =>
      call(target, {
        method,
        headers: { cookie: cookie(), 'x-csrf-token': token, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

async function ask(url: string, init: RequestInit): Promise<TestAnswer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
}
