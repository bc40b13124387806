import { isRecord, parseJson } from '#domain/storage/parse-json.ts';
import { type VippsSettings, vippsSettings, vippsSettingsTable } from './vipps-settings.ts';

/** Keys to the payment providers, one set for the chain and where need be one for a shop. */
export const paymentSettingsTable = {
  KLARNA_URL: { fallback: 'https://api.playground.klarna.com', says: "Klarna's API" },
  KLARNA_USERNAME: { fallback: '', says: 'Key to Klarna' },
  KLARNA_PASSWORD: { fallback: '', says: 'Key to Klarna; empty leaves Klarna out' },
  KLARNA_SHOPS: {
    fallback: '',
    says: 'Keys of shops with an agreement of their own: {"3":{"username":"…","password":"…"}} by shop id',
  },
  QLIRO_URL: { fallback: 'https://pago.qit.nu', says: "Qliro's API" },
  QLIRO_API_KEY: { fallback: '', says: 'Key to Qliro' },
  QLIRO_SECRET: { fallback: '', says: 'Key to Qliro; empty leaves Qliro out' },
  QLIRO_SHOPS: {
    fallback: '',
    says: 'Keys of shops with an agreement of their own: {"3":{"apiKey":"…","secret":"…"}} by shop id',
  },
  NEXI_URL: { fallback: 'https://test.api.dibspayment.eu', says: 'The API of Nexi Checkout, for cards' },
  NEXI_SECRET_KEY: { fallback: '', says: 'Key to Nexi Checkout; empty leaves cards out' },
  NEXI_SHOPS: {
    fallback: '',
    says: 'Keys of shops with an agreement of their own: {"3":{"secretKey":"…"}} by shop id',
  },
  ...vippsSettingsTable,
} as const;

/** Keys to a provider by shop, where some shops have agreements of their own. */
export type ShopKeys<Field extends string> = ReadonlyMap<number, Readonly<Record<Field, string>>>;

/** Where a provider is and the keys to it: the chain's own, and those of shops that have an agreement of their own. */
export type ProviderSettings<Field extends string> = Readonly<Record<Field, string>> & {
  readonly url: string;
  readonly shops: ShopKeys<Field>;
};

/** Null: not set up. */
export interface PaymentSettings {
  readonly klarna: ProviderSettings<'username' | 'password'> | null;
  readonly qliro: ProviderSettings<'apiKey' | 'secret'> | null;
  readonly card: ProviderSettings<'secretKey'> | null;
  readonly vipps: VippsSettings | null;
}

export type PaymentSetting = keyof typeof paymentSettingsTable;

/** What each shop's keys are made of. */
export const shopKeyFields = {
  KLARNA_SHOPS: ['username', 'password'],
  QLIRO_SHOPS: ['apiKey', 'secret'],
  NEXI_SHOPS: ['secretKey'],
} as const;

/** A provider is set up when it has the chain's keys; the addresses have defaults. */
export function paymentSettings(value: (name: PaymentSetting) => string): PaymentSettings {
  const [username, password] = [value('KLARNA_USERNAME'), value('KLARNA_PASSWORD')];
  const [apiKey, secret] = [value('QLIRO_API_KEY'), value('QLIRO_SECRET')];
  const secretKey = value('NEXI_SECRET_KEY');
  const shops = <Name extends keyof typeof shopKeyFields>(name: Name) =>
    parseShopKeys<(typeof shopKeyFields)[Name][number]>(value(name), shopKeyFields[name]) ?? new Map();
  return {
    klarna:
      username !== '' && password !== ''
        ? { url: value('KLARNA_URL'), username, password, shops: shops('KLARNA_SHOPS') }
        : null,
    qliro:
      apiKey !== '' && secret !== '' ? { url: value('QLIRO_URL'), apiKey, secret, shops: shops('QLIRO_SHOPS') } : null,
    card: secretKey !== '' ? { url: value('NEXI_URL'), secretKey, shops: shops('NEXI_SHOPS') } : null,
    vipps: vippsSettings(value),
  };
}

/** By the provider's name, of those that are set up. */
export function providerAddresses(settings: PaymentSettings): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(settings).flatMap(([name, provider]) => (provider === null ? [] : [[name, provider.url]])),
  );
}

export function hasProvider(settings: PaymentSettings): boolean {
  return Object.values(settings).some((provider) => provider !== null);
}

/** Reads {"3":{"username":"…","password":"…"}}; empty is none. Null: it cannot be understood. */
export function parseShopKeys<Field extends string>(text: string, fields: readonly Field[]): ShopKeys<Field> | null {
  if (text === '') return new Map();
  const all = parseJson(text);
  if (!isRecord(all)) return null;
  const keys = new Map<number, Readonly<Record<Field, string>>>();
  for (const [shop, given] of Object.entries(all)) {
    const isWhole = isRecord(given) && Object.keys(given).length === fields.length;
    if (!/^[1-9]\d*$/.test(shop) || !isWhole) return null;
    if (!fields.every((field) => typeof given[field] === 'string' && given[field] !== '')) return null;
    keys.set(Number(shop), given as Readonly<Record<Field, string>>);
  }
  return keys;
}
