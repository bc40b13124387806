import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importRows } from '#database/import/import-rows.ts';
import { importKind } from '#database/import/kinds.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { type DeskPerson, deskAs } from './desk-client.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let product: DeskPerson;
beforeAll(async () => {
  shop = await startTestShop();
  product = await deskAs(shop, 'product', { name: 'Jonas Bø' });
}, 60_000);
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.execute('DELETE FROM held_fields');
});

const article = async (id = 1001, person = product) => (await person.get(`/goods/${id}`)).body;
const save = async (changes: object[], { id = 1001, person = product } = {}) => {
  const { version } = await article(id, person);
  return person.post(`/goods/${id}/save`, { version, changes });
};
const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });

async function imported(kind: string, rows: object[], whole = false) {
  const single = openDatabase({ url: shop.databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
  const found = await importKind(kind);
  if (found === null) throw new Error(kind);
  try {
    return await importRows(
      single,
      found,
      { name: 'test', rows: rows as Record<string, unknown>[] },
      {
        actor: 'test',
        yes: whole,
        ...(whole && { whole: { shops: null } }),
        onRefused: ({ reason }) => {
          throw new Error(reason);
        },
      },
    );
  } finally {
    await single.close();
  }
}

describe('the list', () => {
  const found = async (query: string) =>
    (await product.get(`/goods?${query}`)).body.rows.map((row: { id: number }) => row.id);

  test('finds by the beginnings of words, by number and by EAN; signs mean nothing', async () => {
    expect(await found('q=1001')).toContain(1001);
    const { values, articleNo } = await article();
    const word = String(values.name).split(' ')[0]?.slice(0, 4) ?? '';
    expect(await found(`q=${encodeURIComponent(word.toUpperCase())}`)).toContain(1001);
    expect(await found(`q=${encodeURIComponent(articleNo)}`)).toContain(1001);
    expect(await found('q=7000000100116')).toEqual([1001]);
    expect(await found(`q=${encodeURIComponent("%_'\\:*&|<script>")}`)).toEqual([]);
  });

  test('what is hidden, held or lacks its text is listed by that', async () => {
    const { values } = await article(1003);
    await save([change('visible', true, false), change('description', values.description, '')], { id: 1003 });
    expect(await found('lacks=visible')).toContain(1003);
    expect(await found('lacks=text')).toContain(1003);
    expect(await found('lacks=held')).toEqual([1003]);
    await save([change('visible', false, true), change('description', '', values.description)], { id: 1003 });
  });
});

describe('a field that is held', () => {
  test('is left alone by imports, which are remembered; released it has what they said last', async () => {
    const { values } = await article();
    expect((await save([change('name', values.name, 'Vidda 3-lags skalljakke')])).body).toMatchObject({ changed: 2 });
    await imported('articles', [{ ArticleID: 1001, Name: 'VIDDA SKALLJKK 3L', Season: 'H26' }]);
    const held = await article();
    expect(held.values.name).toBe('Vidda 3-lags skalljakke');
    expect(held.held).toMatchObject([{ field: 'name', said: 'VIDDA SKALLJKK 3L', by: 'Jonas Bø' }]);
    expect((await product.post('/goods/1001/release', { field: 'name' })).body.value).toBe('VIDDA SKALLJKK 3L');
    const released = await article();
    expect(released.values).toMatchObject({ name: 'VIDDA SKALLJKK 3L', slug: 'vidda-skalljkk-3l' });
    expect(released.oldSlugs).toContain('vidda-3-lags-skalljakke');
    expect((await product.post('/goods/1001/release', { field: 'name' })).body.reason).toBe('not-held');
  });

  test('stays shown though a whole file lacks the article, and an address stays though the name changes', async () => {
    const { values } = await article(1003);
    await save([change('slug', values.slug, 'fast-adresse')], { id: 1003 });
    await product.post('/goods/change', { ids: [1003], count: 1, what: 'hold', field: 'visible' });
    await imported('articles', [{ ArticleID: 1003, Name: 'Et helt nytt navn' }]);
    expect((await article(1003)).values).toMatchObject({ name: 'Et helt nytt navn', slug: 'fast-adresse' });
    await imported('articles', [{ ArticleID: 1001 }], true);
    const held = await article(1003);
    expect(held.values.visible).toBe(true);
    expect(held.held.find(({ field }: { field: string }) => field === 'visible').said).toBe(false);
    await shop.database.execute('UPDATE articles SET visible_on_web = 1');
  });
});

describe('two who write', () => {
  test('keep each their own field; of the same one both texts are shown and nothing is lost', async () => {
    const { version, values } = await article();
    const other = await deskAs(shop, 'administrator', { name: 'Ingrid Solheim' });
    await save([change('description', values.description, 'Hennes tekst.')], { person: other });
    const mine = await product.post('/goods/1001/save', {
      version,
      changes: [change('techDescription', values.techDescription, 'Vekt 485 g.')],
    });
    expect(mine.status).toBe(200);
    const both = await product.post('/goods/1001/save', {
      version,
      changes: [change('description', values.description, 'Min tekst.')],
    });
    expect(both.status).toBe(409);
    expect(both.body).toMatchObject({ code: 'changed', thing: { fields: { description: 'Hennes tekst.' } } });
    expect((await article()).values).toMatchObject({ description: 'Hennes tekst.', techDescription: 'Vekt 485 g.' });
  });
});

describe('what is written', () => {
  test('is text and nothing else, in every field; the shop shows it', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const { values } = await article();
    await save([
      change('name', values.name, `Jakke ${script}`),
      change('description', values.description, script),
      change('techDescription', values.techDescription, script),
      change('label', values.label, '<b>Ny</b>'),
    ]);
    const { slug } = (await article()).values;
    await expect
      .poll(async () => (await fetch(`${shop.url}/product/${slug}`)).text(), { timeout: 10_000 })
      .toContain('&lt;script&gt;alert(1)');
    const page = await (await fetch(`${shop.url}/product/${slug}`)).text();
    expect(page).not.toContain('<script>alert(1)');
    expect(page).not.toContain('<img src=x');
    await save([change('name', `Jakke ${script}`, 'Vanlig jakke')]);
  });

  test('an address that another article has or has had is refused, and says whose it is', async () => {
    const { values } = await article(1003);
    const taken = await save([change('slug', (await article()).values.slug, values.slug)]);
    expect(taken.status).toBe(422);
    expect(taken.body).toMatchObject({ reason: 'slug-taken', values: { id: 1003 } });
    for (const slug of ['Store Bokstaver', '4711', '', 'a--b'])
      expect((await save([change('slug', (await article()).values.slug, slug)])).status).toBe(422);
    expect((await save([change('name', (await article()).values.name, '   ')])).body.reason).toBe('missing');
  });

  test('can be taken back, unless somebody has changed it since', async () => {
    const { values } = await article();
    await save([change('label', values.label, 'Bestselger')]);
    const [entry] = (await article()).traces;
    expect(entry).toMatchObject({ action: 'article-changed', undoable: true });
    expect((await product.post(`/log/${entry.id}/undo`)).status).toBe(200);
    const back = await article();
    expect(back.values.label).toBe(values.label);
    expect(back.held.map(({ field }: { field: string }) => field)).not.toContain('label');
    await save([change('label', values.label, 'Nyhet')]);
    const first = (await article()).traces[0];
    await save([change('label', 'Nyhet', 'Siste par')]);
    expect((await product.post(`/log/${first.id}/undo`)).body.reason).toBe('changed-since');
  });
});

describe('many at once', () => {
  test('as many as was said or none, in one act that can be taken back whole', async () => {
    expect((await product.post('/goods/change', { ids: [1001, 1003], count: 3, what: 'hide' })).body.reason).toBe(
      'other-count',
    );
    const done = await product.post('/goods/change', {
      ids: [1001, 1003],
      count: 2,
      what: 'label',
      label: 'Svarte uka',
    });
    expect(done.body).toEqual({ count: 2 });
    expect((await article(1003)).values.label).toBe('Svarte uka');
    const log = (await product.get('/log?action=goods-changed')).body.rows;
    expect((await product.post(`/log/${log[0].id}/undo`)).status).toBe(200);
    expect((await article(1003)).values.label).not.toBe('Svarte uka');
  });

  test('is not for those who only look', async () => {
    const marketing = await deskAs(shop, 'marketing');
    expect((await marketing.post('/goods/change', { ids: [1001], count: 1, what: 'hide' })).status).toBe(403);
  });
});

test('a wrong price is corrected by an administrator who has been asked for, and stays in the history', async () => {
  const admin = await deskAs(shop, 'administrator', { steppedUp: true });
  const { price } = await article(1003);
  const corrected = { from: price.now, price: price.now - 100, reason: 'Feil i kassesystemet' };
  expect((await (await deskAs(shop, 'administrator')).post('/goods/1003/price', corrected)).body.code).toBe('step-up');
  expect((await product.post('/goods/1003/price', corrected)).status).toBe(403);
  expect((await admin.post('/goods/1003/price', corrected)).status).toBe(200);
  const after = await article(1003);
  expect(after.price.now).toBe(price.now - 100);
  expect(after.price.points.map((point: { price: number }) => point.price)).toContain(price.now);
  expect((await admin.post('/goods/1003/price', corrected)).status).toBe(409);
});

test('product proposes a price; an administrator who was asked for says yes or no, and the wrong one stays in the history', async () => {
  const admin = await deskAs(shop, 'administrator', { steppedUp: true, name: 'Ada Moe' });
  const { price } = (await admin.get('/goods/1003')).body;
  const wish = { from: price.now, price: price.now - 50, reason: 'Skrevet feil i kassesystemet' };
  expect((await (await deskAs(shop, 'marketing')).post('/goods/1003/price/propose', wish)).status).toBe(403);
  expect((await product.post('/goods/1003/price/propose', { ...wish, price: price.now })).body.reason).toBe(
    'same-price',
  );
  expect((await product.post('/goods/1003/price/propose', wish)).status).toBe(200);
  expect((await product.post('/goods/1003/price/propose', wish)).body.reason).toBe('proposed-already');
  const { proposal, price: same } = (await admin.get('/goods/1003')).body;
  expect(proposal).toMatchObject({ price: price.now - 50, reason: 'Skrevet feil i kassesystemet' });
  expect(same.now).toBe(price.now);
  expect((await admin.get('/goods?lacks=proposed')).body.rows.map((row: { id: number }) => row.id)).toEqual([1003]);
  const yes = { proposal: proposal.id, approve: true };
  expect((await product.post('/goods/1003/price/decide', yes)).status).toBe(403);
  expect((await (await deskAs(shop, 'administrator')).post('/goods/1003/price/decide', yes)).body.code).toBe('step-up');
  expect((await admin.post('/goods/1003/price/decide', yes)).status).toBe(200);
  const after = (await admin.get('/goods/1003')).body;
  expect(after).toMatchObject({ proposal: null, price: { now: price.now - 50 } });
  expect(after.price.points.map((point: { price: number }) => point.price)).toEqual(
    expect.arrayContaining([price.now, price.now - 50]),
  );
  expect((await admin.post('/goods/1003/price/decide', yes)).status).toBe(404);
  await product.post('/goods/1003/price/propose', { ...wish, from: price.now - 50, price: 1 });
  const second = (await admin.get('/goods/1003')).body.proposal;
  expect((await admin.post('/goods/1003/price/decide', { proposal: second.id, approve: false })).status).toBe(200);
  expect((await admin.get('/goods/1003')).body).toMatchObject({ proposal: null, price: { now: price.now - 50 } });
});
