import { isLoopback } from '../http/security/loopback.ts';
import { type Config, readConfig } from './config.ts';
import { hasProvider, providerAddresses } from './payments/payment-settings.ts';
import { ConfigError } from './setting-values.ts';

/** The configuration of a shop that is about to open; a live one is refused while anything is missing, all of it in one line. */
export function readServingConfig(...given: Parameters<typeof readConfig>): Config {
  const config = readConfig(...given);
  const missing = config.mode === 'live' ? missingInLive(config) : [];
  if (missing.length === 0) return config;
  throw new ConfigError(
    `A live shop (${config.modeBecause}) does not open without ${missing.join(', ')}. SHOP_MODE=demo opens a demo instead.`,
  );
}

function missingInLive(config: Config): string[] {
  const { publicUrl, databaseUrl, smtpUrl, sessionSecret, payments, reservationsOnly, sms } = config;
  return [
    ...(databaseUrl === null ? ['DATABASE_URL'] : []),
    ...(publicUrl === null || !isSafe(publicUrl) ? ['PUBLIC_URL with https://'] : []),
    ...(smtpUrl === null ? ['SMTP_URL'] : []),
    ...(sms !== null && !sms.url.startsWith('https:') ? ['an SMS_URL that is no emulator (sveve:// or link://)'] : []),
    ...(sessionSecret === null ? ['SESSION_SECRET'] : []),
    ...(hasProvider(payments) || reservationsOnly ? [] : ['the keys of a payment provider (or PAYMENTS=none)']),
  ];
}

/** What whoever opens a live shop should know of its settings: money does not move at a provider's test system. */
export function liveWarnings(config: WarnedOf): string[] {
  return settingWarnings(config).map(({ says }) => says);
}

type WarnedOf = Pick<Config, 'mode' | 'payments' | 'sms'>;

interface SettingWarning {
  /** Which: the desk has words of its own for it. */
  readonly name: string;
  readonly says: string;
}

export function settingWarnings({ mode, payments, sms }: WarnedOf): SettingWarning[] {
  if (mode === 'demo') return [];
  const testSystems = [...providerAddresses(payments)].filter(([, url]) =>
    /playground|\btest\b|apitest|pago\.qit\.nu/.test(new URL(url).hostname),
  );
  return [
    ...testSystems.map(([name, url]) => ({
      name: `payment-test:${name}`,
      says: `Payments by ${name} go to a test system (${url}): no money moves.`,
    })),
    ...smsWarnings(sms),
  ];
}

function smsWarnings(sms: Config['sms']): SettingWarning[] {
  if (sms === null)
    return [
      { name: 'sms-off', says: 'SMS_URL is empty: customers are told by mail alone when their goods are ready.' },
    ];
  return [
    ...(sms.isTest ? [{ name: 'sms-test', says: 'SMS_URL has test=1: text messages are taken and not sent on.' }] : []),
    ...(sms.reportToken === null
      ? [{ name: 'sms-unreported', says: 'SMS_REPORT_TOKEN is empty: what becomes of text messages is not known.' }]
      : []),
  ];
}

function isSafe(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isLoopback(hostname);
}
