import { existsSync } from 'node:fs';
import type { BlockList } from 'node:net';
import path from 'node:path';
import type { HoldLimits } from '#domain/reservation/hold-limits.ts';
import { brandNames, shippedBrands } from '../brands/read-brands.ts';
import type { StreamLimits } from '../http/live/shopper-hub.ts';
import type { MetricsAccess } from '../http/monitoring/metrics-server.ts';
import { isLoopback } from '../http/security/loopback.ts';
import type { TrustedProxies } from '../http/session/trusted-proxies.ts';
import type { AttemptLimits } from '../ports/customer/attempt-limiter.ts';
import { accessSettingsTable, metricsAccess, proxies } from './access/access-settings.ts';
import { apiOrigins, apiSettingsTable } from './access/api-settings.ts';
import { attemptLimits, attemptSettingsTable } from './access/attempt-settings.ts';
import { type CdnSettings, cdnSettings, cdnSettingsTable } from './access/cdn-settings.ts';
import { liveSettingsTable, streamLimits } from './access/live-settings.ts';
import { type CatalogueSettings, catalogueSettings, catalogueSettingsTable } from './catalogue-settings.ts';
import { type CounterSettings, counterSettings, counterSettingsTable, mailsShops } from './counter-settings.ts';
import { type DeskSettings, deskSettings, deskSettingsTable } from './desk-settings.ts';
import { holdLimits, holdSettings } from './hold-settings.ts';
import { measuringSettings, measuringSettingsTable } from './measuring-settings.ts';
import { messageSettingsTable, type SmsSettings, smsSettings } from './message-settings.ts';
import {
  hasProvider,
  type PaymentSettings,
  parseShopKeys,
  paymentSettings,
  paymentSettingsTable,
  shopKeyFields,
} from './payments/payment-settings.ts';
import { type VippsLoginKeys, vippsLoginKeys, vippsLoginSettingsTable } from './payments/vipps-login-settings.ts';
import { type PictureSettings, pictureSettings, pictureSettingsTable } from './picture-settings.ts';
import { previousSecret, secretSettingsTable } from './secret-settings.ts';
import {
  ConfigError,
  databaseUrl,
  limit,
  mailAddress,
  mailServer,
  oneOf,
  ownAddress,
  secret,
  webAddress,
  wholeNumber,
} from './setting-values.ts';
import { type ShopMode, shopMode } from './shop-mode.ts';
import { webhookNetworks, webhookSettingsTable } from './webhook-settings.ts';

/**
 * The whole configuration: the one place that reads the environment. `settingsTable` is also what docs/configuration.md
 * is checked against, so a setting cannot be added without saying what it does.
 */
