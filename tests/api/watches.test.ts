import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '#server/database/accounts/personal-data.ts';
import { type RunningShop, startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { randomIntegers } from '../random-integers.ts';
import { runSeed } from '../run-seed.ts';
import { api, customer, mailsTo, noLimits, ola, registered } from './customers.ts';
import { until } from './paying-shop.ts';
import { startTestShop, type TestShop, type TestVisitor } from './test-shop.ts';

const random = randomIntegers(runSeed);

/** 'Si fra' (issue of accounts): one mail when it happens, and then forgotten. Two processes share the database. */
let shop: TestShop;
let second: RunningShop;
beforeAll(async () => {
  shop = await startTestShop(noLimits);
  const settings = {
    SHOP_MODE: 'demo',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SHOP_DATA: 'acceptance',
    DATA_DIR: '/tmp',
  };
  second = await startShop(readConfig(settings, '/tmp'), shop.databaseUrl);
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

const jacket = 1001;
/** Nobody has it in blue; in size L it stands in Drammen alone. */
const blueM = '7000000100130';
const blackL = '7000000100123';
const [oslo, drammen, webStock] = [1, 2, 55];
const stockOf = { kind: 'stock', article_id: jacket, ean: blueM };
const priceOf = { kind: 'price', article_id: jacket };

beforeEach(async () => {
  await shop.database.execute('DELETE FROM watches');
  await shop.database.execute('DELETE FROM mail_outbox');
  await setStock(blueM, oslo, 0);
  await setStock(blueM, webStock, 0);
  await Promise.all([shop.url, second.address].map(untilSoldOut));
});

/** What can be watched is asked of the memory, which follows the database a moment later, in each process by itself. */
async function untilSoldOut(address: string): Promise<void> {
  const call = `${address}/api/v1/articles/stock?articles=${jacket}&shops=${oslo},${webStock}`;
  const inBlack = [
    { id: oslo, qty: 5 },
    { id: webStock, qty: 4 },
  ];
  const read = async () => ((await (await fetch(call)).json()) as Record<number, unknown>)[jacket];
  expect(await until(read, (stock) => JSON.stringify(stock) === JSON.stringify(inBlack))).toEqual(inBlack);
}

let numbered = 0;
const newAddress = () => `gjest${++numbered}@example.no`;
const ask = (visitor: TestVisitor, body: object) => visitor.send('POST', '/api/v1/watches', body);

async function setStock(ean: string, shopId: number, qty: number): Promise<void> {
  await shop.database.execute(
    `INSERT INTO stock (ean, shop_id, qty) VALUES ($1, $2, $3) ON CONFLICT (ean, shop_id) DO UPDATE SET qty = excluded.qty`,
    [ean, shopId, qty],
  );
}

async function setPrice(price: number): Promise<void> {
  await shop.database.execute('UPDATE articles SET suggested_price = $1 WHERE article_id = $2', [price, jacket]);
}

const watchCount = async () =>
  (await shop.database.query<{ n: number }>('SELECT count(*)::int AS n FROM watches'))[0]?.n ?? 0;

async function tokenOf(email: string, page: 'bekreft' | 'avslutt'): Promise<string> {
  const mail = (await mailsTo(shop, email)).at(-1);
  return new RegExp(`/varsel/${page}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = async (email: string) =>
  (await shop.visitor()).send('POST', '/api/v1/watches/confirm', { token: await tokenOf(email, 'bekreft') });

async function guestWatch(body: object, email = newAddress()): Promise<string> {
  expect((await ask(await shop.visitor(), { ...body, email })).body).toEqual({ status: 'confirm' });
  expect((await confirm(email)).status).toBe(200);
  return email;
}

const told = (email: string) =>
  until(
    () => mailsTo(shop, email),
    (mails) => mails.some(({ kind }) => kind === 'watch'),
  );

describe('a customer', () => {
  test('with a verified address is watching at once, is told once by two processes, and forgotten', async () => {
    const kari = await customer(shop);
    expect(await ask(kari, { ...stockOf, shop_id: oslo, email: 'annen@example.no' })).toMatchObject({
      status: 201,
      body: { status: 'watching' },
    });
    const [watch] = (await kari.get(`${api}/current/watches`)).body;
    expect(watch).toMatchObject({
      kind: 'stock',
      size: 'M',
      color: 'Blå',
      shop_name: expect.any(String),
      confirmed: true,
    });
    await setStock(blueM, oslo, 2);
    const mails = await told('kari@example.no');
    // Both processes have looked at it again by now, or look once more.
    await setStock(blueM, oslo, 3);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await mailsTo(shop, 'kari@example.no')).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'watch', subject: expect.stringContaining('Heldre Jan Mayen Skalljakke') });
    expect(mails[0]?.text).toContain('/product/heldre-jan-mayen-skalljakke?farge=bla&storrelse=m');
    expect(mails[0]?.text).toContain('Hei, Kari');
    expect(mails[0]?.text).toMatch(/\/varsel\/avslutt\/[\w-]{43}/);
    expect(mails[0]?.html).toMatch(/href="[^"]*\/varsel\/avslutt\/[\w-]{43}"/);
    expect((await kari.get(`${api}/current/watches`)).body).toEqual([]);
    expect(await mailsTo(shop, 'annen@example.no')).toEqual([]);
  });

  test('with an address that is not verified must use the link first', async () => {
    const visitor = await customer(shop, ola);
    expect((await ask(visitor, stockOf)).body).toEqual({ status: 'confirm' });
    expect((await visitor.get(`${api}/current/watches`)).body).toMatchObject([{ confirmed: false }]);
    await setStock(blueM, oslo, 1);
    await confirm(ola.email);
    await setStock(blueM, oslo, 2);
    expect((await told(ola.email)).map(({ kind }) => kind)).toEqual(['watch-confirm', 'watch']);
  });

  test('asks twice and is told once; sees and ends it on Min side; another cannot', async () => {
    const kari = await customer(shop);
    await ask(kari, stockOf);
    await ask(kari, stockOf);
    await ask(kari, { ...stockOf, shop_id: oslo });
    const list = (await kari.get(`${api}/current/watches`)).body;
    expect(list).toHaveLength(2);
    const path = `${api}/current/watches/${list[0].id}`;
    expect((await (await customer(shop, ola)).send('DELETE', path, {})).status).toBe(404);
    expect((await kari.send('DELETE', path, {})).status).toBe(204);
    expect((await kari.get(`${api}/current/watches`)).body).toHaveLength(1);
    expect((await kari.send('DELETE', path, {})).status).toBe(404);
  });

  test('also owns what was asked for as a guest with the verified address: listed, exported, deleted', async () => {
    const { visitor, fields, id } = await registered(shop);
    await guestWatch(stockOf, fields.email);
    expect((await visitor.get(`${api}/current/watches`)).body).toEqual([]);
    await shop.database.execute('UPDATE customers SET email_verified_at = now() WHERE customer_id = $1', [id]);
    expect((await visitor.get(`${api}/current/watches`)).body).toHaveLength(1);
    expect((await visitor.get(`${api}/current/export`)).body.watches).toMatchObject([
      { email: fields.email, ean: blueM },
    ]);
    await ask(visitor, priceOf);
    expect((await visitor.send('DELETE', `${api}/${id}`, { password: fields.password })).status).toBe(204);
    expect(await watchCount()).toBe(0);
  });
});

describe('a guest', () => {
  test('is mailed a link, is told after using it and not before, and the address is gone', async () => {
    const email = newAddress();
    await ask(await shop.visitor(), { ...stockOf, email });
    await setStock(blueM, webStock, 1);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['watch-confirm']);
    expect((await confirm(email)).body).toMatchObject({ article_name: 'Heldre Jan Mayen Skalljakke', size: 'M' });
    await setStock(blueM, webStock, 2);
    const mails = await told(email);
    expect(mails.at(-1)?.subject).toBe('Heldre Jan Mayen Skalljakke er tilbake på nett');
    expect(await watchCount()).toBe(0);
  });

  test('R32 gets the same answer for an address that is known, watched already, or new', async () => {
    const email = await guestWatch(stockOf);
    const visitor = await shop.visitor();
    const answers = [];
    for (const address of [email, 'kari@example.no', newAddress()]) {
      const { status, body } = await ask(visitor, { ...stockOf, email: address });
      answers.push({ status, body });
    }
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 201, body: { status: 'confirm' } })));
    expect((await mailsTo(shop, email)).length).toBe(1);
    expect((await confirm(email)).status).toBe(200);
  });

  test('a link is good for a day; what nobody confirms is deleted by the daily job, what waits a year too', async () => {
    const email = newAddress();
    await ask(await shop.visitor(), { ...stockOf, email });
    const confirmed = await guestWatch({ ...stockOf, shop_id: oslo });
    await personalData(shop.database).forgetOld(new Date(Date.now() + 23 * 3_600_000));
    expect(await watchCount()).toBe(2);
    await personalData(shop.database).forgetOld(new Date(Date.now() + 25 * 3_600_000));
    expect(await shop.database.query('SELECT email FROM watches')).toEqual([{ email: confirmed }]);
    expect(await confirm(email)).toMatchObject({ status: 422, body: { message: 'Lenken er ugyldig eller utløpt' } });
    await personalData(shop.database).forgetOld(new Date(Date.now() + 366 * 24 * 3_600_000));
    expect(await watchCount()).toBe(0);
  });

  test('ends one by the link of its first mail, and all by the link of the last', async () => {
    const email = await guestWatch(stockOf);
    const end = (token: string) => shop.visitor().then((v) => v.send('POST', '/api/v1/watches/end', { token }));
    await guestWatch(priceOf, email);
    await guestWatch({ ...stockOf, shop_id: oslo }, email);
    await guestWatch({ ...stockOf, shop_id: drammen }, newAddress());
    expect((await end(await tokenOf(email, 'avslutt'))).status).toBe(204);
    expect(await watchCount()).toBe(3);
    await setStock(blueM, oslo, 1);
    await told(email);
    expect((await end(await tokenOf(email, 'avslutt'))).status).toBe(204);
    const left = await shop.database.query<{ email: string }>('SELECT email FROM watches');
    expect(left.map((row) => row.email)).not.toContain(email);
    expect(left).toHaveLength(1);
    expect((await end('a'.repeat(43))).status).toBe(204);
  });

  test('RFC 8058 ends it by the button of a mail program: a form without a session; anything else is refused', async () => {
    const email = await guestWatch(stockOf);
    const page = `${shop.url}/varsel/avslutt/${await tokenOf(email, 'avslutt')}`;
    const post = (to: string, body: string | FormData, type?: string) =>
      fetch(to, { method: 'POST', body, ...(type === undefined ? {} : { headers: { 'content-type': type } }) });
    const form = 'application/x-www-form-urlencoded';
    const refused = [
      await post(page, 'noe=annet', form),
      await post(page, '', form),
      await post(page, '{"List-Unsubscribe":"One-Click"}', 'application/json'),
      await post(page, `List-Unsubscribe=One-Click&${'x'.repeat(2000)}`, form),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 413]);
    expect(await watchCount()).toBe(1);
    expect((await post(page, 'List-Unsubscribe=One-Click', form)).status).toBe(200);
    expect(await watchCount()).toBe(0);
    // Pressed again, and as the other form that is allowed: the watch is not there, which is what was asked for.
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    expect((await post(page, parts)).status).toBe(200);
    expect((await fetch(page)).status).toBe(200);
  });

  test('R37 no token and no way to make one stands in the table', async () => {
    const email = await guestWatch(stockOf);
    const tokens = [await tokenOf(email, 'bekreft'), await tokenOf(email, 'avslutt')];
    const [row] = await shop.database.query<{ text: string }>('SELECT w::text AS text FROM watches w');
    for (const token of tokens) expect(row?.text).not.toContain(token);
  });
});

describe('a price watch', () => {
  test('is told when the price falls below what it was, not when it rises', async () => {
    const email = await guestWatch(priceOf);
    try {
      await setPrice(1399);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['watch-confirm']);
      await setPrice(899);
      // The memory must have followed; the clock looks every half minute, a change sooner.
      await until(
        async () => {
          await setStock(blackL, drammen, 2 + random(100));
          return mailsTo(shop, email);
        },
        (mails) => mails.some(({ kind }) => kind === 'watch'),
      );
      expect((await mailsTo(shop, email)).at(-1)).toMatchObject({
        subject: 'Heldre Jan Mayen Skalljakke har gått ned til 899,00\u00a0kr',
      });
      expect(await watchCount()).toBe(0);
    } finally {
      await setPrice(1299);
      await setStock(blackL, drammen, 2);
    }
  });
});

describe('what cannot be watched', () => {
  test.each([
    ['an address that is none', { ...stockOf, email: 'gjest' }, 422],
    ['what is in that shop now', { kind: 'stock', article_id: jacket, ean: blackL, shop_id: drammen }, 422],
    ['what is in some shop now', { kind: 'stock', article_id: jacket, ean: blackL }, 422],
    ['an ean of another article', { ...stockOf, ean: '7000000100215' }, 422],
    ['a shop that is none', { ...stockOf, shop_id: 999 }, 422],
    ['a hidden article', { ...priceOf, article_id: 1007 }, 404],
    ['an unknown article', { ...priceOf, article_id: 9 }, 404],
    ['a kind that is none', { kind: 'mood', article_id: jacket }, 422],
  ])('%s', async (_, body, status) => {
    expect((await ask(await shop.visitor(), { email: newAddress(), ...body })).status).toBe(status);
    expect(await watchCount()).toBe(0);
  });

  test('a size that is out in one shop and not in another can be watched there', async () => {
    const body = { kind: 'stock', article_id: jacket, ean: blackL, shop_id: oslo };
    expect((await ask(await customer(shop), body)).status).toBe(201);
  });

  test('a lot that will not come again', async () => {
    await shop.database.execute('UPDATE articles SET one_off = true WHERE article_id = $1', [jacket]);
    const visitor = await shop.visitor();
    try {
      const answer = await until(
        () => ask(visitor, { ...stockOf, email: newAddress() }),
        ({ status }) => status === 422,
      );
      expect(answer.body.message).toBe('Partivare: kommer trolig ikke tilbake');
    } finally {
      await shop.database.execute('UPDATE articles SET one_off = false WHERE article_id = $1', [jacket]);
    }
  });
});

test('I7 many watches of one size are told once each, however many processes look at the same time', async () => {
  await shop.database.execute(
    `INSERT INTO watches (kind, article_id, ean, email, token_hash, confirmed_at, expires_at)
     SELECT 'stock', $1, $2, 'mange' || n || '@example.no', sha256(n::text::bytea), now(), now() + interval '1 year'
       FROM generate_series(1, 120) AS n`,
    [jacket, blueM],
  );
  await setStock(blueM, oslo, 1);
  await until(watchCount, (left) => left === 0);
  const [mails] = await shop.database.query(
    `SELECT count(*)::int AS sent, count(DISTINCT recipient)::int AS people FROM mail_outbox WHERE kind = 'watch'`,
  );
  expect(mails).toEqual({ sent: 120, people: 120 });
});

test('R27 DEC-109 asking needs the page’s token, and is limited by who asks and by the address written to', async () => {
  const limited = await startTestShop({ WATCH_LIMIT: '3' });
  try {
    const visitor = await limited.visitor();
    const body = { ...stockOf, email: 'offer@example.no' };
    expect((await visitor.send('POST', '/api/v1/watches', body, { 'x-csrf-token': '' })).status).toBe(419);
    const statuses = [];
    for (const shopId of [1, 2, 3, null]) {
      statuses.push((await visitor.send('POST', '/api/v1/watches', { ...body, shop_id: shopId })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    // From other addresses the mailbox is spared too, without a word.
    await limited.database.execute(`DELETE FROM rate_limits WHERE key LIKE 'watch:%'`);
    expect((await visitor.send('POST', '/api/v1/watches', body)).status).toBe(201);
    expect(await mailsTo(limited, 'offer@example.no')).toHaveLength(3);
  } finally {
    await limited.stop();
  }
});

test('R9 a mail that cannot be queued leaves the watch; the next look tells', async () => {
  const email = await guestWatch(stockOf);
  await shop.database.execute(`ALTER TABLE mail_outbox ADD CONSTRAINT full_box CHECK (kind <> 'watch') NOT VALID`);
  await setStock(blueM, oslo, 1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await watchCount()).toBe(1);
  await shop.database.execute('ALTER TABLE mail_outbox DROP CONSTRAINT full_box');
  await setStock(blueM, oslo, 2);
  expect((await told(email)).filter(({ kind }) => kind === 'watch')).toHaveLength(1);
  expect(await watchCount()).toBe(0);
});
