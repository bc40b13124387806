import { createHash, createHmac } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SentCallback } from '#emulators/callbacks.ts';
import { reconcile } from '#server/use-cases/payment/reconcile.ts';
import { moveByHand } from '#server/use-cases/reservation/move-by-hand.ts';
import { type Books, expectBooks, openBooks } from '../books.ts';
import { fourthBrandFolder } from '../fourth-brand.ts';
import { shopJobs } from '../shop-jobs.ts';
import { checkout, collectPaidOf, eans, type PayingShop, startPayingShop, until } from './paying-shop.ts';

const hour = 3_600_000;
const day = 24 * hour;

let shop: PayingShop;
let books: Books;
let jobs: Awaited<ReturnType<typeof shopJobs>>;
beforeAll(async () => {
  shop = await startPayingShop();
  books = await openBooks(shop.database, shop.emulators);
  jobs = await shopJobs(shop.database, shop.emulators.settings);
});
beforeEach(() => {
  jobs.setClock(Date.now());
  shop.emulators.vipps.callbacks.plan = { times: 1, delayMs: 0 };
  shop.emulators.vipps.faults.clear();
});
afterAll(async () => {
  await expectBooks(books, { now: Date.now() });
  await shop.stop();
});

interface Started {
  readonly payment_id: string;
  readonly receipt_token: string;
  readonly reservation_id: number;
}

async function start(): Promise<Started> {
  const made = await checkout(await shop.visitor(), collectPaidOf(1, 'vipps', 3000, { ean: eans.drink }));
  expect(made.status).toBe(201);
  return made.body;
}

async function stored({ payment_id }: Started) {
  const [row] = await shop.database.query<{ status: string; flagged: string | null; until: Date | null }>(
    'SELECT status, flagged, capture_until AS until FROM payments WHERE payment_id = $1',
    [payment_id],
  );
  return row!;
}

const heard = (started: Started, status = 'authorized') =>
  until(
    () => stored(started),
    (row) => row.status === status,
  );

/** Approved, with its webhook held back. */
async function approved(): Promise<{ started: Started; sent: SentCallback }> {
  const { vipps } = shop.emulators;
  vipps.callbacks.plan = { times: 0, delayMs: 0 };
  const started = await start();
  await vipps.decide(started.payment_id, 'approve');
  return { started, sent: vipps.callbacks.sent.at(-1)! };
}

async function postText(path: string, text: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body: text });
  await answer.arrayBuffer();
  return answer.status;
}

const chainPath = '/payments/webhook/vipps/chain';

describe('without keys', () => {
  test('DEC-95 the method does not exist: it is 422, as any unknown one, and the others are as before', async () => {
    const bare = await startPayingShop({
      VIPPS_CLIENT_ID: '',
      VIPPS_CLIENT_SECRET: '',
      VIPPS_SUBSCRIPTION_KEY: '',
      VIPPS_MSN: '',
    });
    try {
      expect((await bare.get('/api/v1/settings')).body.payment_methods).toEqual(['klarna', 'qliro', 'card']);
      const visitor = await bare.visitor();
      for (const method of ['vipps', 'bitcoin']) {
        const { status, body } = await checkout(visitor, collectPaidOf(1, method, 3000, { ean: eans.drink }));
        expect([method, status, Object.keys(body.errors)]).toEqual([method, 422, ['payment_method']]);
      }
      expect((await fetch(`${bare.url}${chainPath}`, { method: 'POST', body: '{}' })).status).toBe(404);
    } finally {
      await bare.stop();
    }
  });
});

test('a brand variant can leave it out: then it does not exist, though the keys are set', async () => {
  const folder = await fourthBrandFolder();
  const file = path.join(folder, 'fjellgard', 'brand.json');
  const brand = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...brand, vipps: false }));
  const other = await startPayingShop({ BRANDS_DIR: folder, BRAND_NAME: 'fjellgard' });
  try {
    expect((await other.get('/api/v1/settings')).body.payment_methods).toEqual(['klarna', 'qliro', 'card']);
    const body = collectPaidOf(1, 'vipps', 3000, { ean: eans.drink });
    expect((await checkout(await other.visitor(), body)).status).toBe(422);
  } finally {
    await other.stop();
    await rm(folder, { recursive: true });
  }
});