export const settingsTable = {
  PORT: { fallback: '3000', says: 'Port to listen on' },
  SHOP_MODE: {
    fallback: '',
    says: 'demo or live; empty is a demo when nothing else says that the shop is in earnest, else live (docs/operations.md)',
  },
  HOST: { fallback: '127.0.0.1', says: 'Address to listen on: this machine alone; 0.0.0.0 is every network it is in' },
  BRAND_NAME: {
    fallback: '',
    says: 'Brand variant: nordvarde, stabel, tumle or one of BRANDS_DIR; empty takes the one in the settings, else the only one of BRANDS_DIR',
  },
  BRANDS_DIR: {
    fallback: '',
    says: "A folder with the chain's own brand variants, each a folder of data (docs/brands.md)",
  },
  SHOP_DATA: {
    fallback: '',
    says: 'Data loaded into an empty database: demo, acceptance or none; empty is demo in a demo and none in a live shop',
  },
  DATABASE_URL: {
    fallback: '',
    says: 'A PostgreSQL 15 or later; empty starts the embedded one, which is for demos alone',
  },
  DATA_DIR: { fallback: '.data', says: 'Where the embedded database and made pictures are stored' },
  ...pictureSettingsTable,
  WORKERS: { fallback: '1', says: 'Processes behind the one port, 1 to 64' },
  DRAIN_SECONDS: {
    fallback: '1',
    says: 'Seconds a process goes on serving after SIGTERM, for proxies to notice its 503 at /readyz; 0 to 60',
  },
  PUBLIC_URL: {
    fallback: '',
    says: "The shop's own address, for links in mails, payment pages and canonical urls; with https cookies are secure and HSTS is sent; empty is http://localhost with the port, in a demo",
  },
  SESSION_SECRET: {
    fallback: '',
    says: 'Key for sessions and tokens, 32 characters or more; empty makes one and keeps it in the database, in a demo',
  },
  ...secretSettingsTable,
  ...accessSettingsTable,
  ...catalogueSettingsTable,
  ...counterSettingsTable,
  ...deskSettingsTable,
  ...webhookSettingsTable,
  ...apiSettingsTable,
  ...cdnSettingsTable,
  ...liveSettingsTable,
  LOG_LEVEL: { fallback: 'warn', says: 'debug, info, warn, error or silent' },
  OSRM_URL: { fallback: '', says: 'An OSRM server for road distances; empty estimates them' },
  MAPS_URL: { fallback: '', says: 'An Overpass interpreter for address lookup; empty uses the local address table' },
  NODE_ENV: { fallback: '', says: 'Anything but development or test says that the shop is in earnest (SHOP_MODE)' },
  SMTP_URL: {
    fallback: '',
    says: 'Mail server: smtp://user:password@host:587 or smtps://…:465; empty keeps mails in the outbox, readable at /dev/post, in a demo',
  },
  MAIL_FROM: { fallback: '', says: "Sender of mails; empty takes the chain's own address" },
  ...messageSettingsTable,
  OFFLINE: {
    fallback: '1',
    says: '1 offers browsers a service worker for use without a network; 0 takes it away again where it is',
  },
  MERCHANT_FEEDS: {
    fallback: '',
    says: '1 answers /feeds/google.xml and /feeds/google-local.tsv, for Google Merchant Center; 0 does not; empty is 1 in a demo and 0 in a live shop',
  },
  ...measuringSettingsTable,
  PAYMENTS: {
    fallback: '',
    says: 'demo has payments made on emulated pages that move no money, and is what a demo without keys does; none takes reservations alone; empty uses the keys below',
  },
  ...paymentSettingsTable,
  ...vippsLoginSettingsTable,
  PROMOCODE_CHECK_LIMIT: { fallback: '20', says: 'Promo codes checked in a minute from one address' },
  ORDER_LIMIT: { fallback: '10', says: 'Reservations and purchases in a minute from one address' },
  ORDER_MAIL_LIMIT: {
    fallback: '',
    says: 'Mails about reservations in an hour to one recipient who is not a customer with that address verified; empty is 10, or ORDER_LIMIT when that is more',
  },
  POLL_LIMIT: { fallback: '30', says: 'Ballots in a day from one address' },
  ...holdSettings,
  PLACE_LIMIT: { fallback: '120', says: 'Distances and addresses asked for in a minute from one address' },
  ...attemptSettingsTable,
} as const;

