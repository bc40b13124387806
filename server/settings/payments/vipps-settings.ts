import { isRecord, parseJson } from '#domain/storage/parse-json.ts';
import { ConfigError } from '../setting-values.ts';

export const vippsSettingsTable = {
  VIPPS_URL: { fallback: 'https://apitest.vipps.no', says: "Vipps MobilePay's API" },
  VIPPS_CLIENT_ID: { fallback: '', says: 'Key to Vipps' },
  VIPPS_CLIENT_SECRET: { fallback: '', says: 'Key to Vipps; empty leaves Vipps out' },
  VIPPS_SUBSCRIPTION_KEY: { fallback: '', says: 'Key to Vipps (Ocp-Apim-Subscription-Key)' },
  VIPPS_MSN: { fallback: '', says: 'Merchant serial number of the sales unit that is paid' },
  VIPPS_SHOPS: {
    fallback: '',
    says: 'Sales units of shops: {"3":{"msn":"…"}} by shop id; with "clientId", "clientSecret" and "subscriptionKey" where its keys are not those above',
  },
} as const;

/** The keys to a sales unit. */
export type VippsUnit = Readonly<Record<(typeof keyNames)[number] | 'msn', string>>;

export type VippsSettings = VippsUnit & { readonly url: string; readonly shops: ReadonlyMap<number, VippsUnit> };

const keyNames = ['clientId', 'clientSecret', 'subscriptionKey'] as const;

/** Null: not set up. The messages do not repeat the keys, as they may end in a log. */
export function vippsSettings(value: (name: keyof typeof vippsSettingsTable) => string): VippsSettings | null {
  const chain = {
    clientId: value('VIPPS_CLIENT_ID'),
    clientSecret: value('VIPPS_CLIENT_SECRET'),
    subscriptionKey: value('VIPPS_SUBSCRIPTION_KEY'),
    msn: value('VIPPS_MSN'),
  };
  const given = Object.values(chain).filter((key) => key !== '').length;
  if (given === 0) return null;
  if (given < 4) {
    throw new ConfigError(
      'Vipps needs VIPPS_CLIENT_ID, VIPPS_CLIENT_SECRET, VIPPS_SUBSCRIPTION_KEY and VIPPS_MSN together.',
    );
  }
  if (!isMsn(chain.msn)) throw new ConfigError('VIPPS_MSN must be 4 to 7 digits.');
  return { ...chain, url: value('VIPPS_URL'), shops: unitsOfShops(value('VIPPS_SHOPS'), chain) };
}

function unitsOfShops(text: string, chain: VippsUnit): ReadonlyMap<number, VippsUnit> {
  const units = new Map<number, VippsUnit>();
  if (text === '') return units;
  const all = parseJson(text);
  const wrong = new ConfigError('VIPPS_SHOPS must be JSON by shop id: {"3":{"msn":"123456"}}.');
  if (!isRecord(all)) throw wrong;
  for (const [shop, unit] of Object.entries(all)) {
    if (!/^[1-9]\d*$/.test(shop) || !isRecord(unit) || !isMsn(unit.msn)) throw wrong;
    const { msn, ...keys } = unit;
    const names = Object.keys(keys);
    const isWhole =
      names.length === 0 || (names.length === keyNames.length && keyNames.every((name) => isKey(keys[name])));
    if (!isWhole) throw wrong;
    units.set(Number(shop), { ...chain, ...keys, msn });
  }
  return units;
}

function isMsn(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4,7}$/.test(text);
}

function isKey(text: unknown): text is string {
  return typeof text === 'string' && text !== '';
}