describe('tokens', () => {
  test('one that is over is renewed, and the payment is made once', async () => {
    const { vipps } = shop.emulators;
    await start();
    vipps.expireTokens();
    const started = await start();
    expect(vipps.created(started.payment_id)).toBe(1);
    vipps.expireTokens();
    await vipps.decide(started.payment_id, 'approve');
    await heard(started);
  });

  test('keys that Vipps does not take: 503, and the goods are free at once', async () => {
    const { vipps } = shop.emulators;
    const before = await shop.stock(eans.drink, 1);
    vipps.expireTokens();
    vipps.faults.plan({ on: 'token', kind: 'instead', times: 1, answer: { status: 401, json: {} } });
    const { status } = await checkout(await shop.visitor(), collectPaidOf(1, 'vipps', 3000, { ean: eans.drink }));
    expect(status).toBe(503);
    expect(await shop.stock(eans.drink, 1)).toBe(before);
  });
});

describe('webhooks', () => {
  test('what is signed is taken and makes us ask; the same again changes nothing', async () => {
    const { started, sent } = await approved();
    expect(new URL(sent.url).pathname).toBe(chainPath);
    const text = JSON.stringify(sent.body);
    for (let times = 0; times < 3; times += 1) {
      expect(await postText(chainPath, text, { 'content-type': 'application/json', ...sent.headers })).toBe(200);
    }
    await heard(started);
    const events = await shop.database.query(`SELECT FROM payment_events WHERE payment_id = $1 AND kind = 'callback'`, [
      started.payment_id,
    ]);
    expect(events).toHaveLength(1);
  });

  test('R16 forged: 404, a trace, and nothing moves', async () => {
    const { started, sent } = await approved();
    const text = JSON.stringify(sent.body);
    const { authorization = '', ...rest } = sent.headers;
    const key = 'wrong secret';
    const hash = createHash('sha256').update(text).digest('base64');
    const { host } = new URL(sent.url);
    const own = createHmac('sha256', key)
      .update(`POST\n${chainPath}\n${rest['x-ms-date']};${host};${hash}`)
      .digest('base64');
    const forgeries: [string, string, Record<string, string>][] = [
      [chainPath, text, {}],
      [chainPath, text, rest],
      [chainPath, text, { ...sent.headers, authorization: `${authorization.slice(0, -2)}x=` }],
      [chainPath, text, { ...sent.headers, authorization: authorization.replace(/Signature=.*/, `Signature=${own}`) }],
      [chainPath, text, { ...sent.headers, 'x-ms-date': new Date(0).toUTCString() }],
      [chainPath, `${text} `, sent.headers],
      [chainPath, '', sent.headers],
      ['/payments/webhook/vipps/3', text, sent.headers],
      ['/payments/webhook/vipps/0', text, sent.headers],
      ['/payments/webhook/vipps/99999999999999999999', text, sent.headers],
      ['/payments/webhook/vipps/..%2fchain', text, sent.headers],
      ['/payments/webhook/klarna/chain', text, sent.headers],
      ['/payments/webhook/constructor/chain', text, sent.headers],
    ];
    for (const [path, body, headers] of forgeries) {
      const type = { 'content-type': 'application/json' };
      expect([path, headers, await postText(path, body, { ...type, ...headers })]).toEqual([path, headers, 404]);
    }
    expect(await stored(started)).toMatchObject({ status: 'pending' });
    const traces = await shop.database.query(`SELECT FROM audit_log WHERE subject = 'webhook:vipps'`);
    expect(traces.length).toBeGreaterThan(0);
  });

  test('behind a proxy that says another Host, the signature of the address that was registered counts', async () => {
    const { started, sent } = await approved();
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      const call = request(`${shop.url}${chainPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sent.headers, host: '10.0.0.7:3000' },
      });
      call.on('response', (answer) => resolve(answer.resume().statusCode));
      call.on('error', reject);
      call.end(JSON.stringify(sent.body));
    });
    expect(status).toBe(200);
    await heard(started);
  });

  test('about a payment that is not ours: taken, or it would be repeated for a week', async () => {
    const { sent } = await approved();
    const [row] = await shop.database.query<{ unit: string; url: string }>('SELECT unit, url FROM vipps_webhooks');
    expect(row).toEqual({ unit: 'chain', url: sent.url });
    // Another system of the chain is paid by the same sales unit.
    shop.emulators.vipps.callbacks.plan = { times: 1, delayMs: 0 };
    const { settings, url } = { settings: shop.emulators.settings, url: shop.emulators.vipps.url };
    const token = await fetch(`${url}/accesstoken/get`, {
      method: 'POST',
      headers: {
        client_id: settings.VIPPS_CLIENT_ID!,
        client_secret: settings.VIPPS_CLIENT_SECRET!,
        'ocp-apim-subscription-key': settings.VIPPS_SUBSCRIPTION_KEY!,
      },
    });
    const { access_token: bearer } = (await token.json()) as { access_token: string };
    await fetch(`${url}/epayment/v1/payments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'idempotency-key': 'other',
        'merchant-serial-number': settings.VIPPS_MSN!,
        'ocp-apim-subscription-key': settings.VIPPS_SUBSCRIPTION_KEY!,
      },
      body: JSON.stringify({
        amount: { currency: 'NOK', value: 100 },
        reference: 'other-system-1',
        userFlow: 'WEB_REDIRECT',
        returnUrl: 'https://other.example',
      }),
    });
    await shop.emulators.vipps.decide('other-system-1', 'cancel');
    const other = shop.emulators.vipps.callbacks.sent.at(-1)!;
    const headers = { 'content-type': 'application/json', ...other.headers };
    expect(await postText(chainPath, JSON.stringify(other.body), headers)).toBe(200);
  });

  test('R20 when they cannot be registered, payments are made all the same', async () => {
    const deaf = await startPayingShop();
    try {
      const { vipps } = deaf.emulators;
      vipps.faults.plan({ on: 'webhooks', kind: 'error' });
      const { status, body } = await checkout(
        await deaf.visitor(),
        collectPaidOf(1, 'vipps', 3000, { ean: eans.drink }),
      );
      expect(status).toBe(201);
      await vipps.decide(body.payment_id, 'approve');
      const read = await deaf.get(`/api/v1/payments/${body.payment_id}?token=${body.receipt_token}`);
      expect(read.body.status).toBe('authorized');
    } finally {
      await deaf.stop();
    }
  });
});

