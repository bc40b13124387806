import { estimatedDistances } from '../adapters/geo-local/estimated-distances.ts';
import { osrmDistances } from '../adapters/geo-osrm/osrm-distances.ts';
import { overpassAddresses } from '../adapters/geo-overpass/overpass-addresses.ts';
import { vippsLogin } from '../adapters/identity-vipps/vipps-login.ts';
import { visitorHashes } from '../crypto/pseudonyms.ts';
import { pollStore } from '../database/editorial/poll-store.ts';
import { localAddresses } from '../database/local-addresses.ts';
import { databaseWatches } from '../database/notifications/watches.ts';
import { articleStore } from '../database/published/article-store.ts';
import { databaseRateLimiter } from '../database/rate-limiter.ts';
import { searchCounts } from '../database/search/search-counts.ts';
import { sharedSecret } from '../database/settings/shared-secret.ts';
import type { HandlerParts } from '../http/api-v1/handlers.ts';
import { vippsRedirectUrl } from '../http/vipps-login.ts';
import { keyedQueue } from '../jobs/keyed-queue.ts';
import { accountMails } from '../mail/account-mails.ts';
import { watchMails } from '../mail/watch-mails.ts';
import type { Config } from '../settings/config.ts';
import { PopularSearches } from '../use-cases/search/popular-searches.ts';
import { SearchCounter } from '../use-cases/search/search-counter.ts';
import { accountServices } from './account-services.ts';
import type { Stores } from './open-stores.ts';
import { paymentParts } from './payment-parts.ts';
import type { TestHooks } from './test-hooks.ts';

/** What the API's handlers answer with, apart from the catalogue and the pages. */
export type Services = Pick<
  HandlerParts,
  | 'account'
  | 'checkout'
  | 'watches'
  | 'searchCounter'
  | 'popularSearches'
  | 'articles'
  | 'polls'
  | 'distances'
  | 'addresses'
>;

export interface ServiceOptions {
  /** Known when the server listens: the port may be picked by the system. */
  readonly shopUrl: () => string;
  /** Called with failures in the background, of which no visitor is told. */
  readonly onFailure: (error: unknown) => void;
  readonly testHooks: TestHooks;
}

export async function buildServices(
  config: Config,
  stores: Stores,
  { shopUrl, onFailure, testHooks }: ServiceOptions,
): Promise<Services> {
  const { database, secrets, mailFrame } = stores;
  const { osrmUrl, mapsUrl } = config;
  return {
    account: await accountServices(database, {
      mails: accountMails(mailFrame, shopUrl),
      secrets,
      vippsLogin: openVippsLogin(config, stores, shopUrl),
      attemptLimits: config.attemptLimits,
      now: Date.now,
      testHooks,
    }),
    checkout: {
      ...paymentParts(config, stores, {
        shopUrl,
        enqueue: keyedQueue(onFailure),
        mailLimit: config.orderMailLimit,
        testHooks,
      }),
      limiter: databaseRateLimiter(database),
      limits: config.checkoutLimits,
    },
    watches: {
      watches: databaseWatches(database, await sharedSecret(database, 'watches')),
      mails: watchMails(mailFrame, shopUrl),
    },
    searchCounter: new SearchCounter(
      searchCounts(database),
      Date.now,
      visitorHashes(await sharedSecret(database, 'searches')),
    ),
    popularSearches: new PopularSearches(searchCounts(database), Date.now),
    articles: articleStore(database),
    polls: pollStore(database),
    distances: osrmUrl === null ? estimatedDistances() : osrmDistances({ url: osrmUrl, onFailure }),
    addresses: mapsUrl === null ? localAddresses(database) : overpassAddresses({ url: mapsUrl, onFailure }),
  };
}

/** Null: without keys, or where the brand variant does not offer Vipps. */
function openVippsLogin({ vippsLogin: keys }: Config, { brand }: Stores, shopUrl: () => string) {
  if (keys === null || !brand.vipps) return null;
  return vippsLogin({ ...keys, redirectUrl: () => vippsRedirectUrl(shopUrl()) }, Date.now);
}
