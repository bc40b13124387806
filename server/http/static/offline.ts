import type { FastifyInstance } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import { accountText } from '#content/nb/account.ts';
import { favouritesText } from '#content/nb/favourites.ts';
import { frameText } from '#content/nb/frame.ts';
import { historyText } from '#content/nb/history.ts';
import { offlineText } from '#content/nb/offline.ts';
import { shippedFont } from '#contract/brand/shipped-fonts.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { perEdition } from '../../brands/live-brand.ts';
import { CachedResponse, cachedAnswer } from '../cache/cached-response.ts';
import { sendRaw } from '../cache/raw-answer.ts';

/**
 * The service worker and the page it shows without a network (docs/decisions/0015-offline.md). `script` is null where the shop offers none:
 * then browsers that have one from before get one that removes itself.
 */
export function registerOffline(server: FastifyInstance, brand: BrandVariant, script: string | null): void {
  const worker = new CachedResponse(Buffer.from(script ?? leaveScript), 'text/javascript; charset=utf-8');
  // Browsers look for a new one at every visit.
  server.get('/sw.js', (request, reply) => sendRaw(reply, cachedAnswer(request, worker, 'no-cache')));
  const page = perEdition(brand, () => offlinePage(brand));
  server.get('/uten-nett', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page()),
  );
}

const leaveScript = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('hent-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Needs no script and fetches nothing. The link with an empty address reloads the page it is shown for. */
function offlinePage({ displayName: said, theme }: BrandVariant): string {
  const displayName = escapeHtml(said);
  const { colors, fonts } = theme;
  const { family: font } = shippedFont(fonts.body);
  const links = [
    [pathTo('qrCode'), accountText.qr.title],
    [pathTo('favourites'), favouritesText.title],
    [pathTo('history'), historyText.title],
  ];
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="${colors.header}"><title>${frameText.documentTitle(offlineText.title, displayName)}</title>
<style>
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:${colors.bg};color:${colors.ink};font:1.0625rem/1.55 '${font}',system-ui,sans-serif}
header{padding:20px 24px;background:${colors.deep};color:${colors['on-deep']};font-size:1.375rem;font-weight:750}
main{max-width:34em;margin:0 auto;padding:56px 24px}
h1{margin-bottom:12px;font-size:clamp(1.875rem,1.4rem + 2vw,2.75rem);line-height:1.1}
ul{margin:24px 0 32px;padding:0;list-style:none}
li a{display:flex;align-items:center;min-height:52px;border-bottom:1px solid ${colors.line};color:inherit;font-weight:650}
.again{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:6px;background:${colors.brand};color:${colors['on-brand']};font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid ${colors.ink};outline-offset:3px}
</style></head><body><header>${displayName}</header><main><h1>${offlineText.title}</h1><p>${offlineText.lead}</p>
<ul>${links.map(([path, name]) => `<li><a href="${path}">${name}</a></li>`).join('')}</ul>
<p><a class="again" href="">${offlineText.tryAgain}</a></p></main></body></html>`;
}
