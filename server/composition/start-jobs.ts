import { smtpMailer } from '../adapters/mail-smtp/smtp-mailer.ts';
import type { App } from '../app.ts';
import { databaseFigures } from '../database/monitoring/business-figures.ts';
import { processRegister } from '../database/monitoring/process-register.ts';
import { databaseOutbox } from '../database/notifications/mail-outbox.ts';
import { databaseSmsOutbox } from '../database/notifications/sms-outbox.ts';
import { pictureRecords } from '../database/pictures/picture-records.ts';
import { measureBusiness } from '../http/monitoring/business-metrics.ts';
import { type Metrics, measureSearches, smsMetrics } from '../http/monitoring/metrics.ts';
import { startCheckoutJobs, startReconciliation } from '../jobs/checkout-jobs.ts';
import { startCountingBusiness } from '../jobs/count-business.ts';
import { startHeartbeat } from '../jobs/heartbeat.ts';
import { startPicturePurge } from '../jobs/picture-purge.ts';
import { startRetention } from '../jobs/retention.ts';
import { startSendingMail } from '../jobs/send-mail.ts';
import { startSendingSms } from '../jobs/send-sms.ts';
import { startWatchJob } from '../jobs/watch-job.ts';
import { startWritingSearchCounts } from '../jobs/write-search-counts.ts';
import type { Catalogue } from '../ports/catalogue/catalogue-index.ts';
import type { SmsSender } from '../ports/sms.ts';
import { codeVersion } from '../settings/code-version.ts';
import type { Config } from '../settings/config.ts';
import { tellWatchers } from '../use-cases/watch/tell-watchers.ts';
import type { Services } from './build-services.ts';
import { startTellingShops } from './counter-services.ts';
import { openPictureStore } from './open-photographs.ts';
import type { Stores } from './open-stores.ts';
import type { TestHooks } from './test-hooks.ts';

export interface JobParts {
  readonly config: Config;
  readonly stores: Stores;
  readonly services: Services;
  readonly index: Catalogue;
  readonly shopUrl: () => string;
  readonly log: App['server']['log'];
  readonly sms: SmsSender | null;
  readonly metrics: Metrics;
  readonly testHooks: TestHooks;
}

export interface Jobs {
  /** Stock or prices have changed: somebody may be waiting for it. */
  catalogueChanged(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Everything that runs by the clock. */
export function startJobs({ config, stores, services, index, shopUrl, log, sms, metrics, testHooks }: JobParts): Jobs {
  const { account, checkout, watches, searchCounter } = services;
  const onError = (error: unknown) => log.error(error);
  const figures = databaseFigures(stores.database);
  measureBusiness(metrics, figures, { now: Date.now, onError });
  measureSearches(metrics, () => searchCounter.tally);
  const watchJob = startWatchJob({ tell: (goOn) => tellWatchers({ ...watches, index }, goOn), onError });
  const jobs: { stop(): Promise<void> }[] = [
    watchJob,
    startRetention({ personalData: account.personalData, now: Date.now, onError }),
    startPicturePurge({
      records: pictureRecords(stores.database),
      store: openPictureStore(config.pictures),
      now: Date.now,
      onPurged: (count) => log.info({ count }, 'pictures purged'),
      onError,
    }),
    startCheckoutJobs(checkout, onError),
    startWritingSearchCounts(searchCounter, onError),
    startCountingBusiness(figures, onError),
    startHeartbeat({
      register: processRegister(stores.database, codeVersion()),
      facts: () => ({
        providers: checkout.providerHealth(),
        memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576),
      }),
      onError,
    }),
    startReconciliation(checkout, (finding) => log.warn(finding, 'reconciliation'), onError),
  ];
  if (config.smtpUrl !== null) {
    const from = () => {
      const { brand, contact } = stores.mailFrame();
      return { name: brand.displayName, address: config.mailFrom ?? contact.email };
    };
    const mailer = testHooks.mailer(smtpMailer({ url: config.smtpUrl, from }));
    const outbox = testHooks.outbox(databaseOutbox(stores.database));
    jobs.push(startSendingMail({ outbox, mailer, now: Date.now, onError }));
  }
  if (sms !== null) {
    const outbox = databaseSmsOutbox(stores.database);
    jobs.push(
      startSendingSms({
        outbox,
        sender: sms,
        now: Date.now,
        onOutcome: smsMetrics(metrics, config.sms?.segmentOre ?? null),
        onError,
      }),
    );
  }
  const telling = startTellingShops(stores, { config, counterUrl: shopUrl, onError });
  if (telling !== null) jobs.push(telling);
  return {
    catalogueChanged: () => watchJob.nudge(),
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
