import type { FastifyInstance } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import { accountText } from '#content/nb/account.ts';
import { shopsText } from '#content/nb/shops.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { BrandIcons } from '#server/ports/content/brand-icons.ts';
import { perEdition } from '../../brands/live-brand.ts';
import { CachedResponse, cachedAnswer } from '../cache/cached-response.ts';
import { sendRaw } from '../cache/raw-answer.ts';

export const manifestPath = '/manifest.webmanifest';
export const touchIconPath = '/ikoner/180.png';

type IconLook = Parameters<BrandIcons['png']>[1];

/** By the name of the file. iOS draws no ground of its own, so its icon has one. */
const icons: ReadonlyMap<string, readonly [size: number, look: IconLook]> = new Map([
  ['180', [180, 'solid']],
  ['192', [192, 'plain']],
  ['512', [512, 'plain']],
  ['maskable-192', [192, 'maskable']],
  ['maskable-512', [512, 'maskable']],
]);

/** What makes the shop installable as a web app: the manifest, and the brand's icon in the sizes that home screens ask for. */
export function registerWebApp(server: FastifyInstance, brand: BrandVariant, brandIcons: BrandIcons): void {
  const type = 'application/manifest+json; charset=utf-8';
  const manifest = perEdition(brand, () => new CachedResponse(Buffer.from(JSON.stringify(webManifest(brand))), type));
  server.get(manifestPath, (request, reply) =>
    sendRaw(reply, cachedAnswer(request, manifest(), 'public, max-age=3600')),
  );
  server.get<{ Params: { name: string } }>('/ikoner/:name.png', async (request, reply) => {
    const icon = icons.get(request.params.name);
    if (icon === undefined) {
      reply.callNotFound();
      return reply;
    }
    reply.type('image/png').header('cache-control', 'public, max-age=86400');
    return reply.send(await brandIcons.png(...icon));
  });
}

function webManifest({ displayName, tagline, theme }: BrandVariant) {
  return {
    id: '/',
    name: displayName,
    short_name: displayName,
    description: tagline,
    lang: 'nb',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: theme.colors.bg,
    theme_color: theme.colors.header,
    icons: [...icons]
      .filter(([, [, look]]) => look !== 'solid')
      .map(([name, [size, look]]) => ({
        src: `/ikoner/${name}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: look === 'maskable' ? 'maskable' : 'any',
      })),
    shortcuts: [
      { name: accountText.qr.title, url: pathTo('qrCode') },
      { name: shopsText.title, url: pathTo('shops') },
    ],
  };
}
