import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedByVipps } from './vipps-signature.ts';

const registration = { url: 'https://shop.example/payments/webhook/vipps/chain', secret: 'c2VjcmV0' };
const bytes = Buffer.from('{"reference":"abcdefgh","name":"AUTHORIZED"}');
const date = 'Tue, 17 Nov 2026 20:00:00 GMT';

function signed(host = 'shop.example', body = bytes): Record<string, string> {
  const hash = createHash('sha256').update(body).digest('base64');
  const text = `POST\n/payments/webhook/vipps/chain\n${date};${host};${hash}`;
  const signature = createHmac('sha256', registration.secret).update(text).digest('base64');
  return {
    'x-ms-date': date,
    'x-ms-content-sha256': hash,
    authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
  };
}

test('what is signed for the address that was registered is genuine', () => {
  expect(isSignedByVipps({ headers: signed(), bytes }, registration)).toBe(true);
});

test.each<[string, Record<string, string | string[]>, Buffer]>([
  ['other bytes', signed(), Buffer.concat([bytes, Buffer.from(' ')])],
  ['the hash of other bytes, and their signature', signed('shop.example', Buffer.from('{}')), bytes],
  ['another host', signed('evil.example'), bytes],
  ['another hash beside a right signature', { ...signed(), 'x-ms-content-sha256': 'x' }, bytes],
  ['another date', { ...signed(), 'x-ms-date': 'Tue, 17 Nov 2026 20:00:01 GMT' }, bytes],
  ['a header twice', { ...signed(), authorization: ['a', 'b'] }, bytes],
  ['no headers', {}, bytes],
])('%s is not', (_name, headers, body) => {
  expect(isSignedByVipps({ headers, bytes: body }, registration)).toBe(false);
});
