import { isLoopback } from '../http/security/loopback.ts';

/** A demo moves no money and shows its mails to whoever looks; a live shop sells. */
export type ShopMode = 'demo' | 'live';

export type ModeVerdict =
  | { readonly mode: ShopMode; readonly because: string }
  /** What contradicts what, in one line. */
  | { readonly refusal: string };

type ModeSetting =
  | 'SHOP_MODE'
  | 'SHOP_DATA'
  | 'NODE_ENV'
  | 'DATABASE_URL'
  | 'HOST'
  | 'PUBLIC_URL'
  | 'PAYMENTS'
  | 'SMTP_URL'
  | 'SESSION_SECRET'
  | 'TRUST_PROXY'
  | (typeof providerKeys)[number];

const providerKeys = [
  'KLARNA_USERNAME',
  'KLARNA_PASSWORD',
  'QLIRO_API_KEY',
  'QLIRO_SECRET',
  'NEXI_SECRET_KEY',
  'VIPPS_CLIENT_ID',
  'VIPPS_CLIENT_SECRET',
  'VIPPS_SUBSCRIPTION_KEY',
  'VIPPS_MSN',
] as const;

/** Settings that a demo on somebody's own machine does not have. The reason given never repeats a value that may be a secret. */
const signsOfEarnest: readonly (readonly [ModeSetting, (value: string) => string | null])[] = [
  ['NODE_ENV', (value) => (['', 'development', 'test'].includes(value) ? null : `NODE_ENV is ${value}`)],
  ['DATABASE_URL', isSet('DATABASE_URL')],
  ['HOST', (value) => (isLoopback(value) ? null : `HOST is ${value}`)],
  ['PUBLIC_URL', (value) => (value === '' || isAtHome(value) ? null : `PUBLIC_URL is ${value}`)],
  ['SMTP_URL', isSet('SMTP_URL')],
  ['SESSION_SECRET', isSet('SESSION_SECRET')],
  ['TRUST_PROXY', (value) => (value === '' || value === '0' ? null : 'TRUST_PROXY is set')],
  ['PAYMENTS', (value) => (value === 'none' ? 'PAYMENTS is none' : null)],
  ...providerKeys.map((name) => [name, isSet(name)] as const),
];

/**
 * The one place that tells a demo from a shop in earnest. A demo is asked for by name (SHOP_MODE=demo, or a data set of
 * ours in SHOP_DATA), or is what opens when nothing at all is set up; everything else is live. See docs/decisions/0021-demo-by-name.md.
 */
export function shopMode(value: (name: ModeSetting) => string): ModeVerdict {
  const said = value('SHOP_MODE');
  const data = value('SHOP_DATA');
  const isDemoData = data === 'demo' || data === 'acceptance';
  if (said === 'demo') return { mode: 'demo', because: 'SHOP_MODE is demo' };
  if (said === 'live') {
    if (isDemoData) return { refusal: `SHOP_MODE is live, but SHOP_DATA is ${data}: a live shop has its own data.` };
    return live(value, 'SHOP_MODE is live');
  }
  if (isDemoData) {
    const sign = signsOfEarnest
      .filter(([name]) => name === 'NODE_ENV' || (name === 'PUBLIC_URL' && value(name).startsWith('https:')))
      .flatMap(([name, signOf]) => signOf(value(name)) ?? []);
    if (sign.length === 0) return { mode: 'demo', because: `SHOP_DATA is ${data}` };
    return { refusal: `SHOP_DATA is ${data}, but ${sign[0]}: say SHOP_MODE=demo for a demo, or leave SHOP_DATA out.` };
  }
  const sign = signsOfEarnest.flatMap(([name, signOf]) => signOf(value(name)) ?? [])[0];
  return sign === undefined ? { mode: 'demo', because: 'nothing is set up' } : live(value, sign);
}

function live(value: (name: ModeSetting) => string, because: string): ModeVerdict {
  if (value('PAYMENTS') !== 'demo') return { mode: 'live', because };
  return { refusal: `PAYMENTS is demo, but ${because}: payments that move no money need SHOP_MODE=demo.` };
}

function isSet(name: ModeSetting): (value: string) => string | null {
  return (value) => (value === '' ? null : `${name} is set`);
}

function isAtHome(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === 'http:' && isLoopback(url.hostname);
}
