import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { liveWarnings, readServingConfig } from './live-requirements.ts';

type Env = Readonly<Record<string, string>>;

const secret = 'x'.repeat(32);
const complete: Env = {
  DATABASE_URL: 'postgres://shop@db/shop',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail:587',
  SESSION_SECRET: secret,
  NEXI_SECRET_KEY: 'key',
};
const without = (...names: readonly string[]): Env =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name)));
const inEarnest = 'A live shop';

/** The whole table: what is set, and whether a demo opens, a live shop does, or which words refuse it. */
const table: readonly (readonly [env: Env, outcome: 'demo' | 'live' | readonly string[]])[] = [
  // Nothing is set up: the demo of a bare npm start.
  [{}, 'demo'],
  [{ PORT: '8080', BRAND_NAME: 'tumle', WORKERS: '2', DATA_DIR: '/tmp/x', LOG_LEVEL: 'info' }, 'demo'],
  [{ NODE_ENV: 'development' }, 'demo'],
  [{ NODE_ENV: 'test' }, 'demo'],
  [{ HOST: 'localhost' }, 'demo'],
  [{ HOST: '::1' }, 'demo'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'demo'],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, 'demo'],
  [{ TRUST_PROXY: '0' }, 'demo'],
  [{ PAYMENTS: 'demo' }, 'demo'],
  [{ SHOP_DATA: 'none' }, 'demo'],
  // Asked for by name: wherever it stands.
  [{ SHOP_MODE: 'demo' }, 'demo'],
  [{ SHOP_MODE: 'demo', HOST: '0.0.0.0', PUBLIC_URL: 'http://demo.example:3000' }, 'demo'],
  [{ SHOP_MODE: 'demo', PUBLIC_URL: 'https://demo.example', NODE_ENV: 'production' }, 'demo'],
  [{ SHOP_MODE: 'demo', ...complete }, 'demo'],
  [{ SHOP_DATA: 'acceptance' }, 'demo'],
  [{ SHOP_DATA: 'acceptance', PORT: '4000', DATABASE_URL: 'postgres://localhost/checks' }, 'demo'],
  [{ SHOP_DATA: 'demo', HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.5:3000' }, 'demo'],
  [{ SHOP_DATA: 'acceptance', NEXI_SECRET_KEY: 'x', NEXI_URL: 'http://127.0.0.1:1' }, 'demo'],
  // Both at once.
  [{ SHOP_DATA: 'demo', NODE_ENV: 'production' }, ['SHOP_DATA is demo', 'NODE_ENV is production', 'SHOP_MODE=demo']],
  [{ SHOP_DATA: 'acceptance', NODE_ENV: 'prod' }, ['SHOP_DATA is acceptance', 'NODE_ENV is prod']],
  [{ SHOP_DATA: 'demo', PUBLIC_URL: 'https://shop.example' }, ['SHOP_DATA is demo', 'PUBLIC_URL is https']],
  [{ SHOP_DATA: 'demo', SHOP_MODE: 'live' }, ['SHOP_MODE is live', 'SHOP_DATA is demo']],
  [{ SHOP_DATA: 'acceptance', SHOP_MODE: 'live', ...complete }, ['SHOP_MODE is live', 'SHOP_DATA is acceptance']],
  [{ PAYMENTS: 'demo', SHOP_MODE: 'live', ...complete }, ['PAYMENTS is demo', 'SHOP_MODE is live']],
  [{ PAYMENTS: 'demo', ...complete }, ['PAYMENTS is demo', 'DATABASE_URL is set']],
  [{ PAYMENTS: 'none', ...complete }, ['PAYMENTS is none', 'keys']],
  [{ SHOP_MODE: 'production' }, ["SHOP_MODE is 'production'", 'demo, live']],
  [{ SHOP_MODE: 'LIVE' }, ["SHOP_MODE is 'LIVE'"]],
  // Any one thing that no demo on one's own machine has: in earnest, and not without the rest.
  [{ NODE_ENV: 'production' }, [inEarnest, 'NODE_ENV is production']],
  [{ NODE_ENV: 'prod' }, [inEarnest, 'NODE_ENV is prod']],
  [{ NODE_ENV: 'Production' }, [inEarnest]],
  [{ NODE_ENV: 'staging' }, [inEarnest]],
  [{ DATABASE_URL: 'postgres://db/shop' }, [inEarnest, 'DATABASE_URL is set']],
  [{ HOST: '0.0.0.0' }, [inEarnest, 'HOST is 0.0.0.0']],
  [{ HOST: '::' }, [inEarnest]],
  [{ HOST: '192.168.1.5' }, [inEarnest]],
  [{ PUBLIC_URL: 'https://shop.example' }, [inEarnest, 'PUBLIC_URL is https://shop.example']],
  [{ PUBLIC_URL: 'http://shop.example' }, [inEarnest]],
  [{ PUBLIC_URL: 'https://localhost' }, [inEarnest]],
  [{ PUBLIC_URL: 'http://localhost.shop.example' }, [inEarnest]],
  [{ SMTP_URL: 'smtp://mail:587' }, [inEarnest]],
  [{ SESSION_SECRET: secret }, [inEarnest]],
  [{ TRUST_PROXY: '1' }, [inEarnest]],
  [{ PAYMENTS: 'none' }, [inEarnest]],
  [{ KLARNA_PASSWORD: 'x' }, [inEarnest]],
  [{ QLIRO_SECRET: 'x' }, [inEarnest]],
  [{ NEXI_SECRET_KEY: 'x' }, [inEarnest]],
  [
    { SHOP_MODE: 'live' },
    ['DATABASE_URL', 'PUBLIC_URL with https', 'SMTP_URL', 'SESSION_SECRET', 'the keys of a payment provider'],
  ],
  [without('PUBLIC_URL', 'SMTP_URL'), ['PUBLIC_URL', 'SMTP_URL']],
  [{ ...complete, PUBLIC_URL: 'http://shop.example' }, ['PUBLIC_URL with https://']],
  [without('SESSION_SECRET'), ['SESSION_SECRET']],
  [without('DATABASE_URL'), ['DATABASE_URL']],
  [without('NEXI_SECRET_KEY'), ['keys of a payment provider (or PAYMENTS=none)']],
  [{ ...without('NEXI_SECRET_KEY'), KLARNA_USERNAME: 'half' }, ['keys of a payment provider']],
  // With everything it needs.
  [complete, 'live'],
  [{ ...complete, SHOP_MODE: 'live' }, 'live'],
  [{ ...complete, SHOP_MODE: 'live', SHOP_DATA: 'none', HOST: '0.0.0.0', NODE_ENV: 'development' }, 'live'],
  [{ ...without('NEXI_SECRET_KEY'), PAYMENTS: 'none' }, 'live'],
  [{ ...complete, PUBLIC_URL: 'http://localhost:8080' }, 'live'],
];

describe('DEC-98 a demo is asked for by name; everything else is in earnest', () => {
  test.each(table)('%j', (env, outcome) => {
    const read = () => readServingConfig(env, '/shop');
    if (typeof outcome !== 'string') {
      for (const words of outcome) expect(read).toThrow(words);
      expect(read).toThrow(/^[^\n]+$/);
      expect(read).not.toThrow(secret);
      return;
    }
    const config = read();
    expect(config.mode).toBe(outcome);
    if (outcome === 'live') expect(config).toMatchObject({ shopData: 'none', paymentsDemo: false });
    if (outcome === 'live') expect(config.metricsAccess).toBe('nobody');
  });

  test('what is missing is told at once, and nothing that is there', () => {
    const read = () => readServingConfig(without('PUBLIC_URL', 'SESSION_SECRET'), '/shop');
    expect(read).toThrow(
      'A live shop (DATABASE_URL is set) does not open without PUBLIC_URL with https://, SESSION_SECRET. SHOP_MODE=demo opens a demo instead.',
    );
  });

  test('commands need no more than they use; they are no less in earnest', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/shop' }, '/shop')).toMatchObject({
      mode: 'live',
      shopData: 'none',
      publicUrl: null,
    });
  });

  test('a demo that others reach keeps its figures to itself', () => {
    const access = (env: Env) => readConfig({ SHOP_MODE: 'demo', ...env }, '/shop').metricsAccess;
    expect(access({})).toBe('everybody');
    expect(access({ HOST: '0.0.0.0' })).toBe('nobody');
    expect(access({ HOST: '0.0.0.0', METRICS_TOKEN: 'sixteen-letters-' })).toEqual({ token: 'sixteen-letters-' });
  });

  test('a live shop that pays at a test system is told so', () => {
    expect(liveWarnings(readConfig(complete, '/shop'))).toEqual([
      'Payments by card go to a test system (https://test.api.dibspayment.eu): no money moves.',
      'SMS_URL is empty: customers are told by mail alone when their goods are ready.',
    ]);
    const real = { ...complete, NEXI_URL: 'https://api.dibspayment.eu' };
    const texting = { ...real, SMS_URL: 'sveve://u:p@sveve.no', SMS_REPORT_TOKEN: 'a-token-of-twenty-letters' };
    expect(liveWarnings(readConfig(texting, '/shop'))).toEqual([]);
    expect(liveWarnings(readConfig({ ...complete, SHOP_MODE: 'demo' }, '/shop'))).toEqual([]);
  });
});
