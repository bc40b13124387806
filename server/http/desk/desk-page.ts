import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import { deskPath } from '#contract/desk/wire.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { perEdition } from '../../brands/live-brand.ts';
import { markAddress } from '../../brands/mark-address.ts';
import { everyFont, servedTheme } from '../../brands/served-theme.ts';
import { type AppFromSources, appTags, brandMarks, developmentHeaders, readManifest } from '../staff-app/built-app.ts';
import { serveFonts, serveStaticFiles } from '../static/static-files.ts';
import { deskHeadersOfAll } from './desk-request.ts';

const entry = 'desk/entry.tsx';
const themeAddress = `${deskPath}/theme.css`;

/** What the page loads is the desk's own, nothing stands in the page itself, and no page may hold it in a frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = {
  ...deskHeadersOfAll,
  'content-security-policy': policy,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(self)',
  'referrer-policy': 'no-referrer',
} as const;

export interface DeskPageParts {
  readonly brand: BrandVariant;
  /** Where the app was built to. */
  readonly folder: string;
  readonly development: AppFromSources | null;
}

/** The app itself: one page for every address below /kontor, and its files. */
export async function serveDeskPage(
  server: FastifyInstance,
  { brand, folder, development }: DeskPageParts,
): Promise<void> {
  const manifest = await readManifest(folder);
  const fonts = `${deskPath}/assets/fonts`;
  const theme = perEdition(brand, () => servedTheme(brand, fonts));
  serveFonts(server, everyFont(fonts));
  server.get(themeAddress, (_request, reply) =>
    reply.headers(deskHeadersOfAll).type('text/css; charset=utf-8').send(theme().css),
  );
  const marks = perEdition(brand, () => brandMarks(brand));
  const html = perEdition(brand, () =>
    manifest === null
      ? `${head(brand)}</head><body><h1>Kontoret</h1><p>Kontoret er ikke bygd ennå: npm run build.</p></body></html>`
      : `${head(brand)}${appTags(manifest, entry, deskPath, theme())}</head><body>${marks()}<div id="root"></div></body></html>`,
  );
  if (manifest !== null) {
    const assets = path.join(folder, 'assets');
    await serveStaticFiles(server, { prefix: `${deskPath}/assets`, folder: assets, immutable: true });
  }
  const page = async (_request: unknown, reply: FastifyReply) =>
    development === null
      ? reply.headers(pageHeaders).type('text/html; charset=utf-8').send(html())
      : reply
          .headers(developmentHeaders)
          .type('text/html; charset=utf-8')
          .send(await development(head(brand), marks()));
  server.get(deskPath, page);
  server.get(`${deskPath}/*`, page);
}

function head(brand: BrandVariant): string {
  const { name, displayName, theme } = brand;
  return (
    `<!doctype html><html lang="nb" data-theme="${name}" data-shape="${theme.shape}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex, nofollow">' +
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="${markAddress(brand)}" type="image/svg+xml">` +
    `<meta name="brand" content="${escapeHtml(displayName)}"><title>Kontoret, ${escapeHtml(displayName)}</title>` +
    `<link rel="stylesheet" href="${themeAddress}">`
  );
}
