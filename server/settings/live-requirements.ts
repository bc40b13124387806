import { isLoopback } from '../http/security/loopback.ts';
import { type Config, readConfig } from './config.ts';
import { hasProvider, providerAddresses } from './payment-settings.ts';
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
  const { publicUrl, databaseUrl, smtpUrl, sessionSecret, payments, reservationsOnly } = config;
  return [
    ...(databaseUrl === null ? ['DATABASE_URL'] : []),
    ...(publicUrl === null || !isSafe(publicUrl) ? ['PUBLIC_URL with https://'] : []),
    ...(smtpUrl === null ? ['SMTP_URL'] : []),
    ...(sessionSecret === null ? ['SESSION_SECRET'] : []),
    ...(hasProvider(payments) || reservationsOnly ? [] : ['the keys of a payment provider (or PAYMENTS=none)']),
  ];
}

/** What whoever opens a live shop should know of its settings: money does not move at a provider's test system. */
export function liveWarnings({ mode, payments }: Pick<Config, 'mode' | 'payments'>): string[] {
  if (mode === 'demo') return [];
  return [...providerAddresses(payments)]
    .filter(([, url]) => /playground|\btest\b|pago\.qit\.nu/.test(new URL(url).hostname))
    .map(([name, url]) => `Payments by ${name} go to a test system (${url}): no money moves.`);
}

function isSafe(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || isLoopback(hostname);
}
