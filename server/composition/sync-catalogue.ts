import type { App } from '../app.ts';
import type { EventHub } from '../http/counter/event-hub.ts';
import type { ShopperHub } from '../http/live/shopper-hub.ts';
import { unreadHours } from '../use-cases/reference/unread-hours.ts';
import type { Notifications } from './notifications.ts';
import type { Stores } from './open-stores.ts';
import type { OpenedCatalogue } from './opened-catalogue.ts';

export interface SyncParts {
  readonly notifications: Notifications;
  readonly stores: Stores;
  readonly catalogue: OpenedCatalogue;
  readonly app: App;
  /** Hears of the orders, for the staff's side. */
  readonly hub: EventHub;
  /** Hears of the orders and the stock, for the shoppers who look at them. */
  readonly shopperHub: ShopperHub;
  readonly onChange: () => void;
}

/** Follows PostgreSQL's notifications and keeps the catalogue, the published data and the caches up to date. */
export function syncCatalogue({ notifications, stores, catalogue, app, hub, shopperHub, onChange }: SyncParts): {
  stop(): Promise<void>;
} {
  const { published } = stores;
  const { log } = app.server;
  const onError = (error: unknown) => log.error(error);
  const warnOfUnreadHours = () => {
    for (const found of unreadHours(published.current.shops)) log.warn(found, 'opening hours not understood');
  };
  warnOfUnreadHours();
  const sync = catalogue.follower({
    reloadPublished: async () => {
      const { version } = published;
      await published.reload();
      if (published.version === version) return;
      app.pagesReplaced();
      warnOfUnreadHours();
    },
    articlesChanged: async (change) => {
      await app.articlesChanged(change);
      shopperHub.articlesChanged(change.articleIds);
    },
    replaced: () => {
      app.pagesReplaced();
      shopperHub.catalogueReplaced();
    },
    now: Date.now,
    onError,
  });
  notifications.follow({
    onMessage: (channel, payload) => {
      if (channel === 'counter') {
        hub.hear(payload);
        return shopperHub.hear(payload);
      }
      sync.onMessage(channel, payload);
      onChange();
    },
    onConnect: (isAgain) => {
      if (isAgain) sync.reloadAll();
      hub.listening();
      shopperHub.listening();
    },
    onError: (error) => {
      hub.deaf();
      shopperHub.deaf();
      onError(error);
    },
  });
  sync.start();
  return {
    stop: async () => {
      sync.stop();
      await notifications.close();
    },
  };
}
