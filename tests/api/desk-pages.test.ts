import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDrawnPictures } from '#demo/pictures/open-drawn-pictures.ts';
import { type RunningShop, startShop } from '#server/main.ts';
import { readConfig } from '#server/settings/config.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { eans, reservationOf, reserve } from './paying-shop.ts';
import { soon } from './soon.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let other: RunningShop;
let kari: DeskPerson;
let jonas: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  const settings = { SHOP_MODE: 'demo', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SHOP_DATA: 'acceptance' };
  other = await startShop(readConfig(settings, '.'), shop.databaseUrl, { pictures: openDrawnPictures });
  kari = await deskAs(shop, 'marketing');
  jonas = await deskAs(shop, 'administrator', { name: 'Jonas Bø' });
}, 60_000);
afterAll(async () => {
  await other.stop();
  await shop.stop();
});

const seen = async (slug: string, by = kari) => (await by.get(`/pages/${slug}`)).body;
const change = (field: string, from: string, to: string) => ({ field, from, to });
const drafted = (slug: string, fields: object) => kari.put(`/drafts/page%3A${slug}`, { fields, base: {}, version: 0 });
const html = async (path: string, from = shop.url) => (await fetch(from + path)).text();

test('a page is published from its file, shown by two processes, taken back and given back to its file', async () => {
  const file = await seen('levering');
  expect(file).toMatchObject({ version: 0, held: false, legal: false, versions: [] });
  // Both have it in their caches.
  await Promise.all([html('/levering'), html('/levering', other.address)]);
  const body = `${file.fields.body}\n\n## Ny på fjellet\n\nVi leverer **helt** opp.`;
  const saved = await kari.post('/pages/levering', {
    version: 0,
    changes: [change('body', file.fields.body, body), change('title', file.fields.title, 'Levering i hele landet')],
  });
  expect(saved).toMatchObject({ status: 200, body: { changed: 2 } });
  for (const url of [shop.url, other.address])
    await soon(async () => {
      const page = await html('/levering', url);
      expect(page).toContain('<strong>helt</strong>');
      expect(page).toContain('Levering i hele landet</h1>');
    });
  const [row] = (await kari.get('/pages')).body.rows.filter(({ slug }: { slug: string }) => slug === 'levering');
  expect(row).toMatchObject({ held: true, by: 'Kari Lie', title: 'Levering i hele landet' });

  const after = await seen('levering', jonas);
  const [trace] = after.traces;
  expect(trace).toMatchObject({ action: 'page-published', undoable: true, after: { title: 'Levering i hele landet' } });
  expect((await jonas.post(`/log/${trace.id}/undo`)).status).toBe(200);
  expect(await seen('levering')).toMatchObject({ held: false, fields: file.fields });
  const { version } = await seen('levering');
  await kari.post('/pages/levering', { version, changes: [change('lead', file.fields.lead, 'Kort.')] });
  const held = await seen('levering');
  expect((await kari.post('/pages/levering/release', { version: held.version - 1 })).status).toBe(409);
  expect((await kari.post('/pages/levering/release', { version: held.version })).status).toBe(200);
  expect(await seen('levering')).toMatchObject({ held: false, fields: file.fields });
  await soon(async () => expect(await html('/levering')).not.toContain('Kort.'));
});

test('two who write in other fields merge, two who write in one are told, with what stands there', async () => {
  const { fields, version } = await seen('om-oss');
  const mine = await kari.post('/pages/om-oss', { version, changes: [change('lead', fields.lead, 'Karis.')] });
  expect(mine.status).toBe(200);
  const beside = { version, changes: [change('description', fields.description, 'Jonas sin.')] };
  expect((await jonas.post('/pages/om-oss', beside)).status).toBe(200);
  const against = await jonas.post('/pages/om-oss', { version, changes: [change('lead', fields.lead, 'Jonas.')] });
  expect(against).toMatchObject({
    status: 409,
    body: { code: 'changed', thing: { fields: { lead: 'Karis.', description: 'Jonas sin.' } } },
  });
});

