import { gzipSync } from 'node:zlib';
import { routePatterns } from '#domain/navigation/routes.ts';
import { openApiDocument } from '#server/http/docs/openapi.ts';
import { shownQueries } from '#server/http/ssr/pages.ts';
import { headerMark, hostileText } from './hostile-values.ts';
import { type Random, randomOfRequest } from './random.ts';
import { type Schema, schemaValue } from './schema-values.ts';

/** Whose cookies and page token go with a request; `forged` has cookies of its own making. */
export type Sender = 'nobody' | 'visitor' | 'customer' | 'forged';

export interface HostileRequest {
  readonly number: number;
  readonly kind: string;
  readonly sender: Sender;
  readonly method: string;
  /** As it stands in the first line, in bytes (latin1). */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
}

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly schema: Schema;
  }[];
  readonly body: Schema | null;
}

const operations = operationsOf(openApiDocument());
const pages = Object.values(routePatterns);
const methods = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET', 'TRACE', 'PROPFIND', 'QUERY', 'get'];
const files = [
  '/assets/',
  '/logo/',
  '/bilder/vare/',
  '/bilder/sted/',
  '/bilder/tegning/',
  '/bilder/ting/',
  '/sitemap',
  '/robots.txt',
  '/api/docs',
  '/dev/post',
  '/healthz',
  '/readyz',
  '/favicon.ico',
  '/.well-known/',
  '/.env',
  '/',
];
const pictures = ['1001-bla-front.svg', '2147483648-a.svg', '9999999999-a-320.webp', '0-a-160.webp', '1001--card.svg'];
const queries = [...shownQueries];
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;',
  'application/JSON',
  'json',
  '*/*',
  '',
];

/** The request of this number in the run of this seed. */
export function hostileRequest(seed: number, number: number): HostileRequest {
  const random = randomOfRequest(seed, number);
  const draw = random.fraction();
  const made = draw < 0.68 ? ofApi(random) : draw < 0.86 ? ofPage(random) : ofFile(random);
  return { number, ...disturbed(made, random) };
}

type Made = Omit<HostileRequest, 'number'>;

