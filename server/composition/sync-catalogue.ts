import type { App } from '../app.ts';
import { listen } from '../database/connection/listen.ts';
import { loadCatalogue } from '../database/published/load-catalogue.ts';
import type { EventHub } from '../http/counter/event-hub.ts';
import { CatalogueSync } from '../jobs/catalogue-sync.ts';
import type { CatalogueIndex } from '../ports/catalogue/catalogue-index.ts';
import { unreadHours } from '../use-cases/reference/unread-hours.ts';
import type { Stores } from './open-stores.ts';

export interface SyncParts {
  readonly databaseUrl: string;
  readonly stores: Stores;
  readonly index: CatalogueIndex;
  readonly app: App;
  /** Hears of the orders, for the staff's side. */
  readonly hub: EventHub;
  readonly onChange: () => void;
}

/** Listens to PostgreSQL's notifications and keeps the catalogue, the published data and the caches up to date. */
export function syncCatalogue({ databaseUrl, stores, index, app, hub, onChange }: SyncParts): {
  stop(): Promise<void>;
} {
  const { database, published } = stores;
  const { log } = app.server;
  const onError = (error: unknown) => log.error(error);
  const warnOfUnreadHours = () => {
    for (const found of unreadHours(published.current.shops)) log.warn(found, 'opening hours not understood');
  };
  warnOfUnreadHours();
  const sync = new CatalogueSync({
    index,
    loadCatalogue: (articleIds) => loadCatalogue(database, articleIds),
    reloadPublished: async () => {
      const { version } = published;
      await published.reload();
      if (published.version !== version) warnOfUnreadHours();
    },
    articlesChanged: app.articlesChanged,
    now: Date.now,
    onError,
  });
  let connections = 0;
  const listener = listen({
    url: databaseUrl,
    channels: ['catalogue', 'stock', 'counter'],
    onMessage: (channel, payload) => {
      if (channel === 'counter') return hub.hear(payload);
      sync.onMessage(channel, payload);
      onChange();
    },
    // What was notified while the connection was lost is not known.
    onConnect: () => {
      connections += 1;
      if (connections > 1) sync.reloadAll();
      hub.listening();
    },
    onError: (error) => {
      hub.deaf();
      onError(error);
    },
  });
  sync.start();
  return {
    stop: async () => {
      sync.stop();
      await listener.close();
    },
  };
}
