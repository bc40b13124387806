import type { MetricsAccess } from '../../http/monitoring/metrics-server.ts';
import { parseTrustedProxies, type TrustedProxies } from '../../http/session/trusted-proxies.ts';
import { ConfigError } from '../setting-values.ts';

/** The settings of who is believed, and who may read the metrics. */
export const accessSettingsTable = {
  TRUST_PROXY: {
    fallback: '0',
    says: 'Whose X-Forwarded-For counts: how many proxies stand before the shop (1, 2 …), or their addresses and networks (10.0.0.0/8, ::1); 0 is nobody',
  },
  METRICS_PORT: { fallback: '', says: 'Port of this machine that tells /metrics; empty is none' },
  METRICS_TOKEN: {
    fallback: '',
    says: 'Bearer token that opens /metrics on PORT; empty leaves it open in a demo that listens on this machine alone, else closed',
  },
} as const;

/** Who may read the metrics at the shop's own address. */
export function metricsAccess(token: string | null, isOpen: boolean): MetricsAccess {
  if (token === null) return isOpen ? 'everybody' : 'nobody';
  if (token.length < 16) throw new ConfigError('METRICS_TOKEN must be at least 16 characters.');
  return { token };
}

/** Whose X-Forwarded-For counts. */
export function proxies(text: string): TrustedProxies {
  const trusted = parseTrustedProxies(text);
  if (trusted !== null) return trusted;
  throw new ConfigError(
    `TRUST_PROXY is '${text}', but must be how many proxies stand before the shop, 0 to 10, or their addresses and networks: 10.0.0.0/8, ::1.`,
  );
}
