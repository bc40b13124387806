import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serverItself } from './http/api-v1/handler.ts';
import type { HandlerParts } from './http/api-v1/handlers.ts';
import { apiHandlers } from './http/api-v1/handlers.ts';
import { inProcessApi } from './http/api-v1/in-process-api.ts';
import type { KeptTag } from './http/api-v1/kept-tags.ts';
import { registerApi } from './http/api-v1/register-api.ts';
import { serveFolder } from './http/assets.ts';
import { type CounterServing, serveCounter } from './http/counter/serve-counter.ts';
import { watchCrowd } from './http/crowd.ts';
import { cutSilent } from './http/cut-silent.ts';
import { registerDemoPayments } from './http/demo-payments.ts';
import { registerDevPost } from './http/dev-post.ts';
import { registerDocs } from './http/docs/register-docs.ts';
import { answerErrors } from './http/error-answers.ts';
import { registerFavicon } from './http/favicon.ts';
import { registerHealth } from './http/health.ts';
import { type Figures, measureRequests } from './http/metrics.ts';
import { registerOffline } from './http/offline.ts';
import { registerOneClickUnsubscribe } from './http/one-click-unsubscribe.ts';
import { ownOrigin } from './http/own-origin.ts';
import { registerPictures } from './http/pictures.ts';
import { answerExpectations, protocolErrors } from './http/protocol-errors.ts';
import { readJsonBodies } from './http/request-bodies.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerSeo } from './http/seo/register-seo.ts';
import { type FiguresAccess, registerFigures } from './http/serve-figures.ts';
import type { TrustedProxies } from './http/session/trusted-proxies.ts';
import type { PageAssets } from './http/ssr/asset-manifest.ts';
import { type Render, registerPages } from './http/ssr/pages.ts';
import type { CatalogueChange } from './ports/catalogue-index.ts';
import type { QueuedMail } from './ports/mail.ts';
import type { PictureMaker } from './ports/picture-maker.ts';
import { nextPublishedChange } from './use-cases/campaign/next-published-change.ts';

/** The storefront as the server needs it. */
export interface Storefront {
  readonly render: Render;
  /** What a page of a brand variant must load to show these screens. */
  readonly assetsOf: (brandName: string, chunks: readonly string[]) => PageAssets;
  /** Where the built files are; null while developing, when they are made on the way. */
  readonly assetFolder: string | null;
  /** The service worker's code; null while developing. */
  readonly serviceWorker: string | null;
  readonly development: { readonly middleware: DevelopmentMiddleware } | null;
}

type DevelopmentMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Everything the app is made of; main.ts gives the real parts, tests give theirs. */
export interface AppParts extends HandlerParts, Storefront {
  readonly sessionSecret: string;
  readonly publicUrl: string | null;
  /** Who may say in X-Forwarded-For whom it was asked by. */
  readonly trustedProxies: TrustedProxies;
  readonly logger: { level: string };
  readonly pictureMaker: PictureMaker;
  /** OFFLINE: pages offer their service worker. */
  readonly offline: boolean;
  /** Where the brands' logos are. */
  readonly brandFolder: string;
  /** False while starting and stopping. */
  readonly ready: () => boolean;
  readonly databaseAnswers: () => Promise<boolean>;
  readonly figures: Figures;
  readonly figuresAccess: FiguresAccess;
  /** The newest mails of the outbox, where they may be read (/dev/post); null where they may not. */
  readonly outboxToRead: (() => Promise<readonly QueuedMail[]>) | null;
  /** Emulated payment providers by name, with their addresses; null where shoppers pay for real. */
  readonly demoPayments: ReadonlyMap<string, string> | null;
  /** The staff's side at /disk; null where it is closed, or on a port of its own. */
  readonly counter: CounterServing | null;
}

export interface App {
  readonly server: FastifyInstance;
  /** Drops exactly what is kept and no longer true. */
  readonly articlesChanged: (change: CatalogueChange) => void;
}

const second = 1000;
const silenceMs = 15 * second;
const crowdLimits = { longestRoundMs: second, mostUnderWay: 24 };

/** A server with the manners that all of them have: limits, errors, headers. */
function bareServer(parts: Pick<AppParts, 'logger' | 'publicUrl' | 'ready'>): {
  server: FastifyInstance;
  https: boolean;
} {
  const server = Fastify({
    logger: parts.logger.level === 'silent' ? false : { level: parts.logger.level, redact: redacted },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    // R26: a client that does not get its request out, or does not take its answer, is cut within 15 seconds.
    connectionTimeout: silenceMs,
    requestTimeout: 12 * second,
    http: { headersTimeout: 10 * second, connectionsCheckingInterval: 2 * second },
    keepAliveTimeout: 65 * second,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 5000 },
    ...protocolErrors,
  });
  const https = parts.publicUrl?.startsWith('https:') ?? false;
  answerErrors(server);
  readJsonBodies(server);
  cutSilent(server, silenceMs);
  answerExpectations(server);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders(https));
    // R39: whoever asks a process that is about to go opens the next connection to another one.
    if (!parts.ready()) reply.header('connection', 'close');
    done();
  });
  return { server, https };
}