export interface Config {
  readonly port: number;
  /** Decides what a demo has and a live shop has not: data, payments and pages for trying it out. */
  readonly mode: ShopMode;
  /** Which setting decided it, in words. */
  readonly modeBecause: string;
  readonly host: string;
  readonly brandName: string | null;
  /** Folders of brand variants: the shop's own, then the chain's. */
  readonly brandPlaces: readonly string[];
  readonly shopData: 'demo' | 'acceptance' | 'none';
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Where the chain's photographs lie. */
  readonly pictures: PictureSettings;
  readonly workers: number;
  readonly drainSeconds: number;
  readonly publicUrl: string | null;
  readonly sessionSecret: string | null;
  readonly previousSecret: string | null;
  readonly trustedProxies: TrustedProxies;
  readonly metricsPort: number | null;
  readonly metricsAccess: MetricsAccess;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Null: in memory. */
  readonly catalogue: CatalogueSettings | null;
  readonly osrmUrl: string | null;
  readonly mapsUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Provider of text messages; null: none are sent. */
  readonly sms: SmsSettings | null;
  readonly offline: boolean;
  /** Feeds of the goods for Google. */
  readonly merchantFeeds: boolean;
  /** Google's ids, as pages carry them; null: nothing is measured. */
  readonly measuring: string | null;
  readonly attemptLimits: AttemptLimits;
  /** Payments are made on emulated pages, which whoever starts the shop starts too (DEC-98). */
  readonly paymentsDemo: boolean;
  /** PAYMENTS=none: nothing is paid for on the web. */
  readonly reservationsOnly: boolean;
  readonly payments: PaymentSettings;
  readonly vippsLogin: VippsLoginKeys | null;
  readonly checkoutLimits: { readonly promocodeChecks: number; readonly orders: number };
  readonly orderMailLimit: number;
  readonly pollLimit: number;
  readonly holdLimits: HoldLimits;
  readonly placeLimit: number;
  readonly webhookNetworks: BlockList;
  /** Pages that may call the API from a browser. */
  readonly apiOrigins: ReadonlySet<string>;
  readonly cdn: CdnSettings;
  readonly liveLimits: StreamLimits;
  /** The staff's side; null: closed. */
  readonly counter: CounterSettings | null;
  readonly mailsShops: boolean;
  /** The office's side; null: closed. */
  readonly desk: DeskSettings | null;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const value = (name: keyof typeof settingsTable) => env[name]?.trim() || settingsTable[name].fallback;
  const orNull = (name: keyof typeof settingsTable) => value(name) || null;
  oneOf('SHOP_MODE', orNull('SHOP_MODE'), ['demo', 'live'] as const);
  const verdict = shopMode(value);
  if ('refusal' in verdict) throw new ConfigError(verdict.refusal);
  const { mode } = verdict;
  const asked = oneOf('PAYMENTS', orNull('PAYMENTS'), ['demo', 'none'] as const);
  const payments = paymentSettings(value);
  checkShopKeys(value);
  const brandPlaces = placesOfBrands(orNull('BRANDS_DIR'), root);
  if (asked === 'none' && hasProvider(payments))
    throw new ConfigError('PAYMENTS is none, but the keys of a payment provider are set.');
  return {
    port: wholeNumber('PORT', value('PORT'), 0, 65_535),
    mode,
    modeBecause: verdict.because,
    host: value('HOST'),
    brandName: oneOf('BRAND_NAME', orNull('BRAND_NAME'), brandNames(brandPlaces)),
    brandPlaces,
    shopData:
      oneOf('SHOP_DATA', orNull('SHOP_DATA'), ['demo', 'acceptance', 'none'] as const) ??
      (mode === 'demo' ? 'demo' : 'none'),
    databaseUrl: databaseUrl(orNull('DATABASE_URL')),
    dataDir: path.resolve(root, value('DATA_DIR')),
    pictures: pictureSettings(value, { root, dataDir: path.resolve(root, value('DATA_DIR')) }),
    workers: wholeNumber('WORKERS', value('WORKERS'), 1, 64),
    drainSeconds: wholeNumber('DRAIN_SECONDS', value('DRAIN_SECONDS'), 0, 60),
    publicUrl: ownAddress(orNull('PUBLIC_URL')) ?? (mode === 'demo' ? localAddress(value('PORT')) : null),
    sessionSecret: secret(orNull('SESSION_SECRET')),
    previousSecret: previousSecret(value),
    trustedProxies: proxies(value('TRUST_PROXY')),
    metricsPort: value('METRICS_PORT') === '' ? null : wholeNumber('METRICS_PORT', value('METRICS_PORT'), 1, 65_535),
    metricsAccess: metricsAccess(orNull('METRICS_TOKEN'), mode === 'demo' && isLoopback(value('HOST'))),
    logLevel: oneOf('LOG_LEVEL', value('LOG_LEVEL'), ['debug', 'info', 'warn', 'error', 'silent'] as const),
    catalogue: catalogueSettings(value),
    osrmUrl: webAddress('OSRM_URL', orNull('OSRM_URL')),
    mapsUrl: webAddress('MAPS_URL', orNull('MAPS_URL')),
    smtpUrl: mailServer(orNull('SMTP_URL')),
    mailFrom: mailAddress('MAIL_FROM', orNull('MAIL_FROM')),
    sms: smsSettings(value),
    offline: oneOf('OFFLINE', value('OFFLINE'), ['0', '1'] as const) === '1',
    merchantFeeds:
      oneOf('MERCHANT_FEEDS', value('MERCHANT_FEEDS') || (mode === 'demo' ? '1' : '0'), ['0', '1'] as const) === '1',
    measuring: measuringSettings(value),
    attemptLimits: attemptLimits(value),
    // A live shop never falls back to emulated payments (DEC-98).
    paymentsDemo: mode === 'demo' && (asked === 'demo' || (asked === null && !hasProvider(payments))),
    reservationsOnly: asked === 'none',
    payments: webAddresses(payments),
    vippsLogin: vippsLoginKeys(value),
    checkoutLimits: {
      promocodeChecks: limit('PROMOCODE_CHECK_LIMIT', value('PROMOCODE_CHECK_LIMIT')),
      orders: limit('ORDER_LIMIT', value('ORDER_LIMIT')),
    },
    orderMailLimit: orNull('ORDER_MAIL_LIMIT')
      ? limit('ORDER_MAIL_LIMIT', value('ORDER_MAIL_LIMIT'))
      : Math.max(10, limit('ORDER_LIMIT', value('ORDER_LIMIT'))),
    pollLimit: limit('POLL_LIMIT', value('POLL_LIMIT')),
    holdLimits: holdLimits(
      (name) => (value(name) === '' ? null : limit(name, value(name))),
      limit('ORDER_LIMIT', value('ORDER_LIMIT')),
    ),
    placeLimit: limit('PLACE_LIMIT', value('PLACE_LIMIT')),
    webhookNetworks: webhookNetworks(value('WEBHOOK_ALLOW')),
    apiOrigins: apiOrigins(value('API_ORIGINS')),
    cdn: cdnSettings(value),
    liveLimits: streamLimits(value),
    counter: counterSettings(value, mode === 'demo'),
    mailsShops: mailsShops(value, mode === 'demo'),
    desk: deskSettings(value, mode === 'demo'),
  };
}

