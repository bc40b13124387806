import { expect, test } from 'vitest';
import { counterSettings, counterSettingsTable, mailsShops } from './counter-settings.ts';

const read = (given: Partial<Record<keyof typeof counterSettingsTable, string>>, isDemo: boolean) =>
  counterSettings((name) => given[name] ?? counterSettingsTable[name].fallback, isDemo);

test('the counter is open in a demo and closed in a live shop until it is said', () => {
  expect(read({}, true)).toEqual({ port: null, idFrom: 500_000 });
  expect(read({}, false)).toBeNull();
  expect(read({ COUNTER: 'off' }, true)).toBeNull();
  expect(read({ COUNTER: 'on', COUNTER_PORT: '8443' }, false)).toEqual({
    port: 8443,
    idFrom: 500_000,
  });
});

test('shops are written of their orders in a live shop, with a counter or without', () => {
  expect([mailsShops(() => '', false), mailsShops(() => '', true), mailsShops(() => '0', false)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what cannot be meant is refused', () => {
  expect(() => read({ COUNTER: 'yes' }, true)).toThrow('COUNTER');
  expect(() => read({ COUNTER_PORT: 'x' }, true)).toThrow('COUNTER_PORT');
  expect(() => mailsShops(() => '2', true)).toThrow('COUNTER_SHOP_MAIL');
});
