import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type CounterCall, counterEndpoints } from '#contract/counter/endpoints.ts';
import { counterApi, counterEvents } from '#contract/counter/wire.ts';
import { product } from '#demo/illustrations/product.ts';
import { brandDrawing } from '#server/brands/brand-drawing.ts';
import { servedTheme } from '#server/brands/served-theme.ts';
import { shippedVariant } from '#server/brands/shipped-variants.ts';
import type { FakeCounter } from './fake-counter.ts';
import { sampleGoods } from './sample-goods.ts';

const built = path.resolve(import.meta.dirname, '../../dist/counter');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export interface ServedFake {
  readonly url: string;
  readonly counter: FakeCounter;
  readonly server: Server;
  /** No stream is open or opens, as behind a proxy that does not let them through. */
  cutStreams(isCut: boolean): void;
}

/** The built app over a counter in memory. */
export async function serveFakeCounter(counter: FakeCounter, brand = 'nordvarde', port = 0): Promise<ServedFake> {
  const listeners = new Set<ServerResponse>();
  let isCut = false;
  counter.tell = (event, data) => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const beat = setInterval(() => counter.tell('beat', {}), 15_000);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (url.pathname === counterEvents) {
      if (isCut) return void request.socket.destroy();
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      response.write('event: hello\ndata: {}\n\n');
      return;
    }
    if (url.pathname.startsWith(counterApi)) {
      const found = match(request.method ?? 'GET', url.pathname.slice(counterApi.length));
      if (found === null) return send(404, 'application/json', '{"code":"unknown"}');
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const key = request.headers['idempotency-key'];
      const answer = counter.answer(
        found.call,
        found.params,
        url.searchParams,
        text === '' ? {} : JSON.parse(text),
        typeof key === 'string' ? key : null,
      );
      if (answer.status === 204) return response.writeHead(204).end();
      return send(answer.status, 'application/json', JSON.stringify(answer.body));
    }
    const picture = /^\/bilder\/vare\/1-(\w+)-card\.svg$/.exec(url.pathname)?.[1];
    const goods = picture === undefined ? undefined : sampleGoods[picture];
    if (goods !== undefined) {
      const { color, accent, seed, drawing } = goods;
      const svg = product(drawing as Parameters<typeof product>[0], { color, accent, seed, lod: 'card' });
      return send(200, 'image/svg+xml', svg);
    }
    const font = /^\/disk\/assets\/fonts\/[\w.-]+$/.test(url.pathname)
      ? servedTheme(shippedVariant(brand), '/disk/assets/fonts').fonts.find(({ address }) => address === url.pathname)
      : undefined;
    if (font !== undefined) return send(200, 'font/woff2', font.bytes);
    const file = /^\/disk\/assets\/([\w.-]+)$/.exec(url.pathname)?.[1];
    if (file !== undefined) {
      const body = await readFile(path.join(built, 'assets', file)).catch(() => null);
      return body === null ? send(404, 'text/plain', '') : send(200, types[path.extname(file)] ?? '', body);
    }
    if (url.pathname.startsWith('/disk')) return send(200, 'text/html', await page(brand));
    send(404, 'text/plain', '');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.on('close', () => clearInterval(beat));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counter,
    server,
    cutStreams: (wanted) => {
      isCut = wanted;
      if (isCut) for (const listener of listeners) listener.destroy();
    },
  };
}

function match(method: string, pathname: string): { call: CounterCall; params: Record<string, string> } | null {
  for (const [call, endpoint] of Object.entries(counterEndpoints)) {
    if (endpoint.method !== method) continue;
    const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(pathname);
    if (found !== null) return { call: call as CounterCall, params: { ...found.groups } };
  }
  return null;
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

async function page(brand: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(built, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const entry = manifest['counter/entry.tsx'];
  const variant = shippedVariant(brand);
  const { css } = servedTheme(variant, '/disk/assets/fonts');
  const mark = brandDrawing(variant, 'mark.svg') ?? '';
  const markNeg = brandDrawing(variant, 'mark-neg.svg') ?? mark;
  const imported = (entry?.imports ?? []).flatMap((source) => manifest[source]?.css ?? []);
  const sheets = [...imported, ...(entry?.css ?? [])];
  return `<!doctype html><html lang="nb" data-theme="${brand}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Disken</title><link rel="icon" href="data:,"><meta name="brand" content="${variant.displayName}"><style>${css}</style>${sheets
    .map((file) => `<link rel="stylesheet" href="/disk/${file}">`)
    .join(
      '',
    )}<script type="module" src="/disk/${entry?.file}"></script></head><body><template id="brand-mark">${mark}</template><template id="brand-mark-neg">${markNeg}</template><div id="root"></div></body></html>`;
}
