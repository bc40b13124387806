import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '#domain/time/calendar-date.ts';
import { osloInstant, osloTime } from '#domain/time/oslo.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** Walk 10 to its end: what was planned in the day is there at midnight in Norway, and not before. A test clock is moved, nobody waits. */
const begun = Date.now();
const midnight = osloInstant(addDays(osloTime(begun).date, 1), 0);
const day = 86_400_000;
const articleId = 1003;

let shop: TestShop;
let kari: DeskPerson;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  shop = await startTestShop();
  kari = await deskAs(shop, 'marketing');
  await shop.database.execute('DELETE FROM campaign_articles WHERE article_id = $1', [articleId]);
  await shop.database.execute('UPDATE articles SET suggested_price = 1499 WHERE article_id = $1', [articleId]);
  await shop.database.execute('DELETE FROM price_history WHERE article_id = $1', [articleId]);
  await shop.database.execute(
    `INSERT INTO price_history (article_id, source, price, valid_from, valid_to)
     VALUES ($1, 'list', 1499, now() - interval '1 year', NULL),
            ($1, 'club', 1099, now() - interval '20 days', now() - interval '14 days')`,
    [articleId],
  );
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await shop.stop();
});

const campaign = (before: number) => ({
  name: 'Svarte uka',
  start: new Date(midnight).toISOString(),
  end: new Date(midnight + 7 * day).toISOString(),
  showLabel: true,
  labelText: 'Svarte uka',
  lines: [{ articleId, price: 899, before }],
});

async function seenAt(at: number) {
  vi.setSystemTime(at);
  const { GrossPrice: price, BeforePrice: before } = (await shop.get(`/api/v1/articles/${articleId}`)).body;
  const page = (await shop.get('/product/alpinbriller-pro')).body as string;
  const { title } = (await shop.get('/api/v1/settings')).body.home.hero;
  const blog = ((await shop.get('/blogg')).body as string).includes('Slik velger du briller');
  return { price, before, label: page.includes('Svarte uka'), title, blog };
}

test('a campaign that a club price blocked is mended, and comes at midnight with its home page and its post', async () => {
  const made = (await kari.post('/campaigns', { name: 'Svarte uka', start: campaign(0).start, end: campaign(0).end }))
    .body;
  const first = (await kari.post(`/campaigns/${made.id}/save`, { version: 0, draft: campaign(1499) })).body;
  const blocked = await kari.post(`/campaigns/${made.id}/approve`, { version: first.version });
  expect([blocked.status, blocked.body.reason, blocked.body.values.lowest]).toEqual([422, 'unlawful', 1099]);
  const mended = (await kari.post(`/campaigns/${made.id}/save`, { version: first.version, draft: campaign(1099) }))
    .body;
  const { address } = (await kari.post(`/campaigns/${made.id}/preview`, { at: campaign(0).start })).body;
  expect(address).toContain('/preview');
  expect((await kari.post(`/campaigns/${made.id}/approve`, { version: mended.version })).status).toBe(200);

  const { live } = (await kari.get('/home')).body;
  const page = { ...live, hero: { ...live.hero, title: 'Svarte uka er her' } };
  const home = (await kari.post('/home/draft', { id: null, version: 0, page })).body;
  const planned = { id: home.id, version: home.version, at: campaign(0).start, backAt: null };
  expect((await kari.post('/home/draft/publish', planned)).body.isLive).toBe(false);

  const post = (await kari.post('/posts', { title: 'Slik velger du briller' })).body.id;
  const written = Object.entries({ lead: 'Kort', body: 'Se på glasset.' }).map(([field, to]) => ({
    field,
    from: '',
    to,
  }));
  const publish = { at: campaign(0).start };
  expect((await kari.post(`/posts/${post}`, { version: 0, changes: written, publish })).body.state).toBe('planned');

  await soon(async () => expect((await kari.get('/campaigns')).body.rows[0]).toMatchObject({ state: 'planned' }));
  const before = { price: 1499, before: null, label: false, title: live.hero.title, blog: false };
  expect(await seenAt(midnight - 1)).toEqual(before);
  await soon(async () =>
    expect(await seenAt(midnight)).toEqual({
      price: 899,
      before: 1099,
      label: true,
      title: 'Svarte uka er her',
      blog: true,
    }),
  );
  expect(await seenAt(midnight + 7 * day)).toMatchObject({ price: 1499, label: false });
});
