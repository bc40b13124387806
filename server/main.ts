import cluster from 'node:cluster';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brandVariantByName } from '#brands/registry.ts';
import { pages as pageFiles } from '#content/nb/pages/registry.ts';
import { accountServices } from './account-services.ts';
import { CatalogueMemory } from './adapters/catalogue-memory/catalogue-memory.ts';
import { estimatedDistances } from './adapters/geo-local/estimated-distances.ts';
import { osrmDistances } from './adapters/geo-osrm/osrm-distances.ts';
import { overpassAddresses } from './adapters/geo-overpass/overpass-addresses.ts';
import { smtpMailer } from './adapters/mail-smtp/smtp-mailer.ts';
import { orderSecrets } from './adapters/order-secrets.ts';
import { loadMarkdownPages } from './adapters/pages-markdown.ts';
import { DrawnPictures } from './adapters/pictures-drawn/drawn-pictures.ts';
import { type App, type AppParts, buildApp, buildCounterApp, type Storefront } from './app.ts';
import { counterServing, openCounter, startTellingShops } from './composition/counter-services.ts';
import type { Config } from './config.ts';
import { articleDrawings } from './database/article-drawings.ts';
import { articleStore } from './database/article-store.ts';
import { checkoutStore } from './database/checkout/checkout-store.ts';
import { openDatabase } from './database/client.ts';
import { listen } from './database/listen.ts';
import { loadCatalogue } from './database/load-catalogue.ts';
import { loadPublished } from './database/load-published.ts';
import { localAddresses } from './database/local-addresses.ts';
import { databaseOutbox, newestMails } from './database/mail-outbox.ts';
import { pollStore } from './database/poll-store.ts';
import { databaseRateLimiter } from './database/rate-limit.ts';
import { searchCounts } from './database/search-counts.ts';
import { sharedSecret } from './database/shared-secret.ts';
import { storedBrandName } from './database/stored-brand-name.ts';
import { databaseWatches } from './database/watches.ts';
import type { CheckoutServices } from './http/api-v1/checkout-handlers.ts';
import { EventHub } from './http/counter/event-hub.ts';
import { workerFigures } from './http/figures-of-all.ts';
import { letConnectionsGo } from './http/let-connections-go.ts';
import { ownFigures } from './http/metrics.ts';
import { startFiguresServer } from './http/serve-figures.ts';
import { AssetManifest } from './http/ssr/asset-manifest.ts';
import type { Render } from './http/ssr/pages.ts';
import { startCheckoutJobs, startReconciliation } from './jobs/checkout-jobs.ts';
import { ChangeFollower } from './jobs/follow-changes.ts';
import { lookInto } from './jobs/look-into.ts';
import { startRetention } from './jobs/retention.ts';
import { startSendingMail } from './jobs/send-mail.ts';
import { startWatchJob } from './jobs/watch-job.ts';
import { startWritingSearchCounts } from './jobs/write-search-counts.ts';
import { accountMails } from './mail/account-mails.ts';
import type { MailFrame } from './mail/mail-layout.ts';
import { reservationMails } from './mail/reservation-mails.ts';
import { watchMails } from './mail/watch-mails.ts';
import { paymentProviders } from './payment-providers.ts';
import { providerAddresses } from './payment-settings.ts';
import { LivePublished } from './published-source.ts';
import { bare, type Seams } from './seams.ts';
import { unreadHours } from './use-cases/reference/unread-hours.ts';
import { SearchCounter } from './use-cases/search/search-counter.ts';
import { tellWatchers } from './use-cases/watch/tell-watchers.ts';

const root = path.resolve(import.meta.dirname, '..');
/** How long a connection may stay open for its last answer. */
const lastAnswersMs = 5_000;

export interface RunningShop {
  readonly address: string;
  /** Where the staff's side is; null: closed. */
  readonly counterAddress: string | null;
  /**
   * Finishes what is under way, then lets go of everything (R39). Drained, it first goes on serving for DRAIN_SECONDS:
   * it is not ready any more, and every answer closes its connection, so that nobody asks on one that is going.
   */
  stop(how?: { readonly drained: boolean }): Promise<void>;
}

