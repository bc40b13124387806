import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { maySendTo } from './public-address.ts';

const none = new BlockList();

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not sent to', (address) => {
  expect(maySendTo(address, none)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is', (address) => {
  expect(maySendTo(address, none)).toBe(true);
});

test('what the operator allows is sent to, and nothing beside it', () => {
  const allowed = new BlockList();
  allowed.addSubnet('10.20.0.0', 16, 'ipv4');
  expect(maySendTo('10.20.1.1', allowed)).toBe(true);
  expect(maySendTo('::ffff:10.20.1.1', allowed)).toBe(true);
  expect(maySendTo('10.21.1.1', allowed)).toBe(false);
});
