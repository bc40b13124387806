import { expect, test } from 'vitest';
import { linkMobility } from '#server/adapters/sms-link/link-mobility.ts';
import { sveve } from '#server/adapters/sms-sveve/sveve.ts';
import { smsSenderConformance } from '#tests/conformance/sms-sender.conformance.ts';
import { linkKeys, startLinkMobility } from './link-mobility.ts';
import { startSveve, sveveKeys } from './sveve.ts';

const openSveve = (url: string, keys: 'right' | 'wrong') =>
  sveve({ url, ...sveveKeys, from: 'Nordvarde', isTest: false, ...(keys === 'wrong' ? { password: 'x' } : {}) });
const openLink = (url: string, keys: 'right' | 'wrong') =>
  linkMobility({ url, ...linkKeys, from: 'Nordvarde', ...(keys === 'wrong' ? { password: 'x' } : {}) });

smsSenderConformance('Sveve', { start: startSveve, sender: openSveve });
smsSenderConformance('LINK Mobility', { start: startLinkMobility, sender: openLink });

test('Sveve reports by true and false, whichever way they are sent', () => {
  const { readReport } = openSveve('http://sms.example', 'right');
  const fields = { number: '4741234567', id: '42', ref: 'abc', errorCode: '', errorDesc: '' };
  expect(readReport({ ...fields, status: 'true' })).toEqual({ ref: 'abc', isDelivered: true, detail: '' });
  expect(readReport({ ...fields, status: false, errorCode: '1', errorDesc: 'Av' })).toEqual({
    ref: 'abc',
    isDelivered: false,
    detail: '1 Av',
  });
});

test('LINK reports by a code, also as text, and on each part', () => {
  const { readReport } = openLink('http://sms.example', 'right');
  expect(readReport({ refId: 'abc', id: '1$2', resultCode: '1001' })).toMatchObject({ ref: 'abc', isDelivered: true });
  expect(readReport({ refId: 'abc', id: '1$1', resultCode: 1003 })).toMatchObject({ isDelivered: false });
});
