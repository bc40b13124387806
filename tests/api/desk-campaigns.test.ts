import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type DeskPerson, deskAs } from './desk-client.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let kari: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  kari = await deskAs(shop, 'marketing');
}, 60_000);
afterAll(() => shop.stop());

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** An article that has cost the same for a year. */
async function article(id: number, price: number): Promise<number> {
  await shop.database.execute(`UPDATE articles SET suggested_price = $2 WHERE article_id = $1`, [id, price]);
  await shop.database.execute('DELETE FROM campaign_articles WHERE article_id = $1', [id]);
  await shop.database.execute('DELETE FROM price_history WHERE article_id = $1', [id]);
  await shop.database.execute(
    `INSERT INTO price_history (article_id, source, price, valid_from) VALUES ($1, 'list', $2, now() - interval '1 year')`,
    [id, price],
  );
  return id;
}

async function articles(count: number): Promise<number[]> {
  const rows = await shop.database.query<{ id: number }>(
    `SELECT article_id AS id FROM articles WHERE visible_on_web = 1 ORDER BY article_id LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

const draft = (lines: object[], more: object = {}) => ({
  name: 'Svarte uka',
  start: inDays(5),
  end: inDays(12),
  showLabel: true,
  labelText: 'Svarte uka',
  lines,
  ...more,
});

async function made(content: object): Promise<{ id: string; body: { version: number } & Record<string, never> }> {
  const { body } = await kari.post('/campaigns', { name: 'Svarte uka', start: inDays(5), end: inDays(12) });
  const saved = await kari.post(`/campaigns/${body.id}/save`, { version: 0, draft: content });
  expect(saved.status).toBe(200);
  return { id: body.id, body: saved.body };
}

/** The shop reads what is published anew when it is told, beside whatever else the machine does. */
const inShop = async (id: number) => (await shop.get(`/api/v1/articles/${id}`)).body;

describe('a campaign', () => {
  test('is a draft nobody sees until it is approved, whole', async () => {
    const [first = 0, second = 0] = await articles(2);
    await article(first, 1000);
    await article(second, 500);
    const { id, body } = await made(
      draft([
        { articleId: first, price: 600, before: null },
        { articleId: second, price: 300, before: 500 },
      ]),
    );
    expect(body).toMatchObject({
      state: 'draft',
      lines: [
        { articleId: first, lowest: 1000, shownBefore: 1000, percent: 40 },
        { articleId: second, lowest: 500, shownBefore: 500, percent: 40 },
      ],
    });
    const [none] = await shop.database.query(`SELECT FROM campaigns WHERE name = 'Svarte uka'`);
    expect(none).toBeUndefined();
    const approved = await kari.post(`/campaigns/${id}/approve`, { version: body.version });
    expect(approved).toMatchObject({ status: 200, body: { id: '1000000' } });
    expect(
      await shop.database.query(
        'SELECT article_id, price, before_price FROM campaign_articles WHERE campaign_id = 1000000 ORDER BY sort',
      ),
    ).toEqual([
      { article_id: first, price: 600, before_price: 1000 },
      { article_id: second, price: 300, before_price: 500 },
    ]);
    expect((await kari.get('/campaigns/1000000')).body).toMatchObject({ state: 'planned', hasDraft: false });
    const [entry] = await shop.database.query<{ subject: string }>(
      `SELECT subject FROM audit_log WHERE action = 'campaign-approved'`,
    );
    expect(entry?.subject).toBe('campaign:1000000');
    const back = await kari.post('/campaigns/1000000/withdraw', { version: approved.body.version });
    expect(back.status).toBe(200);
    expect(await shop.database.query('SELECT FROM campaign_articles WHERE campaign_id = 1000000')).toEqual([]);
    expect((await kari.get(`/campaigns/${back.body.id}`)).body.lines).toHaveLength(2);
  });

  test('is blocked by a club price of 20 days ago, and says which; mended it goes live in the shop', async () => {
    const [id = 0] = await articles(1);
    await article(id, 1499);
    await shop.database.execute(
      `INSERT INTO price_history (article_id, source, price, valid_from, valid_to)
       VALUES ($1, 'club', 1099, now() - interval '20 days', now() - interval '14 days')`,
      [id],
    );
    const now = { start: inDays(-0.01), end: inDays(3) };
    const campaign = await made(draft([{ articleId: id, price: 899, before: 1499 }], now));
    expect(campaign.body).toMatchObject({
      lines: [
        {
          lowest: 1099,
          shownBefore: null,
          checks: [{ level: 'error', kind: 'unlawful', values: { lowest: 1099, source: 'club', percent: 18 } }],
        },
      ],
    });
    const refused = await kari.post(`/campaigns/${campaign.id}/approve`, { version: campaign.body.version });
    expect(refused).toMatchObject({
      status: 422,
      body: { reason: 'unlawful', values: { before: 1499, lowest: 1099 } },
    });
    const mended = await kari.post(`/campaigns/${campaign.id}/save`, {
      version: campaign.body.version,
      draft: draft([{ articleId: id, price: 899, before: 1099 }], now),
    });
    expect(mended.body.lines[0].checks[0]).toMatchObject({ level: 'ok', kind: 'corrected' });
    const approved = await kari.post(`/campaigns/${campaign.id}/approve`, { version: mended.body.version });
    expect(approved.status).toBe(200);
    await soon(async () => {
      const shown = await inShop(id);
      expect(shown).toMatchObject({ GrossPrice: 899, BeforePrice: 1099 });
    });

    const stopped = await kari.post(`/campaigns/${approved.body.id}/stop`, { version: approved.body.version });
    expect(stopped.body).toMatchObject({ state: 'over' });
    await soon(async () => expect((await inShop(id)).GrossPrice).toBe(1499));
    const resumed = await kari.post(`/campaigns/${approved.body.id}/resume`, { version: stopped.body.version });
    expect(resumed.body).toMatchObject({ state: 'live', stoppedFrom: null });
    await soon(async () => expect((await inShop(id)).GrossPrice).toBe(899));
  });

  test('is not approved with an end before its start, without goods, or after somebody else has changed it', async () => {
    const [id = 0] = await articles(1);
    await article(id, 1000);
    const line = { articleId: id, price: 700, before: null };
    const wrong = await made(draft([line], { end: inDays(4) }));
    expect((await kari.post(`/campaigns/${wrong.id}/approve`, { version: 1 })).body.reason).toBe('ends-before-start');
    const empty = await made(draft([]));
    expect((await kari.post(`/campaigns/${empty.id}/approve`, { version: 1 })).body.reason).toBe('no-goods');
    const silje = await deskAs(shop, 'marketing', { name: 'Silje Aas' });
    expect((await silje.post(`/campaigns/${empty.id}/save`, { version: 1, draft: draft([line]) })).status).toBe(200);
    const late = await kari.post(`/campaigns/${empty.id}/save`, { version: 1, draft: draft([]) });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed', by: 'Silje Aas', thing: { version: 2 } } });
  });

  test('warns of another campaign at the same time, of little stock, and of what the home page promises', async () => {
    const [id = 0] = await articles(1);
    await article(id, 1000);
    await shop.database.execute(
      'UPDATE stock SET qty = 1 WHERE ean IN (SELECT ean FROM variants WHERE article_id = $1)',
      [id],
    );
    await shop.database.execute(
      `INSERT INTO campaigns (campaign_id, name, starts_at, ends_at) VALUES (77001, 'Ukens avis', now(), now() + interval '9 days')`,
    );
    await shop.database.execute(
      `INSERT INTO campaign_articles (campaign_article_id, campaign_id, article_id, price, label_type, starts_at, ends_at)
       VALUES (77001, 77001, $1, 500, 'price', now(), now() + interval '9 days')`,
      [id],
    );
    const { body } = await made(draft([{ articleId: id, price: 700, before: null }]));
    const [line] = body.lines as unknown as { checks: { level: string; kind: string }[] }[];
    expect(line?.checks.map(({ level, kind }) => `${level} ${kind}`)).toEqual(
      expect.arrayContaining(['warn other-campaign', 'warn little-stock']),
    );
    expect(body.touches).toMatchObject({ others: [{ id: '77001', name: 'Ukens avis', goods: 1 }] });
  });

  test('publishes nothing when it fails half way', async () => {
    const [first = 0, second = 0] = await articles(2);
    await article(first, 1000);
    await article(second, 1000);
    const { id, body } = await made(draft([{ articleId: first, price: 500, before: null }], { name: 'Halvveis' }));
    await shop.database.execute(`CREATE FUNCTION fail_prices() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
    await shop.database.execute(
      'CREATE TRIGGER fail_prices BEFORE INSERT ON campaign_articles FOR EACH ROW EXECUTE FUNCTION fail_prices()',
    );
    expect((await kari.post(`/campaigns/${id}/approve`, { version: body.version })).status).toBe(500);
    await shop.database.execute('DROP FUNCTION fail_prices() CASCADE');
    expect(await shop.database.query(`SELECT FROM campaigns WHERE name = 'Halvveis'`)).toEqual([]);
    expect((await kari.get(`/campaigns/${id}`)).body).toMatchObject({ state: 'draft', version: body.version });
  });

  test('goods are found by number and name, and read from a spreadsheet', async () => {
    const [row] = await shop.database.query<{ no: string; name: string }>(
      'SELECT article_no AS no, name FROM articles ORDER BY article_id LIMIT 1',
    );
    const found = await kari.get(`/campaign-goods?q=${encodeURIComponent(row?.no ?? '')}`);
    expect(found.body.goods[0]).toMatchObject({ articleNo: row?.no, name: row?.name });
    const read = await kari.post('/campaigns/u1/read-lines', { numbers: [row?.no, 'finnes-ikke'] });
    expect(read.body).toMatchObject({ found: [{ articleNo: row?.no }], unknown: ['finnes-ikke'] });
  });
});

describe('a preview', () => {
  test('shows the shop with the draft at its instant, to a frame of this origin alone, and nothing of it is stored', async () => {
    const [id = 0] = await articles(1);
    await article(id, 1000);
    const campaign = await made(
      draft([{ articleId: id, price: 555, before: null }], {
        name: 'Fram i <b>tid</b>',
        start: inDays(6),
        end: inDays(8),
      }),
    );
    const { body } = await kari.post(`/campaigns/${campaign.id}/preview`, { at: inDays(7) });
    const page = await fetch(shop.url + body.address.replace(/\d+$/, ''));
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('set-cookie')).toBeNull();
    const html = await page.text();
    expect(html).toContain('Fram i &lt;b>tid');
    expect(html).not.toContain('<script');
    const before = await kari.post(`/campaigns/${campaign.id}/preview`, { at: inDays(1) });
    const earlier = await (await fetch(shop.url + before.body.address.replace(/\d+$/, ''))).text();
    expect(earlier).not.toContain('Fram i &lt;b>tid');
    const real = await fetch(`${shop.url}/kampanjer`);
    expect(await real.text()).not.toContain('Fram i');
    expect(real.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await fetch(`${shop.url}/preview/kontor/AAAA/kampanjer`)).status).toBe(410);
  });
});