/** The counter on a port of its own (COUNTER_PORT), which the shoppers' network need not reach. */
export async function buildCounterApp(
  parts: Pick<AppParts, 'logger' | 'publicUrl' | 'ready' | 'trustedProxies' | 'brandFolder' | 'pictureMaker' | 'index'>,
  counter: CounterServing,
): Promise<FastifyInstance> {
  const { server, https } = bareServer(parts);
  const originOf = (host: string | undefined) => `${https ? 'https' : 'http'}://${host ?? ''}`;
  await serveCounter(server, counter, { https, trustedProxies: parts.trustedProxies, originOf });
  await serveFolder(server, { prefix: '/logo', folder: parts.brandFolder, immutable: false, only: logoTypes });
  registerPictures(server, parts.pictureMaker, () => parts.index.edition);
  return server;
}

export async function buildApp(parts: AppParts): Promise<App> {
  const { server, https } = bareServer(parts);
  server.addHook('onRequest', (_request, _reply, done) => {
    bringUpToDate();
    done();
  });
  measureRequests(server, parts.figures);
  registerFigures(server, parts.figures, parts.figuresAccess);
  registerHealth(server, parts);
  registerDocs(server);
  if (parts.outboxToRead !== null) registerDevPost(server, parts.outboxToRead);
  if (parts.demoPayments !== null) await registerDemoPayments(server, parts.demoPayments);

  const { handlers, categoryTree, referenceChanged } = apiHandlers(parts);
  const crowd = watchCrowd(crowdLimits);
  server.addHook('onClose', async () => crowd.stop());
  const shared = {
    crowd,
    sessionSecret: parts.sessionSecret,
    https,
    trustedProxies: parts.trustedProxies,
    originOf: ownOrigin(parts.checkout.shopUrl),
    version: () => parts.index.edition + parts.published.version,
    validUntil: () => nextTurn(parts),
    now: parts.now,
  };
  const keptAnswers = registerApi(server, { ...shared, sessions: parts.account.sessions, handlers });
  if (parts.counter !== null) await serveCounter(server, parts.counter, shared);
  await registerOneClickUnsubscribe(server, async (token) => handlers.endWatch({ token }, serverItself));
  if (parts.assetFolder !== null) {
    await serveFolder(server, { prefix: '/assets', folder: parts.assetFolder, immutable: true });
  }
  const { development } = parts;
  if (development !== null) {
    server.addHook('onRequest', (request, reply, done) => development.middleware(request.raw, reply.raw, done));
  }
  await serveFolder(server, { prefix: '/logo', folder: parts.brandFolder, immutable: false, only: logoTypes });
  const icon = `/logo/${parts.brand.name}/mark.svg`;
  registerFavicon(server, icon);
  const keptPictures = registerPictures(server, parts.pictureMaker, () => parts.index.edition);
  const api = inProcessApi(handlers);
  const serviceWorker = parts.offline ? parts.serviceWorker : null;
  registerOffline(server, parts.brand, serviceWorker);
  registerSeo(server, {
    ...shared,
    version: () => parts.index.version + parts.published.version,
    index: parts.index,
    pages: parts.pages,
    api,
  });
  const keptPages = registerPages(server, {
    ...shared,
    publicUrl: parts.publicUrl,
    render: parts.render,
    api,
    assetsOf: parts.assetsOf,
    categoryTree,
    offline: serviceWorker !== null,
    brand: {
      name: parts.brand.name,
      themeColor: parts.brand.theme.colors.header,
      icon,
    },
  });
  const articlesChanged = (change: CatalogueChange) => {
    if (change.articleIds.length === 0) return;
    const tags: KeptTag[] = [...change.articleIds, ...change.lists];
    if (change.lists.length > 0) tags.push('any');
    if (referenceChanged(change)) tags.push('counts');
    keptAnswers.dropTagged(tags);
    keptPages.dropTagged(tags);
    if (!change.stockAlone) keptPictures.dropTagged(change.articleIds);
  };
  /** A campaign has started or ended for whoever asks from that instant on, however late the timer for it may be. */
  function bringUpToDate(): void {
    const next = parts.index.nextChangeAt();
    if (next !== null && next <= parts.now()) articlesChanged(parts.index.advance(parts.now()));
  }
  return { server, articlesChanged };
}

/** When something that is shown next becomes something else by the clock alone: a price, a campaign, a post. */
function nextTurn({ index, published, now }: Pick<AppParts, 'index' | 'published' | 'now'>): number {
  return Math.min(index.nextChangeAt() ?? Number.POSITIVE_INFINITY, nextPublishedChange(published.current, now()));
}

const logoTypes = new Set(['.svg', '.png']);

/** R37: what must never be in a log. */
const redacted = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-csrf-token"]',
  'res.headers["set-cookie"]',
  // PostgreSQL repeats the row it refuses, and where in a statement.
  'err.detail',
  'err.where',
  'err.internalQuery',
];
