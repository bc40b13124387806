import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { webhookUrl } from './webhook-url.ts';

const allowed = new BlockList();
allowed.addSubnet('10.20.0.0', 16, 'ipv4');

test.each([
  '',
  'erp.example',
  'http://erp.example/',
  'ftp://erp.example/',
  'javascript:alert(1)',
  'https://erp.example:25/',
  'https://user:pass@erp.example/',
  'https://erp.example/#part',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'http://10.21.0.1/',
  'ftp://10.20.0.1/',
])('%s is no address for events', (url) => {
  expect(webhookUrl(url, allowed)).toBeNull();
});

test.each(['https://erp.example/hook?a=1', 'https://erp.example:8443/', 'https://8.8.8.8/', 'http://10.20.0.1:8080/'])(
  '%s is one',
  (url) => {
    expect(webhookUrl(url, allowed)?.href).toBe(url);
  },
);
