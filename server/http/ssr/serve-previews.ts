import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import { previewGone } from '#content/nb/desk/preview.ts';
import type { PreviewAddresses, PreviewedShop, PreviewedShops } from '#server/ports/desk/previews.ts';
import { unknownOrigin } from '#storefront/rendered.ts';
import { apiHandlers, type HandlerParts } from '../api-v1/handlers.ts';
import { inProcessApi } from '../api-v1/in-process-api.ts';
import type { PageAssets } from './asset-manifest.ts';
import { type DocumentBrand, frameOf, ownParts } from './document.ts';
import type { Render } from './pages.ts';
import { staticPage } from './static-page.ts';

export interface PreviewServing {
  readonly path: string;
  readonly addresses: PreviewAddresses;
  readonly shops: PreviewedShops<BrandVariant>;
}

export interface PreviewParts extends HandlerParts {
  readonly render: Render;
  readonly assetsOf: (chunks: readonly string[]) => PageAssets;
}

/**
 * No script runs, nobody is signed in, nothing is cached; and this is the one answer of the shop that may stand in a frame, of a
 * page of the same origin.
 */
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
} as const;

/** The shop's own pages, rendered from what they would be made of. They never meet the page cache. */
export function servePreviews(
  server: FastifyInstance,
  parts: PreviewParts,
  faceOf: (brand: BrandVariant) => DocumentBrand,
  { path, addresses, shops }: PreviewServing,
): void {
  server.get(`${path}/:token`, answer);
  server.get(`${path}/:token/*`, answer);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token, '*': rest = '' } = request.params as { token: string; '*'?: string };
    reply.headers(headers).type('text/html; charset=utf-8');
    const wish = addresses.read(token);
    const shop = wish === null ? null : await shops.open(wish);
    if (shop === null) return reply.code(410).send(previewGone);
    const query = request.raw.url?.split('?')[1];
    const page = await rendered(
      parts,
      faceOf(shop.brand ?? parts.brand),
      shop,
      `/${rest}${query === undefined ? '' : `?${query}`}`,
    );
    if (page.kind === 'redirect') return reply.code(302).header('location', `${path}/${token}${page.to}`).send();
    return reply.code(page.status).send(staticPage(page.html, `${path}/${token}`));
  }
}

async function rendered(parts: PreviewParts, brand: DocumentBrand, shop: PreviewedShop<BrandVariant>, address: string) {
  const { index, published, now, pages = parts.pages } = shop;
  const api = inProcessApi(apiHandlers({ ...parts, index, published, now, pages }).handlers)();
  const page = await parts.render({ url: unknownOrigin + address, api });
  if (page.kind === 'redirect')
    return { kind: 'redirect', to: new URL(page.location, unknownOrigin).pathname } as const;
  const assets = parts.assetsOf(page.chunks);
  const { lead, tail } = ownParts({ brand, offline: false, measuring: null, ...page });
  return { kind: 'page', status: page.status, html: lead + frameOf(brand, assets) + tail } as const;
}
