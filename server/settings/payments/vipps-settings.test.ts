import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const keys = {
  VIPPS_CLIENT_ID: 'id',
  VIPPS_CLIENT_SECRET: 'hemmelig',
  VIPPS_SUBSCRIPTION_KEY: 'key',
  VIPPS_MSN: '123456',
};
const read = (env: Record<string, string>) => readConfig({ SHOP_MODE: 'demo', ...env }, '.');

test('all four keys, or none of them', () => {
  expect(read({}).payments.vipps).toBe(null);
  expect(read(keys).payments.vipps).toMatchObject({ msn: '123456', url: 'https://apitest.vipps.no' });
  for (const name of Object.keys(keys)) {
    expect(() => read({ ...keys, [name]: '' })).toThrow(/^Vipps needs (?!.*hemmelig)/);
  }
});

test('a shop has a sales unit of its own, by the keys of the chain or by its own', () => {
  const own = { msn: '222222', clientId: 'b', clientSecret: 'c', subscriptionKey: 'd' };
  const { vipps } = read({ ...keys, VIPPS_SHOPS: JSON.stringify({ 3: { msn: '333333' }, 7: own }) }).payments;
  expect(vipps?.shops.get(3)).toEqual({
    msn: '333333',
    clientId: 'id',
    clientSecret: 'hemmelig',
    subscriptionKey: 'key',
  });
  expect(vipps?.shops.get(7)).toEqual(own);
});

test.each([
  ['VIPPS_MSN', 'abc'],
  ['VIPPS_SHOPS', '{'],
  ['VIPPS_SHOPS', '[]'],
  ['VIPPS_SHOPS', '{"Oslo":{"msn":"123456"}}'],
  ['VIPPS_SHOPS', '{"3":{"msn":123456}}'],
  ['VIPPS_SHOPS', '{"3":"123456"}'],
  ['VIPPS_SHOPS', '{"3":{"msn":"123456","clientId":"hemmelig"}}'],
  ['VIPPS_SHOPS', '{"3":{"msn":"123456","clientId":"a","clientSecret":"","subscriptionKey":"hemmelig"}}'],
  ['VIPPS_SHOPS', '{"3":{"msn":"123456","clientId":"a","clientSecret":"b","secret":"hemmelig"}}'],
  ['VIPPS_URL', 'vipps'],
])('%s=%s is told in one line that repeats no key', (name, value) => {
  expect(() => read({ ...keys, [name]: value })).toThrow(new RegExp(`^${name} (?!.*hemmelig)`));
});

test('Vipps Login: both keys, or none of them', () => {
  expect(read({}).vippsLogin).toBe(null);
  const login = { VIPPS_LOGIN_CLIENT_ID: 'id', VIPPS_LOGIN_CLIENT_SECRET: 'hemmelig' };
  expect(read(login).vippsLogin).toMatchObject({ clientId: 'id' });
  for (const name of Object.keys(login)) {
    expect(() => read({ ...login, [name]: '' })).toThrow(/^Vipps Login needs (?!.*hemmelig)/);
  }
  for (const url of ['ftp://x', 'http://login.example/']) {
    expect(() => read({ ...login, VIPPS_LOGIN_URL: url })).toThrow(/^VIPPS_LOGIN_URL/);
  }
});