describe('the time in which the money is sure to be had', () => {
  const warnings = () =>
    shop.database.query<{ subject: string; text: string }>(
      `SELECT subject, body_text AS text FROM mail_outbox WHERE kind = 'capture-deadline'`,
    );

  test('is stored, and the chain is warned a day before, once', async () => {
    const started = await start();
    await shop.emulators.vipps.decide(started.payment_id, 'approve');
    const end = (await heard(started)).until!.getTime();
    expect(Math.abs(end - (Date.now() + 7 * day))).toBeLessThan(hour);
    await jobs.runAt(end - 25 * hour);
    expect(await warnings()).toEqual([]);
    await jobs.runAt(end - 23 * hour);
    await jobs.runAt(end - 22 * hour);
    const told = (await warnings()).filter(({ subject }) => subject.includes(`Ordre ${started.reservation_id}:`));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Vipps garanterer beløpet til');
  });

  test('drawn after it: refused once, flagged in words, told every night and not tried again', async () => {
    const started = await start();
    await shop.emulators.vipps.decide(started.payment_id, 'approve');
    await heard(started);
    shop.emulators.vipps.guarantee(started.payment_id, Date.now() - day);
    for (const to of [3, 4, 5] as const) await moveByHand(jobs.parts, { id: started.reservation_id, to });
    await jobs.runAt(Date.now());
    expect(await stored(started)).toMatchObject({
      status: 'authorized',
      flagged: expect.stringMatching(/^capture refused: .*Funds unavailable/),
    });
    const attempts = async () =>
      (
        await shop.database.query(`SELECT FROM payment_operations WHERE payment_id = $1 AND operation = 'capture'`, [
          started.payment_id,
        ])
      ).length;
    expect(await attempts()).toBe(1);
    const subject = `payment:${started.payment_id}`;
    for (let night = 0; night < 3; night += 1) {
      const found = (await reconcile(jobs.parts, 0)).filter((finding) => finding.subject === subject);
      expect(found).toEqual([{ subject, what: '0 of 3000 captured; the rest cannot be had any more' }]);
      await jobs.runAt(Date.now());
    }
    expect(await attempts()).toBe(1);
  });
});
