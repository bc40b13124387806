import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { FaultKind } from '#emulators/faults.ts';
import {
  checkout,
  collectPaidOf,
  eans,
  type PayingShop,
  reservationOf,
  reserve,
  startPayingShop,
  until,
} from '../api/paying-shop.ts';
import { startTestShop, type TestShop, type TestVisitor } from '../api/test-shop.ts';
import { copyOfAcceptance } from '../test-postgres.ts';
import { type Behaviour, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type AcceptanceShop, startAcceptanceShop } from './start-acceptance-shop.ts';

/** The table of docs/resiliency.md: what a shopper sees when something the shop depends on is slow, down or mad. */

describe('R43 PostgreSQL', () => {
  let proxy: FaultProxy;
  let shop: AcceptanceShop;
  let visitor: TestVisitor;
  beforeAll(async () => {
    const url = new URL(await copyOfAcceptance(inject('postgresUrl'), `r43_${randomBytes(6).toString('hex')}`));
    proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port) });
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    shop = await startAcceptanceShop(url.href);
    visitor = shop.visitor;
  });
  afterAll(async () => {
    proxy.become('well');
    await shop.stop();
    await proxy.stop();
  });

  const browse = async () => {
    const targets = [
      '/',
      '/klaer',
      '/api/v1/categories/1/articles',
      '/api/v1/articles/1001',
      '/product/vikafjell-dunjakke',
    ];
    const answers = await Promise.all(targets.map((target) => visitor.get(target)));
    const search = await visitor.send('POST', '/api/v1/articles/search', { query: 'jakke' });
    return [...answers, search].map(({ status }) => status);
  };
  const order = () => reserve(visitor, reservationOf(1, { ean: eans.drink }));
  const well = [200, 200, 200, 200, 200, 200];

  test('R43 PostgreSQL slow: everything works, later', async () => {
    proxy.become('slow');
    expect(await browse()).toEqual(well);
    expect((await order()).status).toBe(201);
    proxy.become('well');
  });

  test.each(['down', 'garbage'] as Behaviour[])(
    'R43 R10 R13 PostgreSQL %s: browsing and search go on, an order is 503 with when to come back, and it mends itself',
    { timeout: 60_000 },
    async (behaviour) => {
      proxy.become(behaviour);
      expect(await browse()).toEqual(well);
      const refused = await order();
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(refused.body).toEqual({ message: expect.any(String) });
      expect((await visitor.get('/readyz')).status).toBe(503);
      expect((await visitor.get('/healthz')).status).toBe(200);
      proxy.become('well');
      const answer = await until(order, ({ status }) => status === 201, 20_000);
      expect(answer.status).toBe(201);
      expect((await visitor.get('/readyz')).status).toBe(200);
    },
  );
});

describe('R43 payments', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await startPayingShop();
  });
  afterAll(() => shop.stop());

  const kinds: [string, FaultKind][] = [
    ['slow', 'slow'],
    ['down', 'cut-before'],
    ['garbage', 'garbage'],
  ];
  describe.each(['klarna', 'qliro', 'card', 'vipps'] as const)('%s', (method) => {
    test.each(kinds)(`R43 ${method} %s: its own button alone is affected`, { timeout: 60_000 }, async (name, kind) => {
      const visitor = await shop.visitor();
      shop.emulators[method].faults.clear();
      shop.emulators[method].faults.plan({ on: '*', kind, ms: 1_000, times: 3 });
      const [paid, reserved, page] = await Promise.all([
        checkout(visitor, collectPaidOf(1, method, 3_000, { ean: eans.drink })),
        reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink })),
        shop.get('/checkout'),
      ]);
      // A slow one answers in the end; of a dead or mad one the shopper is told, and may choose another way.
      expect(paid.status).toBe(name === 'slow' ? 201 : 503);
      if (name !== 'slow') expect(paid.body.message).toMatch(/\S/);
      expect([reserved.status, page.status]).toEqual([201, 200]);
      shop.emulators[method].faults.clear();
    });
  });
});

describe('R43 places', () => {
  let behaviour: Behaviour = 'well';
  let service: Server;
  let shop: TestShop;
  beforeAll(async () => {
    service = createServer((_request, response) => {
      if (behaviour === 'down') response.destroy();
      else if (behaviour === 'garbage') response.end('<html>not what was asked for');
      // Slow: never within anybody's patience.
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => service.once('listening', resolve));
    const url = `http://127.0.0.1:${(service.address() as { port: number }).port}`;
    shop = await startTestShop({ OSRM_URL: url, MAPS_URL: url });
  });
  afterAll(async () => {
    service.closeAllConnections();
    await shop.stop();
    service.close();
  });

  const calls = {
    OSRM: '/api/v1/osrm/table/v1/car/10.7522,59.9139;5.322,60.3943?annotations=distance',
    Overpass: '/api/v1/maps/interpreter?street=Storgata&housenumber=12&postcode=0155',
  };
  test.each(
    (['down', 'garbage', 'slow'] as Behaviour[]).flatMap((how) => [['OSRM', how] as const, ['Overpass', how] as const]),
  )(
    'R43 %s %s: 503 for the distance or address, and the shops are shown all the same',
    { timeout: 60_000 },
    async (name, how) => {
      behaviour = how;
      const [call, shops, list] = await Promise.all([
        shop.get(calls[name]),
        shop.get('/butikker'),
        shop.get('/api/v1/shops'),
      ]);
      expect(call.status).toBe(503);
      expect(call.body).toEqual({ message: expect.any(String) });
      expect([shops.status, list.status]).toEqual([200, 200]);
    },
  );
});

describe('R43 mail', () => {
  test.each(['slow', 'down', 'garbage'] as Behaviour[])(
    'R43 mail %s: the order is made at once, and its mail waits in the outbox',
    { timeout: 60_000 },
    async (how) => {
      const proxy = await startFaultProxy({ host: '127.0.0.1', port: 9 });
      proxy.become(how);
      const shop = await startTestShop({ SMTP_URL: `smtp://127.0.0.1:${proxy.port}` });
      const made = await reserve(await shop.visitor(), reservationOf(1, { ean: eans.drink }));
      expect(made.status).toBe(201);
      const [mail] = await shop.database.query<{ n: number }>(
        `SELECT count(*) AS n FROM mail_outbox WHERE sent_at IS NULL AND dedupe_key = 'reservation:' || $1 || ':2'`,
        [String(made.body.id)],
      );
      expect(mail?.n).toBe(1);
      await proxy.stop();
      await shop.stop();
    },
  );
});