function ofApi(random: Random): Made {
  const operation = random.pick(operations);
  const wrong = random.pick([0, 0.1, 0.3, 0.9]);
  let target = operation.path;
  const query: string[] = [];
  for (const { name, in: where, schema } of operation.parameters) {
    if (where === 'query' && random.chance(0.3)) continue;
    const value = asText(schemaValue(schema, random, name, wrong));
    if (where === 'path') target = target.replace(`{${name}}`, () => inUrl(value, random));
    else query.push(`${name}=${inUrl(value, random)}`);
  }
  const body = operation.body === null ? null : schemaValue(operation.body, random, '', wrong);
  return {
    kind: operation.name,
    sender: random.pick(['visitor', 'visitor', 'customer', 'customer', 'nobody', 'forged']),
    method: operation.method,
    target: `${target}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [],
    body: body === null || operation.method === 'GET' ? null : Buffer.from(JSON.stringify(body)),
  };
}

function ofPage(random: Random): Made {
  const pattern = random.pick(pages);
  const path = pattern.replace(/:[a-zA-Z]+\??/g, () =>
    random.chance(0.4)
      ? random.pick(['1001', 'klaer', 'jakker', 'herre', 'ullguiden', '1'])
      : inUrl(hostileText(random), random),
  );
  const query = Array.from(
    { length: random.pick([0, 0, 1, 2, 6]) },
    () => `${random.pick(queries)}=${inUrl(hostileText(random), random)}`,
  );
  return {
    kind: 'a page',
    sender: random.pick(['nobody', 'visitor', 'customer', 'forged']),
    method: 'GET',
    target: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [],
    body: null,
  };
}

function ofFile(random: Random): Made {
  const folder = random.pick(files);
  const rest = random.chance(0.3) ? random.pick(pictures) : inUrl(hostileText(random), random);
  return { kind: 'a file', sender: 'nobody', method: 'GET', target: folder + rest, headers: [], body: null };
}

/** Most stay as they are; the others are broken in one place of the protocol. */
function disturbed(made: Made, random: Random): Made {
  const withHeader = (name: string, value: string): Made => ({ ...made, headers: [...made.headers, [name, value]] });
  switch (random.below(30)) {
    case 0:
      return { ...made, method: random.pick(methods) };
    case 1:
      return {
        ...made,
        target: made.target + random.pick(['%', '%00', '%ff', '%c0%af', '#x', '?', '&&&=', '\xff', '//']),
      };
    case 2:
      return { ...made, target: `${made.target}${made.target.includes('?') ? '&' : '?'}${manyQueries(random)}` };
    case 3:
      return {
        ...made,
        target: random.pick([
          '*',
          '//elsewhere.example/x',
          '/\\elsewhere.example',
          'http://elsewhere.example/',
          '/api/v1',
          '/api/v1/../../etc/passwd',
          '/./',
          '/%2e%2e/',
        ]),
      };
    case 4:
      return withHeader('content-type', random.pick(contentTypes));
    case 5:
      return withHeader(
        random.pick([
          'host',
          'cookie',
          'accept-encoding',
          'if-none-match',
          'x-forwarded-for',
          'x-forwarded-proto',
          'x-forwarded-host',
          'idempotency-key',
          'user-agent',
          'accept-language',
          'range',
          'expect',
        ]),
        inHeader(hostileText(random)),
      );
    case 6:
      return { ...made, method: made.method === 'GET' ? 'POST' : made.method, body: brokenBody(random) };
    case 7:
      return {
        ...withHeader('content-encoding', random.pick(['gzip', 'br', 'deflate', 'identity', 'zstd'])),
        body: made.body === null ? null : gzipSync(made.body),
      };
    case 8:
      return withHeader(
        'cookie',
        `shop_session=${inHeader(hostileText(random))}; XSRF-TOKEN=${inHeader(hostileText(random))}`,
      );
    default:
      return made;
  }
}

function manyQueries(random: Random): string {
  const pairs = random.pick([
    // What no page and no answer depends on, never the same twice: none of it may be worth work or memory.
    [`utm_source=${random.below(1e9)}`, `gclid=${random.below(1e9)}`, `x=${random.below(1e9)}`, 'x=1', 'x=1'],
    ['__proto__[x]=1', '__proto__=1', 'constructor.prototype.x=1'],
    Array.from({ length: random.pick([10, 300, 1_500]) }, (_, index) => `q${index}=1`),
    Array.from({ length: 200 }, () => 'id=1'),
    ['articles[]=1', 'articles[0]=1', 'filters[0][field]=x', 'id=1', 'id=2'],
  ]);
  return pairs.join('&');
}

function brokenBody(random: Random): Buffer {
  const text = random.pick([
    '',
    '{',
    '[]',
    'null',
    '1e400',
    '"x"',
    '{"a":1,"a":2}',
    '{"__proto__":{"hostile":1},"query":"x"}',
    '{"constructor":{"prototype":{"hostile":1}}}',
    `{"query":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    `{"query":"${'x'.repeat(300_000)}"}`,
    `{"items":[${'{"EanNo":"7000000100116","Count":1},'.repeat(5_000)}null]}`,
    // More things in a list than a call takes arguments.
    `{"items":[${random.pick(['0,', '[],', '{},', '"",']).repeat(62_000)}0]}`,
    `{"items":${'['.repeat(120_000)}${']'.repeat(120_000)}}`,
    '{"query":"\\ud800"}',
    '{"query":"\\u0000"}',
    '{"ids":[1e999,-1e999]}',
    'query=jakke&take=1',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  ]);
  if (random.chance(0.2)) return Buffer.from(`{"query":"\xff\xfe\xc0\x80${random.pick(['"}', ''])}`, 'latin1');
  return Buffer.from(text);
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Mostly encoded as a browser would; sometimes raw, half-encoded or as broken UTF-8. */
function inUrl(text: string, random: Random): string {
  const short = text.slice(0, random.chance(0.97) ? 2_000 : 9_000);
  const encoded = encodeURIComponent(short.toWellFormed());
  switch (random.below(12)) {
    case 0:
      return encoded.replace(/%[0-9A-F]{2}/, '%');
    case 1:
      return `${encoded}%ff%fe`;
    case 2:
      return latin1(short).replace(/[^!-~\u0080-\u00ff]/g, '');
    case 3:
      return encodeURIComponent(encoded);
    default:
      return encoded;
  }
}

/** What a header can carry at all; what breaks the lines themselves is tried in tests of its own. */
function inHeader(text: string): string {
  return latin1(text.slice(0, 3_000)).replace(/[^ -~\u0080-\u00ff]/g, ' ');
}

function latin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** The bytes that go out. */
export function bytesOf(
  request: HostileRequest,
  given: { readonly host: string; readonly cookie: string; readonly token: string },
): Buffer {
  const own = new Set(request.headers.map(([name]) => name));
  const headers: [string, string][] = [];
  const add = (name: string, value: string) => {
    if (!own.has(name)) headers.push([name, value]);
  };
  add('host', given.host);
  if (request.sender !== 'nobody') {
    const forged = request.sender === 'forged';
    add('cookie', forged ? `shop_session=${'a'.repeat(32)}.${'b'.repeat(22)}; XSRF-TOKEN=${headerMark}` : given.cookie);
    add('x-csrf-token', forged ? 'a'.repeat(43) : given.token);
  }
  if (request.body !== null) {
    add('content-type', 'application/json');
    headers.push(['content-length', String(request.body.length)]);
  }
  const lines = [...headers, ...request.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${request.method} ${request.target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return request.body === null ? head : Buffer.concat([head, request.body]);
}

function operationsOf(document: Record<string, unknown>): Operation[] {
  const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>;
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      name: String(operation.operationId),
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters as Operation['parameters']).filter(({ in: where }) => where !== 'header'),
      body: bodySchema(operation.requestBody),
    })),
  );
}

function bodySchema(requestBody: unknown): Schema | null {
  const content = (requestBody as { content?: Record<string, { schema: Schema }> } | undefined)?.content;
  return content?.['application/json']?.schema ?? null;
}
