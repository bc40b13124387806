import { isLoopback } from '../../http/security/loopback.ts';
import { ConfigError, webAddress } from '../setting-values.ts';

export const vippsLoginSettingsTable = {
  VIPPS_LOGIN_URL: {
    fallback: 'https://apitest.vipps.no/access-management-1.0/access/',
    says: 'Where Vipps Login is (its issuer)',
  },
  VIPPS_LOGIN_CLIENT_ID: { fallback: '', says: 'Key to Vipps Login; empty offers no login with Vipps' },
  VIPPS_LOGIN_CLIENT_SECRET: { fallback: '', says: 'Key to Vipps Login' },
} as const;

export interface VippsLoginKeys {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Null: not set up. */
export function vippsLoginKeys(value: (name: keyof typeof vippsLoginSettingsTable) => string): VippsLoginKeys | null {
  const [clientId, clientSecret] = [value('VIPPS_LOGIN_CLIENT_ID'), value('VIPPS_LOGIN_CLIENT_SECRET')];
  if (clientId === '' && clientSecret === '') return null;
  if (clientId === '' || clientSecret === '') {
    throw new ConfigError('Vipps Login needs VIPPS_LOGIN_CLIENT_ID and VIPPS_LOGIN_CLIENT_SECRET together.');
  }
  const url = webAddress('VIPPS_LOGIN_URL', value('VIPPS_LOGIN_URL')) ?? '';
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    throw new ConfigError('VIPPS_LOGIN_URL must begin with https://, or be on this machine.');
  }
  return { url, clientId, clientSecret };
}