function placesOfBrands(own: string | null, root: string): string[] {
  if (own === null) return [shippedBrands];
  const place = path.resolve(root, own);
  if (!existsSync(place)) throw new ConfigError(`BRANDS_DIR is '${own}', but there is no such folder.`);
  return [shippedBrands, place];
}

function webAddresses(payments: PaymentSettings): PaymentSettings {
  webAddress('KLARNA_URL', payments.klarna?.url ?? null);
  webAddress('QLIRO_URL', payments.qliro?.url ?? null);
  webAddress('NEXI_URL', payments.card?.url ?? null);
  webAddress('VIPPS_URL', payments.vipps?.url ?? null);
  return payments;
}

/** The message does not repeat the keys, as it may end in a log. */
function checkShopKeys(value: (name: keyof typeof shopKeyFields) => string): void {
  for (const name of Object.keys(shopKeyFields) as (keyof typeof shopKeyFields)[]) {
    if (parseShopKeys<string>(value(name), shopKeyFields[name]) !== null) continue;
    const keys = shopKeyFields[name].map((field) => `"${field}":"…"`).join(',');
    throw new ConfigError(`${name} must be JSON by shop id: {"3":{${keys}}}.`);
  }
}

/** A demo's default address. A port picked by the system is not known yet. */
function localAddress(port: string): string | null {
  return port === '0' ? null : `http://localhost:${port}`;
}
