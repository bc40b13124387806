import { ConfigError, oneOf, webAddress, wholeNumber } from './setting-values.ts';

/** The settings of the office's side at /kontor. */
export const deskSettingsTable = {
  DESK: {
    fallback: '',
    says: 'on opens the desk for the office of the chain at /kontor, off closes it; empty is on in a demo and off in a live shop',
  },
  DESK_PORT: {
    fallback: '',
    says: "Port of the desk's own, which then is not on PORT; empty serves it there",
  },
  DESK_URL: {
    fallback: '',
    says: 'Where the desk is reached, for links in mails to the office; empty is PUBLIC_URL',
  },
  DESK_OIDC_ISSUER: {
    fallback: '',
    says: "Address of the chain's identity provider (OpenID Connect), by which the office then signs in, too; empty: none",
  },
  DESK_OIDC_CLIENT_ID: { fallback: '', says: 'What the desk is called there' },
  DESK_OIDC_CLIENT_SECRET: { fallback: '', says: "The desk's secret there" },
  DESK_OIDC_NAME: { fallback: 'Entra ID', says: 'What the provider is called on the sign-in' },
} as const;

export interface DeskSettings {
  /** Null: the shop's own. */
  readonly port: number | null;
  /** Null: where the shop is. */
  readonly url: string | null;
  /** Null: nobody signs in by another provider. */
  readonly oidc: DeskOidcSettings | null;
}

export interface DeskOidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

export function deskSettings(
  value: (name: keyof typeof deskSettingsTable) => string,
  isDemo: boolean,
): DeskSettings | null {
  const asked = oneOf('DESK', value('DESK') || null, ['on', 'off'] as const);
  if ((asked ?? (isDemo ? 'on' : 'off')) === 'off') return null;
  const port = value('DESK_PORT');
  return {
    port: port === '' ? null : wholeNumber('DESK_PORT', port, 0, 65_535),
    url: value('DESK_URL') === '' ? null : webAddress('DESK_URL', value('DESK_URL')),
    oidc: oidcSettings(value),
  };
}

function oidcSettings(value: (name: keyof typeof deskSettingsTable) => string): DeskOidcSettings | null {
  const issuer = webAddress('DESK_OIDC_ISSUER', value('DESK_OIDC_ISSUER') || null);
  if (issuer === null) return null;
  const [clientId, clientSecret] = [value('DESK_OIDC_CLIENT_ID'), value('DESK_OIDC_CLIENT_SECRET')];
  if (clientId === '' || clientSecret === '')
    throw new ConfigError('DESK_OIDC_ISSUER goes with DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET.');
  return { issuer, clientId, clientSecret, name: value('DESK_OIDC_NAME') };
}
