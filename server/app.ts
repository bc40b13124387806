import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BrandVariant } from '#brands/brand.ts';
import { perEdition } from './brands/live-brand.ts';
import { markAddress } from './brands/mark-address.ts';
import { everyFont, servedTheme } from './brands/served-theme.ts';
import { serverItself } from './http/api-v1/handler.ts';
import { apiHandlers, type HandlerParts } from './http/api-v1/handlers.ts';
import { inProcessApi } from './http/api-v1/in-process-api.ts';
import { registerApi } from './http/api-v1/register-api.ts';
import { answerHeaders } from './http/cache/answer-headers.ts';
import { droppedKeys, everyPage } from './http/cache/surrogate-keys.ts';
import { type CounterServing, serveCounter } from './http/counter/serve-counter.ts';
import { createServer } from './http/create-server.ts';
import { registerDemoPayments } from './http/demo/demo-payments.ts';
import { type OutboxToRead, registerOutboxPage } from './http/demo/outbox-page.ts';
import { type DeskServing, serveDesk } from './http/desk/serve-desk.ts';
import { registerDocs } from './http/docs/register-docs.ts';
import { registerFeeds } from './http/feeds/register-feeds.ts';
import { serveShopperEvents } from './http/live/serve-shopper-events.ts';
import type { ShopperHub } from './http/live/shopper-hub.ts';
import { registerHealth } from './http/monitoring/health.ts';
import { type Metrics, measureRequests, measureStreams } from './http/monitoring/metrics.ts';
import { type MetricsAccess, registerMetrics } from './http/monitoring/metrics-server.ts';
import { registerOneClickUnsubscribe } from './http/one-click-unsubscribe.ts';
import { registerPaymentWebhooks } from './http/payment-webhooks.ts';
import { earlyRefusal } from './http/resilience/early-refusal.ts';
import { createLoadShedder } from './http/resilience/load-shedder.ts';
import { registerCors } from './http/security/cors.ts';
import { ownOrigin } from './http/security/own-origin.ts';
import { registerSeo } from './http/seo/register-seo.ts';
import { servePageSession } from './http/session/serve-page-session.ts';
import type { TrustedProxies } from './http/session/trusted-proxies.ts';
import { registerSmsReports, type SmsReportParts } from './http/sms-reports.ts';
import type { PageAssets } from './http/ssr/asset-manifest.ts';
import type { DocumentBrand } from './http/ssr/document.ts';
import { type Render, registerPages } from './http/ssr/pages.ts';
import { servePreviews } from './http/ssr/serve-previews.ts';
import { serveDrawings } from './http/static/brand-drawings.ts';
import { registerOffline } from './http/static/offline.ts';
import { registerPictures } from './http/static/pictures.ts';
import { registerFavicon, serveFonts, serveStaticFiles } from './http/static/static-files.ts';
import { registerWebApp } from './http/static/web-app.ts';
import { registerSystem } from './http/system/register-system.ts';
import type { SystemParts } from './http/system/system-parts.ts';
import { registerVippsLogin } from './http/vipps-login.ts';
import { asListed, type CacheTag } from './ports/cache-tag.ts';
import type { CatalogueChange, CatalogueWriter } from './ports/catalogue/catalogue-index.ts';
import type { BrandDrawings } from './ports/content/brand-drawings.ts';
import type { BrandIcons } from './ports/content/brand-icons.ts';
import { nextPublishedChange } from './use-cases/campaign/next-published-change.ts';

/** The storefront as the server needs it. */
export interface Storefront {
  readonly render: Render;
  /** What a page must load to show these screens. */
  readonly assetsOf: (chunks: readonly string[]) => PageAssets;
  /** Where the built files are; null while developing, when they are made on the way. */
  readonly assetFolder: string | null;
  /** The service worker's code; null while developing. */
  readonly serviceWorker: string | null;
  readonly development: { readonly middleware: DevelopmentMiddleware } | null;
}

