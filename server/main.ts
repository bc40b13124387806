import cluster from 'node:cluster';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type App, type AppParts, buildApp, buildStaffApp } from './app.ts';
import { buildServices } from './composition/build-services.ts';
import { builtStorefront } from './composition/built-storefront.ts';
import { counterServing, openCounter } from './composition/counter-services.ts';
import { deskServing, openDesk, startDeskJobs } from './composition/desk/desk-services.ts';
import { openNotifications } from './composition/notifications.ts';
import { notifiedChannels, openCatalogue } from './composition/open-catalogue.ts';
import { openMessages } from './composition/open-messages.ts';
import { openPages } from './composition/open-pages.ts';
import { openStores } from './composition/open-stores.ts';
import { purgePublicPages } from './composition/purge-public-pages.ts';
import { openBrandIcons, openPlaceholders, type ShopParts } from './composition/shop-parts.ts';
import { startInnerIndexer } from './composition/start-inner-indexer.ts';
import { startJobs } from './composition/start-jobs.ts';
import { syncCatalogue } from './composition/sync-catalogue.ts';
import { openSystem, startSystemJobs } from './composition/system-services.ts';
import { noTestHooks } from './composition/test-hooks.ts';
import { openDatabase } from './database/connection/client.ts';
import { knownMigrations } from './database/maintenance/migrate.ts';
import { indexerFigures } from './database/monitoring/indexer-figures.ts';
import { brandDrawings } from './database/settings/brand-changes.ts';
import { sharedSecret } from './database/settings/shared-secret.ts';
import { EventHub } from './http/counter/event-hub.ts';
import { ShopperHub } from './http/live/shopper-hub.ts';
import { measureCatalogueLag } from './http/monitoring/catalogue-metrics.ts';
import { workerMetrics } from './http/monitoring/cluster-metrics.ts';
import { processMetrics } from './http/monitoring/metrics.ts';
import { startMetricsServer } from './http/monitoring/metrics-server.ts';
import { drainConnections } from './http/resilience/drain-connections.ts';
import type { Config } from './settings/config.ts';
import { providerAddresses } from './settings/payments/payment-settings.ts';

const root = path.resolve(import.meta.dirname, '..');
/** How long a connection may stay open for its last answer. */
const drainMs = 5_000;

export interface RunningShop {
  readonly address: string;
  /** Where the staff's side is; null: closed. */
  readonly counterAddress: string | null;
  /** Where the office's side is; null: closed. */
  readonly deskAddress: string | null;
  /**
   * Graceful shutdown (R39): finishes what is under way, then closes everything. Drained, it first goes on serving for
   * DRAIN_SECONDS while /readyz says 503 and every answer closes its connection, so that proxies send nothing more.
   */
  stop(how?: { readonly drained: boolean }): Promise<void>;
}

