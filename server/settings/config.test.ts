import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingsTable } from './config.ts';
import { ConfigError } from './setting-values.ts';

const read = (env: Record<string, string>) => readConfig(env, '/shop');

describe('the configuration', () => {
  test('has a value for everything without any setting', () => {
    expect(read({})).toMatchObject({ port: 3000, brandName: null, shopData: 'demo', workers: 1, databaseUrl: null });
  });

  test('GEN-28 DEC-132 an unknown brand variant is refused with the names of the known ones', () => {
    expect(() => read({ BRAND_NAME: 'fjellrev' })).toThrow(/nordvarde, stabel, tumle/);
    expect(read({ BRAND_NAME: 'tumle' }).brandName).toBe('tumle');
  });

  test.each([
    ['PORT', 'tretti'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['WORKERS', '0'],
    ['SHOP_DATA', 'ekte'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'butikken'],
    ['PUBLIC_URL', 'https://kjeden.example/butikk'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['METRICS_PORT', '0'],
    ['METRICS_TOKEN', 'kort'],
    ['SHOP_MODE', 'kanskje'],
    ['SESSION_SECRET', 'kort'],
    ['SESSION_SECRET_PREVIOUS', 'kort'],
    ['LOG_LEVEL', 'loud'],
    ['OSRM_URL', 'ftp://x'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'butikken'],
    ['LOGIN_LIMIT', '0'],
    ['KLARNA_SHOPS', '{"3":{"username":"hemmelig"}}'],
    ['QLIRO_SHOPS', 'hemmelig'],
    ['NEXI_SHOPS', '{"Oslo":{"secretKey":"hemmelig"}}'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const refused = () => read({ [name]: value });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(new RegExp(`^${name}[^\n]*$`));
  });

  test('DEC-98 a demo is paid with play money unless it has keys', () => {
    expect(read({ SHOP_MODE: 'demo', PAYMENTS: 'demo', NEXI_SECRET_KEY: 'x' }).paymentsDemo).toBe(true);
    expect(read({ SHOP_MODE: 'demo', PAYMENTS: 'none' }).paymentsDemo).toBe(false);
    expect(read({ SHOP_MODE: 'demo', NEXI_SECRET_KEY: 'x' })).toMatchObject({
      paymentsDemo: false,
      payments: { card: { url: 'https://test.api.dibspayment.eu', secretKey: 'x' }, klarna: null, qliro: null },
    });
    expect(read({}).paymentsDemo).toBe(true);
    expect(() => read({ NEXI_SECRET_KEY: 'x', NEXI_URL: 'nexi' })).toThrow(/^NEXI_URL/);
  });

  test('a shop may have keys of its own; a mistake in them is told without the keys', () => {
    const { card } = read({ NEXI_SECRET_KEY: 'x', NEXI_SHOPS: '{"3":{"secretKey":"y"}}' }).payments;
    expect([card?.secretKey, card?.shops.get(3)?.secretKey, card?.shops.get(4)]).toEqual(['x', 'y', undefined]);
    expect(() => read({ NEXI_SHOPS: '{"3":{"secretKey":"hemmelig"}' })).toThrow(/^NEXI_SHOPS(?!.*hemmelig)/);
  });

  test('every setting stands in docs/configuration.md with its default and what it does', () => {
    const documented = readFileSync(path.resolve(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
    for (const [name, { fallback, says }] of Object.entries(settingsTable)) {
      expect(documented).toContain(`| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${says} |`);
    }
  });
});
