import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { nobody, parseTrustedProxies } from './trusted-proxies.ts';

const trusting = (text: string) => parseTrustedProxies(text) ?? nobody;

describe('R31 who asks, from behind proxies', () => {
  test.each([
    // Nobody is trusted: what is claimed is nothing.
    ['0', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    // One proxy that adds to what it was sent: its own word is the last.
    ['1', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['1', '10.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['1', '10.0.0.1', '203.0.113.9, 203.0.113.8, 127.0.0.1, 192.0.2.1', '192.0.2.1'],
    ['2', '10.0.0.1', '203.0.113.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', '', '10.0.0.1'],
    // By address: the nearest that is none of ours.
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.9, 192.0.2.1, 10.9.9.9', '192.0.2.1'],
    ['10.0.0.0/8', '192.0.2.7', '203.0.113.9', '192.0.2.7'],
    ['10.0.0.1, 10.0.0.2', '10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    // IPv6, and IPv4 in its clothes.
    ['::1', '::1', '2001:db8::5', '2001:db8::5'],
    ['2001:db8:1::/48', '2001:db8:1::7', '203.0.113.9, 2001:db8:2::1', '2001:db8:2::1'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['1', '::ffff:10.0.0.1', '::ffff:192.0.2.1', '192.0.2.1'],
    ['1', '::1', '::FFFF:c000:0201', '192.0.2.1'],
    ['1', '::1', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['1', '::1', 'fe80::1%eth0', 'fe80::1'],
    // With the port, as some write it.
    ['1', '10.0.0.1', '192.0.2.1:4711', '192.0.2.1'],
    ['1', '10.0.0.1', '[2001:db8::5]:4711', '2001:db8::5'],
    // What is no address counts for whoever has passed it on.
    ['1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['1', '10.0.0.1', '192.0.2.1, <script>', '10.0.0.1'],
    ['2', '10.0.0.1', 'kari, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.0/8', '10.0.0.1', ',,,', '10.0.0.1'],
    ['1', '10.0.0.1', '999.1.1.1', '10.0.0.1'],
    // A connection that is gone.
    ['0', undefined, '203.0.113.9', 'unknown'],
    ['10.0.0.0/8', undefined, '203.0.113.9', 'unknown'],
  ])('TRUST_PROXY=%s, connected from %s with "%s": %s', (setting, connected, header, expected) => {
    expect(clientAddress(connected, header, trusting(setting))).toBe(expected);
  });

  test('a header of a thousand entries is read no further than it is trusted', () => {
    const claimed = Array.from({ length: 1000 }, (_, i) => `203.0.113.${i % 256}`).join(',');
    expect(clientAddress('10.0.0.1', `${claimed},192.0.2.1`, trusting('1'))).toBe('192.0.2.1');
  });

  test.each(['true', 'yes', '-1', '11', '1.5', 'localhost', '10.0.0.0/', '10.0.0.0/33', '::/129', '0.0.0.0/0', '1,x'])(
    'TRUST_PROXY=%s is no setting',
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull();
    },
  );
});