/** The composition root: every part is made and joined here and nowhere else. The database is migrated and filled. */
export async function startShop(
  config: Config,
  databaseUrl: string,
  storefront: () => Promise<Storefront> = builtStorefront,
  seams: Seams = bare,
): Promise<RunningShop> {
  const database = openDatabase({ url: databaseUrl, onError: (error) => console.error(`Database: ${error.message}`) });
  const brand = brandVariantByName(config.brandName ?? (await storedBrandName(database)));
  const pictures = new DrawnPictures({
    articles: articleDrawings(database),
    folder: path.join(config.dataDir, 'pictures'),
    palette: brand.theme.palette,
    secret: await sharedSecret(database, 'pictures'),
  });
  const published = await LivePublished.start(() => loadPublished(database, brand, pictures));
  const { contact } = published.current.settings;
  const pages = await loadMarkdownPages({
    directory: pathToFileURL(`${root}/content/nb/pages/`),
    files: pageFiles,
    facts: {
      kjede: brand.displayName,
      klubb: brand.club,
      epost: contact.email,
      orgnr: contact.orgNo,
      adresse: contact.address,
      telefon: contact.phone,
      selskap: brand.legalName,
    },
  });
  const index = new CatalogueMemory();
  await index.replace(() => loadCatalogue(database), Date.now());

  // A port that the system picks is known when it listens.
  const state = { ready: false, address: `http://localhost:${config.port}` };
  const { smtpUrl } = config;
  const shopUrl = () => config.publicUrl ?? state.address;
  const mailFrame = (): MailFrame => ({ brand, contact: published.current.settings.contact, demo: smtpUrl === null });
  const secrets = orderSecrets(await sharedSecret(database, 'orders'));
  const account = await accountServices(database, {
    mails: accountMails(mailFrame, shopUrl),
    secrets,
    tryLimits: config.tryLimits,
    now: Date.now,
  });
  const onFailure = (error: unknown) => app.server.log.warn(error);
  const checkout: CheckoutServices = {
    store: seams.store(checkoutStore(database)),
    published,
    secrets,
    mails: reservationMails(mailFrame, shopUrl, secrets, config.orderMailLimit),
    providers: seams.providers(paymentProviders(config.payments)),
    shopUrl,
    limiter: databaseRateLimiter(database),
    limits: config.checkoutLimits,
    holdLimits: config.holdLimits,
    now: Date.now,
    sleep,
    lookInto: lookInto(onFailure),
  };
  const watches = {
    watches: databaseWatches(database, await sharedSecret(database, 'watches')),
    mails: watchMails(mailFrame, shopUrl),
  };
  const searchCounter = new SearchCounter(searchCounts(database), Date.now);
  const { osrmUrl, mapsUrl } = config;
  const shared = cluster.isWorker ? workerFigures() : null;
  const figures = shared ?? ownFigures();
  const hub = new EventHub();
  const counter = counterServing(database, { config, root, brand, published, hub, checkout, hasher: account.hasher });
  const ownPort = config.counter?.port ?? null;
  const appParts: AppParts = {
    ...(await storefront()),
    brand,
    index,
    published,
    pages,
    pictures,
    pictureMaker: pictures,
    articles: articleStore(database),
    distances: osrmUrl === null ? estimatedDistances() : osrmDistances({ url: osrmUrl, onFailure }),
    polls: pollStore(database),
    account,
    checkout,
    watches,
    searchCounter,
    outboxToRead: config.mode === 'demo' && smtpUrl === null ? () => newestMails(database, 200) : null,
    demoPayments: config.paymentsDemo ? providerAddresses(config.payments) : null,
    placeLimit: config.placeLimit,
    pollLimit: config.pollLimit,
    addresses: mapsUrl === null ? localAddresses(database) : overpassAddresses({ url: mapsUrl, onFailure }),
    sessionSecret: config.sessionSecret ?? (await sharedSecret(database, 'session')),
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    figuresAccess: config.figuresAccess,
    logger: { level: config.logLevel },
    brandFolder: path.join(root, 'brands'),
    offline: config.offline,
    now: Date.now,
    figures,
    ready: () => state.ready,
    databaseAnswers: () => database.answers(),
    counter: ownPort === null ? counter : null,
  };
  const app: App = await buildApp(appParts);
  const counterApp = counter === null || ownPort === null ? null : await buildCounterApp(appParts, counter);
  const onError = (error: unknown) => app.server.log.error(error);
  const tellUnreadHours = () => {
    for (const found of unreadHours(published.current.shops))
      app.server.log.warn(found, 'opening hours not understood');
  };
  tellUnreadHours();
  const follower = new ChangeFollower({
    index,
    loadCatalogue: (articleIds) => loadCatalogue(database, articleIds),
    reloadPublished: async () => {
      const { version } = published;
      await published.reload();
      if (published.version !== version) tellUnreadHours();
    },
    articlesChanged: app.articlesChanged,
    now: Date.now,
    onError,
  });
  const watchJob = startWatchJob({ tell: (goOn) => tellWatchers({ ...watches, index }, goOn), onError });
  let connections = 0;
  const listener = listen({
    url: databaseUrl,
    channels: ['catalogue', 'stock', 'counter'],
    onMessage: (channel, payload) => {
      if (channel === 'counter') return hub.hear(payload);
      follower.onMessage(channel, payload);
      watchJob.nudge();
    },
    onConnect: () => {
      connections += 1;
      if (connections > 1) follower.readAgain();
      hub.listening();
    },
    onError: (error) => {
      hub.deaf();
      onError(error);
    },
  });
  follower.start();
  const jobs: { stop(): Promise<void> }[] = [
    watchJob,
    startRetention({ personalData: account.personalData, now: Date.now, onError }),
    startCheckoutJobs(checkout, onError),
    startWritingSearchCounts(searchCounter, onError),
    startReconciliation(checkout, (finding) => app.server.log.warn(finding, 'reconciliation'), onError),
  ];
  if (smtpUrl !== null) {
    const from = () => {
      const { brand: sender, contact: own } = mailFrame();
      return { name: sender.displayName, address: config.mailFrom ?? own.email };
    };
    const mailer = seams.mailer(smtpMailer({ url: smtpUrl, from }));
    const outbox = seams.outbox(databaseOutbox(database));
    jobs.push(startSendingMail({ outbox, mailer, now: Date.now, onError }));
  }
  const telling = startTellingShops(database, { config, published, frame: mailFrame, counterUrl: shopUrl, onError });
  if (telling !== null) jobs.push(telling);
  if (config.metricsPort !== null) jobs.push(await startFiguresServer(figures, config.metricsPort, onError));
  const address = await app.server.listen({ port: config.port, host: config.host });
  state.address = address;
  const counterAddress = await openCounter(counterApp, config, counter === null ? null : address);
  state.ready = true;
  return {
    address,
    counterAddress,
    stop: async ({ drained } = { drained: false }) => {
      state.ready = false;
      hub.close();
      if (drained) {
        await sleep(config.drainSeconds * 1000);
        const servers = [app.server, ...(counterApp === null ? [] : [counterApp])];
        await Promise.all(servers.map(({ server }) => letConnectionsGo(server, lastAnswersMs)));
      }
      follower.stop();
      await app.server.close();
      await counterApp?.close();
      await shared?.last();
      await Promise.all(jobs.map((job) => job.stop()));
      await listener.close();
      await database.close();
    },
  };
}

/** The built storefront: its renderer, its files, and the manifest that says which page needs which. */
async function builtStorefront(): Promise<Storefront> {
  const dist = path.join(root, 'dist');
  const entry = pathToFileURL(path.join(dist, 'server/entry-server.js')).href;
  const { render } = (await import(entry)) as { render: Render };
  const manifest = await AssetManifest.read(path.join(dist, 'browser'));
  return {
    render,
    assetsOf: (brandName, chunks) => manifest.of(brandName, chunks),
    assetFolder: path.join(dist, 'browser/assets'),
    serviceWorker: await readFile(path.join(dist, 'browser/sw.js'), 'utf8'),
    development: null,
  };
}
