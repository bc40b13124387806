import { ConfigError, wholeNumber } from './setting-values.ts';

/** The settings of text messages (docs/operations.md). */
export const messageSettingsTable = {
  SMS_URL: {
    fallback: '',
    says: 'Provider of text messages: sveve://user:password@sveve.no or link://user:password@n-eu.linkmobility.io?platform=…&partner=…&gate=…; empty keeps them in the outbox, readable at /dev/post, in a demo, and sends none in a live shop',
  },
  SMS_FROM: {
    fallback: '',
    says: "Sender of text messages, at most 11 letters and digits; empty takes the brand variant's name",
  },
  SMS_SEGMENT_PRICE: {
    fallback: '',
    says: 'What a segment of a text message costs, in øre, for the figures of /metrics; empty tells no price',
  },
  SMS_REPORT_TOKEN: {
    fallback: '',
    says: 'Secret part, 20 characters or more, of the address the provider reports deliveries to: /sms/report/TOKEN; empty takes no reports',
  },
} as const;

export interface SmsSettings {
  readonly provider: 'sveve' | 'link';
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly from: string | null;
  /** Of the provider's test: taken and not sent on. */
  readonly isTest: boolean;
  readonly platform: string;
  readonly partner: string;
  readonly gate: string | null;
  readonly reportToken: string | null;
  readonly segmentOre: number | null;
}

const example = 'sveve://user:password@sveve.no or link://user:password@n-eu.linkmobility.io?platform=…&partner=…';

/** `sveve+http` and `link+http` reach an emulator. The message does not repeat the address, which holds a password. */
export function smsSettings(value: (name: keyof typeof messageSettingsTable) => string): SmsSettings | null {
  const from = sender(value('SMS_FROM'));
  const reportToken = token(value('SMS_REPORT_TOKEN'));
  const price = value('SMS_SEGMENT_PRICE');
  const text = value('SMS_URL');
  if (text === '') return null;
  const url = URL.parse(text);
  const [, provider, plain] = /^(sveve|link)(\+http)?:$/.exec(url?.protocol ?? '') ?? [];
  if (url === null || provider === undefined || url.hostname === '' || url.username === '' || url.password === '') {
    throw new ConfigError(`SMS_URL must be ${example}.`);
  }
  const query = (name: string) => url.searchParams.get(name) ?? '';
  if (provider === 'link' && (query('platform') === '' || query('partner') === '')) {
    throw new ConfigError('SMS_URL of LINK Mobility must have ?platform=…&partner=….');
  }
  return {
    provider: provider as SmsSettings['provider'],
    url: `${plain === undefined ? 'https' : 'http'}://${url.host}`,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from,
    isTest: query('test') === '1',
    platform: query('platform'),
    partner: query('partner'),
    gate: query('gate') || null,
    reportToken,
    segmentOre: price === '' ? null : wholeNumber('SMS_SEGMENT_PRICE', price, 0, 10_000),
  };
}

function sender(text: string): string | null {
  if (text === '') return null;
  if (!/^[A-Za-z0-9]{1,11}$/.test(text)) {
    throw new ConfigError(`SMS_FROM is '${text}', but must be at most 11 letters and digits, none of them Norwegian.`);
  }
  return text;
}

function token(text: string): string | null {
  if (text === '') return null;
  if (!/^[A-Za-z0-9_-]{20,100}$/.test(text)) {
    throw new ConfigError('SMS_REPORT_TOKEN must be 20 to 100 letters, digits, - and _.');
  }
  return text;
}