test('what is written is shown as text, leads to no script, and a draft is seen by its preview alone', async () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const { fields } = await seen('trim');
  const body = [
    `${evil}\n\n[klikk](javascript:alert(1)) [to](data:text/html,x) [tre](//elsewhere.example) [fire](/\\elsewhere.example)`,
    '## Over <b onclick=alert(1)>',
    '[god](/levering#tider) [ned](#over-b-onclick-alert-1) [vekk](/finnes-ikke) [vare](/product/finnes-ikke) [butikk](/butikker/nei)',
    '[a](/product/heldre-jan-mayen-skalljakke) [b](/search/ull) [c](/butikker) [d](https://example.org) [e](#ingen)',
  ].join('\n\n');
  const written = { title: evil, lead: evil, description: `"${evil}`, body };
  expect((await drafted('trim', written)).status).toBe(200);
  const draft = (await kari.get('/pages/trim/draft')).body;
  expect(draft.brokenLinks).toEqual([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/levering#tider',
    '/finnes-ikke',
    '/product/finnes-ikke',
    '/butikker/nei',
    '#ingen',
  ]);
  const preview = await fetch(shop.url + draft.address);
  expect(preview.headers.get('content-security-policy')).toContain("script-src 'none'");
  await kari.post('/pages/trim', {
    version: 0,
    changes: Object.entries(written).map(([field, to]) => change(field, fields[field], to)),
  });
  await soon(async () => expect((await html('/trim')).includes('&lt;script&gt;')).toBe(true));
  for (const page of [await preview.text(), await html('/trim')]) {
    expect(page.includes('&lt;script&gt;alert(1)')).toBe(true);
    expect(/<script>alert|<img src=x|<b onclick|href="(javascript|data):|href="\/\/|href="\/\\/i.exec(page)).toBeNull();
  }
});

test.each([
  ['{{ukjent}}', { reason: 'placeholder', value: 'ukjent' }],
  ['![x](https://elsewhere.example/x.png)', { reason: 'drawing', value: 'https://elsewhere.example/x.png' }],
  ['## To\n\n## To', { reason: 'same-heading', value: 'to' }],
  ['  ', { reason: 'empty', value: 'body' }],
])('%j cannot be shown: told while it is written, refused when it is published', async (body, fault) => {
  const { fields, version } = await seen('vedlikehold');
  await drafted('vedlikehold', { body });
  expect((await kari.get('/pages/vedlikehold/draft')).body.fault).toEqual(fault);
  const answer = await kari.post('/pages/vedlikehold', { version, changes: [change('body', fields.body, body)] });
  expect(answer).toMatchObject({ status: 422, body: { code: 'refused', reason: fault.reason } });
});

test('every text of the terms is stored, and an order keeps the one it was placed under', async () => {
  const before = await seen('kjopsvilkar');
  expect(before).toMatchObject({ legal: true, held: false, versions: [{ id: before.version, by: null }] });
  const order = async (): Promise<number> =>
    (await reserve(await shop.visitor(), reservationOf(1, { ean: eans.goggles, count: 1 }))).body.id;
  const first = await order();
  await kari.post('/pages/kjopsvilkar', {
    version: before.version,
    changes: [change('body', before.fields.body, `${before.fields.body}\n\n## Nytt punkt\n\nSnø.`)],
  });
  const after = await seen('kjopsvilkar');
  expect(after.versions.map(({ held }: { held: boolean }) => held)).toEqual([true, false]);
  await soon(async () => expect(await html('/kjopsvilkar')).toContain('Nytt punkt'));
  const second = await order();
  const terms = async (id: number) => (await jonas.get(`/orders/${id}`)).body.terms;
  expect(await terms(first)).toEqual({ id: before.version, at: before.versions[0].at });
  expect((await terms(second)).id).toBe(after.version);
  const old = (await kari.get(`/pages/kjopsvilkar/versions/${before.version}`)).body;
  expect(old.fields.body).toBe(before.fields.body);
  expect(await html(old.address)).not.toContain('Nytt punkt');
});