export type DevelopmentMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Everything the app is made of; main.ts gives the real parts, tests give theirs. */
export interface AppParts extends HandlerParts, Storefront {
  /** Brings the catalogue's prices and campaigns to the instant. */
  readonly advance: CatalogueWriter['advance'];
  /** API_ORIGINS: pages that may call the API from a browser. */
  readonly apiOrigins: ReadonlySet<string>;
  readonly publicUrl: string | null;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: TrustedProxies;
  readonly logger: { level: string };
  /** OFFLINE: pages offer their service worker. */
  readonly offline: boolean;
  /** Called with the surrogate keys of invalidated pages, to purge them from a CDN; null: no CDN may cache pages. */
  readonly dropPublicPages: ((keys: readonly string[]) => void) | null;
  /** Google's ids for pages to measure with; null: nothing is measured. */
  readonly measuring: string | null;
  /** MERCHANT_FEEDS: the goods are listed for Google. */
  readonly merchantFeeds: boolean;
  readonly brandIcons: BrandIcons;
  readonly brandDrawings: BrandDrawings;
  /** False while starting and stopping. */
  readonly ready: () => boolean;
  readonly databaseAnswers: () => Promise<boolean>;
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  /** The newest mails and text messages of the outbox, where they may be read (/dev/post); null where they may not. */
  readonly outboxToRead: OutboxToRead | null;
  /** Where the provider of text messages reports to; null: nowhere. */
  readonly smsReports: SmsReportParts | null;
  /** Emulated payment providers by name, with their addresses; null where shoppers pay for real. */
  readonly demoPayments: ReadonlyMap<string, string> | null;
  /** What other systems reach at /api/system/v1. */
  readonly system: SystemParts;
  /** Open streams of shoppers. */
  readonly shopperHub: ShopperHub;
  /** The staff's side at /disk; null where it is closed, or on a port of its own. */
  readonly counter: CounterServing | null;
  /** The office's side at /kontor; null alike. */
  readonly desk: DeskServing | null;
}

export interface App {
  readonly server: FastifyInstance;
  /** Invalidates the cached answers, pages and pictures that show these articles. */
  readonly articlesChanged: (change: CatalogueChange) => Promise<void>;
  /** A new version has emptied the caches; a CDN's pages are to go too. */
  readonly pagesReplaced: () => void;
}

/** A page of a list that shows what a shop no longer has, or has again, is given no longer than this. */
const listsExpireMs = 1_000;
/** Load shedding: the longest that rendering a page may wait for its turn. */
const maxWaitMs = 1_000;

/** The counter or the desk on a port of its own (COUNTER_PORT, DESK_PORT), which the shoppers' network need not reach. */
export async function buildStaffApp(
  parts: AppParts,
  { counter, desk }: { readonly counter?: CounterServing | null; readonly desk?: DeskServing | null },
): Promise<FastifyInstance> {
  const { server, https } = createServer(parts);
  const originOf = (host: string | undefined) => `${https ? 'https' : 'http'}://${host ?? ''}`;
  const access = { https, trustedProxies: parts.trustedProxies, originOf };
  if (counter) await serveCounter(server, counter, access);
  if (desk) {
    await serveDesk(server, desk, access);
    servePreviews(server, parts, documentBrand, desk.previews);
    serveFonts(server, everyFont(shopFonts));
    if (parts.assetFolder !== null)
      await serveStaticFiles(server, { prefix: '/assets', folder: parts.assetFolder, immutable: true });
  }
  await serveDrawings(server, parts.brand, parts.brandDrawings);
  registerPictures(server, parts.pictures, () => parts.index.edition);
  return server;
}

