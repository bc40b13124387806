import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import { counterPath } from '#contract/counter/wire.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { BrandIcons } from '#server/ports/content/brand-icons.ts';
import { perEdition } from '../../brands/live-brand.ts';
import { markAddress } from '../../brands/mark-address.ts';
import { everyFont, type ServedTheme, servedTheme } from '../../brands/served-theme.ts';
import {
  type AppFromSources,
  appTags,
  brandMarks,
  developmentHeaders,
  type Manifest,
  readManifest,
} from '../staff-app/built-app.ts';
import { serveFonts, serveStaticFiles } from '../static/static-files.ts';
import { counterHeadersOfAll } from './register-counter.ts';

const entry = 'counter/entry.tsx';

/** What the page loads is the counter's own; the camera is for scanning. */
const policy = [
  "default-src 'none'",
  // 'wasm-unsafe-eval' runs WebAssembly and no text: the reader of codes where the browser has none of its own.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob: data:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = {
  ...counterHeadersOfAll,
  'content-security-policy': policy,
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
} as const;

export interface CounterPageParts {
  readonly brand: BrandVariant;
  readonly icons: BrandIcons;
  /** Where the app was built to; null: nowhere yet. */
  readonly folder: string;
  /** A demo is paired by one press, and its page says that it is one. */
  readonly isDemo: boolean;
  /** While the app is worked on: makes its page from its head and the chain's marks, from the sources. */
  readonly development: AppFromSources | null;
}

/** The app itself: one page for every address below /disk, its files, and what makes it installable. */
export async function serveCounterPage(
  server: FastifyInstance,
  { brand, icons, folder, isDemo, development }: CounterPageParts,
): Promise<void> {
  const manifest = await readManifest(folder);
  const fonts = `${counterPath}/assets/fonts`;
  const theme = perEdition(brand, () => servedTheme(brand, fonts));
  serveFonts(server, everyFont(fonts));
  const html = perEdition(brand, () =>
    manifest === null ? notBuilt(brand) : shell(brand, manifest, { isDemo, theme: theme() }),
  );
  const worker = manifest === null ? null : await readFile(path.join(folder, 'sw.js'), 'utf8').catch(() => null);
  const page = async (_request: unknown, reply: FastifyReply) =>
    development === null
      ? reply.headers(pageHeaders).type('text/html; charset=utf-8').send(html())
      : reply
          .headers(developmentHeaders)
          .type('text/html; charset=utf-8')
          .send(await development(`${head(brand)}${demoMark(isDemo)}<style>${theme().css}</style>`, brandMarks(brand)));
  if (manifest !== null) {
    const assets = path.join(folder, 'assets');
    await serveStaticFiles(server, { prefix: `${counterPath}/assets`, folder: assets, immutable: true });
  }
  for (const size of iconSizes) {
    server.get(iconAddress(size), async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await icons.png(size, 'maskable')),
    );
  }
  server.get(`${counterPath}/manifest.webmanifest`, (_request, reply) =>
    reply.headers(pageHeaders).type('application/manifest+json').send(webManifest(brand)),
  );
  if (worker !== null) {
    server.get(`${counterPath}/sw.js`, (_request, reply) =>
      reply
        .headers({ ...pageHeaders, 'service-worker-allowed': counterPath })
        .type('text/javascript; charset=utf-8')
        .send(worker),
    );
  }
  server.get(counterPath, page);
  server.get(`${counterPath}/*`, page);
}

function shell(
  brand: BrandVariant,
  manifest: Manifest,
  { isDemo, theme }: { readonly isDemo: boolean; readonly theme: ServedTheme },
): string {
  const tags = appTags(manifest, entry, counterPath, theme);
  return `${head(brand)}${demoMark(isDemo)}<style>${theme.css}</style>${tags}</head><body>${brandMarks(brand)}<div id="root"></div></body></html>`;
}

/** Tells the app that one press pairs it. */
function demoMark(isDemo: boolean): string {
  return isDemo ? '<meta name="demo">' : '';
}

function head(brand: BrandVariant): string {
  const { name, displayName, theme } = brand;
  return (
    `<!doctype html><html lang="nb" data-theme="${name}" data-shape="${theme.shape}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex, nofollow">' +
    `<meta name="theme-color" content="${theme.colors.deep}"><link rel="icon" href="${markAddress(brand)}" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="${iconAddress(192)}">` +
    `<link rel="manifest" href="${counterPath}/manifest.webmanifest" crossorigin="use-credentials">` +
    `<meta name="brand" content="${escapeHtml(displayName)}"><title>Disken, ${escapeHtml(displayName)}</title>`
  );
}

function notBuilt(brand: BrandVariant): string {
  return `${head(brand)}</head><body><h1>Disken</h1><p>Disken er ikke bygd ennå: npm run build.</p></body></html>`;
}

/** What home screens ask for; the smaller is Apple's too. */
const iconSizes = [192, 512];

function iconAddress(size: number): string {
  return `${counterPath}/icons/${size}.png`;
}

function webManifest(brand: BrandVariant) {
  const { displayName, theme } = brand;
  return JSON.stringify({
    name: `Disken, ${displayName}`,
    short_name: 'Disken',
    id: counterPath,
    lang: 'nb',
    start_url: counterPath,
    scope: counterPath,
    display: 'standalone',
    background_color: theme.colors.bg,
    theme_color: theme.colors.deep,
    icons: [
      { src: markAddress(brand), sizes: 'any', type: 'image/svg+xml' },
      ...iconSizes.flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: iconAddress(size),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  });
}
