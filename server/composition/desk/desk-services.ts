import { randomBytes, randomInt } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { legalPages, pages as pageEntries } from '#content/nb/pages/registry.ts';
import type { BrandChanges } from '#contract/brand/brand-fields.ts';
import { deskPath } from '#contract/desk/wire.ts';
import { sharpCleaner } from '../../adapters/brand-drawings/sharp-cleaner.ts';
import { openidConnect } from '../../adapters/oidc/openid-connect.ts';
import { webauthnPasskeys } from '../../adapters/passkeys/webauthn-passkeys.ts';
import { postMarkdown } from '../../adapters/post-markdown/post-markdown.ts';
import { certificateOf } from '../../adapters/security/certificate-of.ts';
import { previewAddresses, previewPath } from '../../adapters/security/preview-addresses.ts';
import { totp } from '../../adapters/security/totp.ts';
import { folderUploads } from '../../adapters/uploads-folder/folder-uploads.ts';
import { webhookUrl } from '../../adapters/webhook-http/webhook-url.ts';
import { brandJson } from '../../brands/live-brand.ts';
import { randomToken, recoveryCode } from '../../crypto/random-token.ts';
import { sealer } from '../../crypto/sealed.ts';
import { openDatabase, type Transaction } from '../../database/connection/client.ts';
import { deskStore } from '../../database/desk/desk-store.ts';
import { deskHome, publishDueHomes } from '../../database/desk/home-rows.ts';
import { deskReports } from '../../database/desk/reports.ts';
import { deskSessions } from '../../database/desk/sessions.ts';
import { sealOpenCodes } from '../../database/desk/sign-in-rows.ts';
import { uploadIsAlive, writeUploadWork } from '../../database/desk/upload-rows.ts';
import { replicaLag } from '../../database/monitoring/replica-lag.ts';
import { sanitiseHtml } from '../../database/sanitise-html.ts';
import { brandDrawings } from '../../database/settings/brand-changes.ts';
import { homeContent, settingsRecord } from '../../database/settings/settings-record.ts';
import { tenantRecord } from '../../database/settings/tenant-record.ts';
import { closeDueShops } from '../../database/shops/close-shops.ts';
import { staffStore } from '../../database/staff/staff-store.ts';
import type { DeskServing } from '../../http/desk/serve-desk.ts';
import type { AppFromSources } from '../../http/staff-app/built-app.ts';
import { type PollLoop, startPollLoop } from '../../jobs/poll-loop.ts';
import { reviewMails } from '../../mail/review-mails.ts';
import { staffMails } from '../../mail/staff-mails.ts';
import type { Catalogue } from '../../ports/catalogue/catalogue-index.ts';
import type { JudgedSearches } from '../../ports/catalogue/judged-searches.ts';
import type { Published } from '../../ports/content/published.ts';
import type { Imports } from '../../ports/imports.ts';
import type { Config } from '../../settings/config.ts';
import { settingWarnings } from '../../settings/live-requirements.ts';
import { readReference } from '../../use-cases/reference/read-reference.ts';
import type { Services } from '../build-services.ts';
import type { OpenedPages } from '../open-pages.ts';
import { pictureParts } from '../open-photographs.ts';
import type { Stores } from '../open-stores.ts';
import type { OpenDemoDesk } from '../shop-parts.ts';
import { previewedShops } from './desk-previews.ts';
import { draftedPages } from './drafted-pages.ts';
import { withDraftedPost } from './drafted-posts.ts';

/** Few at once: reports are long, and nobody shops by them. */
const reportsPool = 2;

interface DeskOptions {
  readonly config: Config;
  readonly root: string;
  readonly shopUrl: () => string;
  readonly demoDesk: OpenDemoDesk | null;
  readonly development: AppFromSources | null;
  /** Where it is, without its path. */
  readonly deskUrl: () => string;
  readonly index: Catalogue;
  readonly pages: OpenedPages;
  readonly sessionSecret: string;
  readonly imports: Imports | null;
  readonly judged: JudgedSearches | null;
  /** This version's, in their order. */
  readonly migrations: readonly string[];
  readonly onFailure: (error: unknown) => void;
}