/** The composition root: the parts are opened, built and started here. The database is migrated and filled already. */
export async function startShop(
  config: Config,
  databaseUrl: string,
  {
    storefront = () => builtStorefront(path.join(root, 'dist')),
    pictures: openPictures = openPlaceholders,
    testHooks = noTestHooks,
    imports: openImports = null,
    counterPage = null,
    deskPage = null,
    demoDesk = null,
    judged = null,
  }: Partial<ShopParts> = {},
): Promise<RunningShop> {
  const state = { ready: false, address: `http://localhost:${config.port}` };
  const shopUrl = () => config.publicUrl ?? state.address;
  // What fails before there is a log, such as a slow database at the start, must not end the shop.
  let warn = (error: unknown): void => console.error(error instanceof Error ? error.message : error);
  const onFailure = (error: unknown) => warn(error);

  const database = openDatabase({ url: databaseUrl, onError: (error) => console.error(`Database: ${error.message}`) });
  const notifications = await openNotifications(databaseUrl, notifiedChannels(config.catalogue));
  const stores = await openStores(config, database, openPictures);
  const { brand, published, pictures } = stores;
  const catalogue = await openCatalogue(config.catalogue, database);
  const { index, advance } = catalogue;
  const services = await buildServices(config, stores, { shopUrl, onFailure, testHooks });
  const pages = await openPages(path.join(root, 'content/nb/pages'), stores, [...services.checkout.providers.keys()]);

  const sessionSecret = config.sessionSecret ?? (await sharedSecret(database, 'session'));
  const { sms, ...messages } = openMessages(config, database, brand);
  const hub = new EventHub();
  const shopperHub = new ShopperHub(config.liveLimits);
  const brandIcons = openBrandIcons(brand);
  const counter = counterServing(stores, services, {
    config,
    root,
    hub,
    icons: brandIcons,
    testHooks,
    development: counterPage,
  });
  const system = openSystem({ databaseUrl, stores, services, openImports, testHooks, config });
  const desk = deskServing(stores, services, {
    config,
    root,
    shopUrl,
    demoDesk,
    development: deskPage,
    deskUrl: () => config.desk?.url ?? shopUrl(),
    index,
    pages,
    sessionSecret,
    imports: system.parts.imports,
    judged,
    migrations: await knownMigrations(),
    onFailure,
  });
  const ownPort = config.counter?.port ?? null;
  const deskPort = config.desk?.port ?? null;
  const clusterMetrics = cluster.isWorker ? workerMetrics() : null;
  const metrics = clusterMetrics ?? processMetrics();
  const publicPages = purgePublicPages(config.cdn, onFailure);
  const appParts: AppParts = {
    ...(await storefront()),
    ...services,
    ...messages,
    brand,
    index,
    advance,
    published,
    pages: pages.live,
    pictures,
    demoPayments: config.paymentsDemo ? providerAddresses(config.payments) : null,
    placeLimit: config.placeLimit,
    pollLimit: config.pollLimit,
    sessionSecret,
    apiOrigins: config.apiOrigins,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    metrics,
    metricsAccess: config.metricsAccess,
    logger: { level: config.logLevel },
    brandIcons,
    brandDrawings: brandDrawings(database),
    offline: config.offline,
    dropPublicPages: publicPages.drop,
    measuring: config.measuring,
    merchantFeeds: config.merchantFeeds,
    now: Date.now,
    ready: () => state.ready,
    databaseAnswers: () => database.answers(),
    shopperHub,
    counter: ownPort === null ? counter : null,
    system: system.parts,
    desk: deskPort === null ? desk : null,
  };
  const app: App = await buildApp(appParts);
  warn = (error) => app.server.log.warn(error);
  const counterApp = counter === null || ownPort === null ? null : await buildStaffApp(appParts, { counter });
  const deskApp = desk === null || deskPort === null ? null : await buildStaffApp(appParts, { desk });

  const jobs = startJobs({ config, stores, services, index, shopUrl, log: app.server.log, sms, metrics, testHooks });
  const systemJobs = startSystemJobs(database, config, {
    sessionSecret,
    onError: (error) => app.server.log.error(error),
  });
  const deskJobs = startDeskJobs(stores, (error) => app.server.log.error(error));
  const catalogueSync = syncCatalogue({
    notifications,
    stores,
    catalogue,
    app,
    hub,
    shopperHub,
    onChange: jobs.catalogueChanged,
  });
  if (config.catalogue !== null)
    measureCatalogueLag(
      metrics,
      () => indexerFigures(database),
      (error) => app.server.log.error(error),
    );
  const indexer = await startInnerIndexer(config.catalogue, databaseUrl, database, app.server.log);
  const metricsServer =
    config.metricsPort === null
      ? null
      : await startMetricsServer(metrics, config.metricsPort, (error) => app.server.log.error(error));
  state.address = await app.server.listen({ port: config.port, host: config.host });
  const counterAddress = await openCounter(counterApp, config, counter === null ? null : state.address);
  const deskAddress = await openDesk(deskApp, config, desk === null ? null : state.address);
  state.ready = true;
  publicPages.opened();

  return {
    address: state.address,
    counterAddress,
    deskAddress,
    stop: async ({ drained } = { drained: false }) => {
      state.ready = false;
      hub.close();
      shopperHub.close();
      if (drained) {
        await sleep(config.drainSeconds * 1000);
        const servers = [app.server, counterApp, deskApp].filter((server) => server !== null);
        await Promise.all(servers.map(({ server }) => drainConnections(server, drainMs)));
      }
      await catalogueSync.stop();
      await app.server.close();
      await publicPages.stop();
      await counterApp?.close();
      await deskApp?.close();
      await clusterMetrics?.last();
      await systemJobs.stop();
      await deskJobs.stop();
      await system.close();
      await jobs.stop();
      await indexer?.stop();
      await catalogue.close();
      await metricsServer?.stop();
      await database.close();
    },
  };
}