export async function buildApp(parts: AppParts): Promise<App> {
  const { server, https, cacheFastPath, keepAliveSeconds } = createServer(parts);
  server.addHook('onRequest', (_request, _reply, done) => {
    const advancing = bringUpToDate();
    if (advancing === null) done();
    else advancing.then(() => done());
  });
  const measure = measureRequests(server, parts.metrics);
  measureStreams(parts.metrics, () => parts.shopperHub.size);
  registerMetrics(server, parts.metrics, parts.metricsAccess);
  registerHealth(server, parts);
  registerDocs(server, () => {
    const { tenant, settings } = parts.published.current;
    return { name: tenant.display_name, email: settings.contact.email, url: parts.checkout.shopUrl() };
  });
  registerCors(server, parts.apiOrigins);
  if (parts.outboxToRead !== null) registerOutboxPage(server, parts.outboxToRead);
  if (parts.demoPayments !== null) await registerDemoPayments(server, parts.demoPayments);

  const { handlers, categoryTree, hasGoods, articlesChanged: countsChanged } = apiHandlers(parts);
  const loadShedder = createLoadShedder(maxWaitMs);
  const shared = {
    loadShedder,
    sessionSecret: parts.sessionSecret,
    https,
    trustedProxies: parts.trustedProxies,
    originOf: ownOrigin(parts.checkout.shopUrl),
    version: () => parts.index.edition + parts.published.version,
    validUntil: () => nextTurn(parts),
    now: parts.now,
  };
  await registerSystem(server, parts.system, shared);
  servePageSession(server, shared);
  const api = registerApi(server, { ...shared, sessions: parts.account.sessions, handlers });
  serveShopperEvents(server, {
    ...shared,
    hub: parts.shopperHub,
    sessions: parts.account.sessions,
    checkout: parts.checkout,
  });
  if (parts.counter !== null) await serveCounter(server, parts.counter, shared);
  registerVippsLogin(server, { ...shared, ...parts.account, account: parts.account });
  await registerPaymentWebhooks(server, parts);
  if (parts.desk !== null) await serveDesk(server, parts.desk, shared);
  if (parts.smsReports !== null) await registerSmsReports(server, parts.smsReports);
  await registerOneClickUnsubscribe(server, async (token) => handlers.endWatch({ token }, serverItself));
  if (parts.assetFolder !== null) {
    await serveStaticFiles(server, { prefix: '/assets', folder: parts.assetFolder, immutable: true });
  }
  const { development } = parts;
  if (development !== null) {
    server.addHook('onRequest', (request, reply, done) => development.middleware(request.raw, reply.raw, done));
  }
  await serveDrawings(server, parts.brand, parts.brandDrawings);
  const face = perEdition(parts.brand, () => documentBrand(parts.brand));
  serveFonts(server, everyFont(shopFonts));
  registerFavicon(server, () => face().icon);
  registerWebApp(server, parts.brand, parts.brandIcons);
  const pictureCache = registerPictures(server, parts.pictures, () => parts.index.edition);
  const apiTo = inProcessApi(handlers);
  const serviceWorker = parts.offline ? parts.serviceWorker : null;
  registerOffline(server, parts.brand, serviceWorker);
  registerSeo(server, {
    ...shared,
    version: () => parts.index.version + parts.published.version,
    index: parts.index,
    pages: parts.pages,
    api: apiTo(),
  });
  if (parts.merchantFeeds) registerFeeds(server, { ...shared, index: parts.index, api: apiTo() });
  const pages = registerPages(server, {
    ...shared,
    publicUrl: parts.publicUrl,
    render: parts.render,
    apiTo,
    assetsOf: parts.assetsOf,
    categoryTree,
    formerShops: () => parts.published.current.formerShops,
    hasGoods,
    offline: serviceWorker !== null,
    publicPages: parts.dropPublicPages !== null,
    measuring: parts.measuring,
    brand: face,
  });
  if (parts.desk !== null) servePreviews(server, parts, documentBrand, parts.desk.previews);
  const articlesChanged = async (change: CatalogueChange) => {
    if (change.articleIds.length === 0) return;
    const counting = countsChanged(change);
    const asBefore = new Set(change.piecesAlone);
    const listed = asListed(change.articleIds.filter((id) => !asBefore.has(id)));
    const lists: CacheTag[] = [...listed, ...change.lists];
    if (change.lists.length > 0) lists.push('any');
    if (change.stockAlone && parts.dropPublicPages === null) {
      // Somewhere a shelf is emptied or filled many times a second: pages of lists need not stop for each of them.
      invalidate(change.articleIds);
      api.cache.invalidate(lists);
      pages.cache.expire(lists, parts.now() + listsExpireMs);
    } else invalidate([...change.articleIds, ...lists]);
    if (!change.stockAlone) pictureCache.invalidate(change.articleIds);
    if (await counting) invalidate(['counts']);
  };
  function invalidate(tags: readonly CacheTag[]): void {
    api.cache.invalidate(tags);
    pages.cache.invalidate(tags);
    parts.dropPublicPages?.(droppedKeys(tags));
  }
  /**
   * A campaign starts and ends on time for every request, even when the timer of the catalogue sync fires late. Null when
   * there is nothing to wait for.
   */
  let advancing: Promise<void> | null = null;
  function bringUpToDate(): Promise<void> | null {
    const next = parts.index.nextChangeAt();
    if (next === null || next > parts.now()) return advancing;
    advancing ??= parts
      .advance(parts.now())
      .then(articlesChanged)
      .catch((error: unknown) => server.log.error(error))
      .finally(() => {
        advancing = null;
      });
    return advancing;
  }
  cacheFastPath.open({
    // What other origins may call answers each of them otherwise: it goes the long way.
    api: parts.apiOrigins.size === 0 ? api.cached : null,
    pages: pages.cached,
    bringUpToDate,
    measure,
    headers: answerHeaders(https, keepAliveSeconds),
    ready: parts.ready,
    refuse: earlyRefusal({ loadShedder, isApiShared: parts.apiOrigins.size > 0, isPageToMake: pages.isToMake }),
    beforeRefusal: loadShedder.beforeRefusal,
  });
  return { server, articlesChanged, pagesReplaced: () => parts.dropPublicPages?.([everyPage]) };
}

/** The next instant at which something shown changes by the clock alone: a price, a campaign, a post. */
function nextTurn({ index, published, now }: Pick<AppParts, 'index' | 'published' | 'now'>): number {
  return Math.min(index.nextChangeAt() ?? Number.POSITIVE_INFINITY, nextPublishedChange(published.current, now()));
}

const shopFonts = '/assets/fonts';

/** How every page of the shop looks. */
function documentBrand(brand: BrandVariant): DocumentBrand {
  const { css, fonts } = servedTheme(brand, shopFonts);
  return {
    name: brand.name,
    shape: brand.theme.shape,
    themeColor: brand.theme.colors.header,
    icon: markAddress(brand),
    sheet: css,
    fonts: fonts.map(({ address }) => address),
  };
}
