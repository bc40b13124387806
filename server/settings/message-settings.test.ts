import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { liveWarnings, readServingConfig } from './live-requirements.ts';

const sms = (env: Record<string, string>) => readConfig(env, '/shop').sms;

test('a provider by its address: the scheme says which, an emulator is reached by http', () => {
  expect(sms({})).toBeNull();
  expect(sms({ SMS_URL: 'sveve://hent:pass%2Bword@sveve.no', SMS_FROM: 'Nordvarde' })).toMatchObject({
    provider: 'sveve',
    url: 'https://sveve.no',
    user: 'hent',
    password: 'pass+word',
    from: 'Nordvarde',
    isTest: false,
  });
  const link = 'link+http://u:p@127.0.0.1:4181?platform=COMMON_API&partner=77&gate=hent';
  expect(sms({ SMS_URL: link })).toMatchObject({
    provider: 'link',
    url: 'http://127.0.0.1:4181',
    platform: 'COMMON_API',
    partner: '77',
    gate: 'hent',
  });
});

test('what makes no sense is refused in a line that repeats no password', () => {
  for (const SMS_URL of ['https://sveve.no', 'sveve://sveve.no', 'sveve://hemmelig@sveve.no', 'hemmelig']) {
    expect(() => sms({ SMS_URL })).toThrow(/^SMS_URL must be sveve:/);
    expect(() => sms({ SMS_URL })).not.toThrow(/hemmelig/);
  }
  expect(() => sms({ SMS_URL: 'link://u:p@n-eu.linkmobility.io' })).toThrow('?platform=…&partner=…');
  expect(() => sms({ SMS_FROM: 'Nordvarde Åsane' })).toThrow('at most 11 letters and digits');
  expect(() => sms({ SMS_REPORT_TOKEN: 'short' })).toThrow('20 to 100');
});

test('a live shop sends to no emulator, and is told what it does without', () => {
  const live = { SHOP_MODE: 'live', SMS_URL: 'sveve+http://u:p@127.0.0.1:4180' };
  expect(() => readServingConfig(live, '/shop')).toThrow('an SMS_URL that is no emulator');
  const warnings = (env: Record<string, string>) => liveWarnings(readConfig({ SHOP_MODE: 'live', ...env }, '/shop'));
  expect(warnings({})).toContain('SMS_URL is empty: customers are told by mail alone when their goods are ready.');
  expect(warnings({ SMS_URL: 'sveve://u:p@sveve.no?test=1' })).toEqual([
    'SMS_URL has test=1: text messages are taken and not sent on.',
    'SMS_REPORT_TOKEN is empty: what becomes of text messages is not known.',
  ]);
});
