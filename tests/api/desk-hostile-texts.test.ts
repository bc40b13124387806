import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type DeskCall, deskEndpoints } from '#contract/desk/endpoints.ts';
import { deskSchemas } from '#contract/desk/schemas.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** In every text field of every call of the desk, made from the calls' own schemas: none is forgotten when one is added. */
const evil = `"><script>alert('x')</script><img src=x onerror=alert(1)>`;
/** Ends what the person who asks here needs, or everything for all. */
const spared: readonly DeskCall[] = ['endSession', 'removeAccess', 'changeRole', 'closeShop', 'eraseCustomer'];

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly format?: string;
}

/** A value that fits the schema, with something hostile wherever somebody could write. */
function hostile(schema: z.ZodType, name = ''): unknown {
  const def = schema._zod.def as unknown as Def;
  const within = def.innerType ?? def.in;
  if (within !== undefined)
    return def.type === 'pipe' && within._zod.def.type === 'transform' ? evil : hostile(within, name);
  switch (def.type) {
    case 'string':
      return textFor(schema, name);
    case 'number':
      return name === 'version' || name === 'answersLost' ? 0 : 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'array':
      return def.element === undefined ? [] : [hostile(def.element, name), hostile(def.element, name)];
    case 'union':
      return def.options?.[0] === undefined ? null : hostile(def.options[0], name);
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, one]) => [key, hostile(one, key)]));
    case 'record':
      return def.keyType?._zod.def.type === 'enum'
        ? Object.fromEntries(
            Object.values((def.keyType._zod.def as unknown as Def).entries ?? {}).map((key) => [
              key,
              def.valueType === undefined ? evil : hostile(def.valueType, key),
            ]),
          )
        : { [evil]: evil };
    default:
      return evil;
  }
}

/** What is hostile where it is taken at all, else the first of some plain values that fit. */
function textFor(schema: z.ZodType, name: string): unknown {
  const fitting = [
    evil,
    evil.slice(0, 30),
    '1',
    '2026-12-24',
    '2026-12-24T10:00:00Z',
    'u1',
    'om-oss',
    `post-${name}`,
    '10:00',
  ];
  return fitting.find((text) => schema.safeParse(text).success) ?? evil;
}

let shop: TestShop;
let ada: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  ada = await deskAs(shop, 'administrator', { steppedUp: true });
}, 60_000);
afterAll(() => shop.stop());

const pages = [
  '/',
  '/blogg',
  '/butikker',
  '/om-oss',
  '/kjopsvilkar',
  '/product/alpinbriller-pro',
  '/search/jakke',
  '/kampanjer',
];

test('a script in any text field breaks nothing and is run nowhere', { timeout: 120_000 }, async () => {
  const statuses = new Map<number, number>();
  let fields = 0;
  for (const [call, { method, path }] of Object.entries(deskEndpoints)) {
    if (spared.includes(call as DeskCall)) continue;
    const input = hostile(deskSchemas[call as DeskCall].request) as Record<string, unknown>;
    fields += JSON.stringify(input).split('<script>').length - 1;
    const at = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name] ?? 1)));
    const { status, headers, body } =
      method === 'GET'
        ? await ada.get(`${at}?${queryOf(input)}`)
        : await (method === 'PUT' ? ada.put : ada.post)(at, input);
    expect(status, `${call} ${JSON.stringify(body)}`).toBeLessThan(500);
    expect(headers.get('content-type') ?? 'application/json', call).toContain('json');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(fields).toBeGreaterThan(50);
  expect(statuses.get(200)).toBeGreaterThan(40);
  for (const page of pages) {
    const html = (await shop.get(page)).body as string;
    expect(html, page).not.toMatch(/<script>alert|<img src=x/);
  }
});

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.join('&');
}