/** What the office's side is served with; null where it is closed. */
export function deskServing(
  { database, brand, published, pictures, mailFrame }: Stores,
  { checkout, account }: Pick<Services, 'checkout' | 'account'>,
  {
    config,
    root,
    shopUrl,
    deskUrl,
    demoDesk,
    development,
    index,
    pages,
    sessionSecret,
    imports,
    judged,
    migrations,
    onFailure,
  }: DeskOptions,
): DeskServing | null {
  if (config.desk === null) return null;
  if (demoDesk !== null && config.mode === 'live') throw new Error('A live shop has no sign-in by one press.');
  const addresses = previewAddresses(sessionSecret, Date.now);
  const withHome = async (current: Published, draft: number) => {
    const found = await deskHome(database, brand.name).find(draft);
    if (found === null) return null;
    const home = { ...homeContent(found.page, brand, pictures), previews: {} };
    return { ...current, settings: { ...current.settings, home } };
  };
  const withBrand = async (current: Published, changes: BrandChanges) => {
    const changed = brand.changedBy(changes);
    if (changed === null) return null;
    const settings = { ...(await settingsRecord(database, changed, pictures)), home: current.settings.home };
    return { brand: changed, published: { ...current, settings, tenant: await tenantRecord(database, changed) } };
  };
  const codes = sealer(sessionSecret, 'totp');
  void sealOpenCodes(database, codes).catch(onFailure);
  const { reportsUrl } = config.desk;
  const reports = reportsUrl === null ? null : openDatabase({ url: reportsUrl, poolSize: reportsPool });
  return {
    close: async () => reports?.close(),
    brand,
    previews: {
      path: previewPath,
      addresses,
      shops: previewedShops({
        database,
        index,
        published,
        withHome,
        draftedPages: draftedPages(database, brand.name, pages),
        withDraftedPost: withDraftedPost(database, postText),
        withBrand,
      }),
    },
    demo: demoDesk === null ? null : demoDesk(database),
    folder: path.join(root, 'dist/desk'),
    development,
    parts: {
      desk: deskStore(database, { brandName: brand.name, sealer: sealer(sessionSecret, 'webhooks'), codes }),
      brand: {
        name: brand.name,
        file: brandJson(brand.files),
        cleaner: sharpCleaner,
        drawings: brandDrawings(database),
      },
      sessions: deskSessions(database),
      checkout,
      published,
      index,
      judged,
      pictures: pictureParts(config.pictures, database),
      reviewMails: reviewMails(mailFrame, shopUrl),
      staff: staffStore(database),
      hasher: account.hasher,
      random: () => randomInt(2 ** 32) / 2 ** 32,
      reports: deskReports(reports ?? database),
      limiter: checkout.limiter,
      passkeys: webauthnPasskeys,
      oidc: config.desk.oidc === null ? null : openidConnect(config.desk.oidc),
      totp,
      mails: staffMails(mailFrame, deskUrl),
      newToken: () => randomToken(32),
      newRecoveryCode: recoveryCode,
      previews: addresses,
      machinery: {
        knownMigrations: migrations,
        replicaLag: async () => (reports === null ? null : replicaLag(reports)),
        certificate: certificateOf(config.publicUrl),
        warnings: settingWarnings(config).map(({ name }) => name),
        sendsMail: config.smtpUrl !== null,
        sendsSms: config.sms !== null,
      },
      maySendTo: (url) => webhookUrl(url, config.webhookNetworks) !== null,
      pages: pages.live,
      pageFiles: pages.files,
      pageEntries: pageEntries.map(({ slug, section }) => ({ slug, section, legal: legal.has(slug) })),
      postText,
      categoryTree: readReference(index).categoryTree,
      imports,
      uploads: {
        files: folderUploads(config.dataDir),
        write: (id, work) => writeUploadWork(database, id, work),
        alive: (id) => uploadIsAlive(database, id),
      },
      onFailure,
      randomBytes,
      now: Date.now,
    },
  };
}

const postText = postMarkdown(sanitiseHtml);
const legal: ReadonlySet<string> = new Set(legalPages);

const homeEveryMs = 2_000;

const shopsEveryMs = 30_000;

/** Scheduled changes of the office (home pages, shops that close); each is made by the first process that polls. */
export function startDeskJobs({ database, brand }: Stores, onError: (error: unknown) => void): PollLoop {
  const every = (ms: number, work: (tx: Transaction) => Promise<unknown>) =>
    startPollLoop(ms, async () => {
      try {
        await database.transaction(work);
      } catch (error) {
        onError(error);
      }
    });
  const jobs = [
    every(homeEveryMs, (tx) => publishDueHomes(tx, brand.name, Date.now())),
    every(shopsEveryMs, (tx) => closeDueShops(tx)),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** On a port of its own where one is set, else with the shop. */
export async function openDesk(
  own: FastifyInstance | null,
  { desk, host }: Config,
  shop: string | null,
): Promise<string | null> {
  const address = own === null ? shop : await own.listen({ port: desk?.port ?? 0, host });
  return address === null ? null : `${address}${deskPath}`;
}
