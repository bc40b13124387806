import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoPath } from '#domain/picture/photo-path.ts';
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

const seen = async (id: number) => (await kari.get(`/posts/${id}`)).body;
const change = (field: string, from: string, to: string) => ({ field, from, to });
const made = async (title: string): Promise<number> => (await kari.post('/posts', { title })).body.id;
const inShop = async (slug: string) => (await shop.get(`/api/v1/blog/${slug}`)).status;
const html = async (path: string) => (await fetch(shop.url + path)).text();

async function written(id: number, values: Record<string, string>, publish: { at: string | null } | null) {
  const { fields, version } = await seen(id);
  const changes = Object.entries(values).map(([field, to]) => change(field, fields[field], to));
  return kari.post(`/posts/${id}`, { version, changes, publish });
}

test('a post is begun, previewed, published with its feed, taken out and taken back', async () => {
  const id = await made('Tre lag til vinteren');
  expect(await seen(id)).toMatchObject({ state: 'draft', fields: { slug: 'tre-lag-til-vinteren', body: '' } });
  expect(await inShop('tre-lag-til-vinteren')).toBe(404);
  expect((await written(id, {}, { at: null })).body).toMatchObject({ reason: 'empty', values: { field: 'lead' } });
  const body = 'Ta på **ull** innerst.\n\n- Ull\n- Luft\n\n[Vask](/vedlikehold) og [borte](/finnes-ikke)';
  await kari.put(`/drafts/post%3A${id}`, { fields: { body, lead: 'Kort' }, base: {}, version: 0 });
  const draft = (await kari.get(`/posts/${id}/draft`)).body;
  expect(draft).toMatchObject({ fault: null, brokenLinks: ['/finnes-ikke'] });
  expect(await html(draft.address)).toContain('<strong>ull</strong>');
  const values = { body, lead: 'Kort', categories: 'Turtips, Helt ny', articles: '1001, 1003' };
  expect((await written(id, values, { at: null })).body).toMatchObject({ state: 'published' });
  await soon(async () => expect(await inShop('tre-lag-til-vinteren')).toBe(200));
  const post = (await shop.get('/api/v1/blog/tre-lag-til-vinteren')).body;
  expect(post.body).toContain('<li>Ull</li>');
  expect(post.categories.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Helt ny', 'Turtips']);
  expect(post.relatedArticles.map(({ ArticleID }: { ArticleID: number }) => ArticleID)).toEqual([1001, 1003]);
  const feed = await html('/blogg/rss.xml');
  expect(feed).toContain('Tre lag til vinteren');

  const { version } = await seen(id);
  expect((await kari.post(`/posts/${id}/unpublish`, { version })).status).toBe(200);
  await soon(async () => expect(await inShop('tre-lag-til-vinteren')).toBe(404));
  const [trace] = (await seen(id)).traces;
  expect((await kari.post(`/log/${trace.id}/undo`)).status).toBe(200);
  await soon(async () => expect(await inShop('tre-lag-til-vinteren')).toBe(200));
});

test('a planned post waits for its time, and an address that is in use is told', async () => {
  const id = await made('Tre lag til vinteren');
  expect((await seen(id)).fields.slug).toBe('tre-lag-til-vinteren-2');
  const later = { at: new Date(Date.now() + 3_600_000).toISOString() };
  const words = { lead: 'Senere', body: 'Tekst' };
  const taken = await written(id, { ...words, slug: 'tre-lag-til-vinteren' }, later);
  expect(taken).toMatchObject({ status: 422, body: { reason: 'taken', values: { field: 'slug' } } });
  expect((await written(id, words, { at: '2020-01-01T00:00:00Z' })).body.reason).toBe('past');
  expect((await written(id, words, later)).body.state).toBe('planned');
  expect(await inShop('tre-lag-til-vinteren-2')).toBe(404);
  await shop.database.execute(`UPDATE blog_posts SET published_at = now() WHERE slug = 'tre-lag-til-vinteren-2'`);
  await soon(async () => expect(await inShop('tre-lag-til-vinteren-2')).toBe(200));
  expect((await kari.get('/posts?state=draft')).body.rows).toEqual([]);
});

test.each([
  ['slug', 'Stor Bokstav', 'slug'],
  ['slug', 'kategori', 'slug'],
  ['picture', 'https://elsewhere.example/x.png', 'picture'],
  ['categories', '!!', 'category'],
  ['articles', '1001, 99999999', 'no-article'],
  ['articles', 'jakke', 'no-article'],
  ['title', ' ', 'empty'],
])('%s %j is refused in one line', async (field, value, reason) => {
  const id = await made('Feil');
  expect(await written(id, { [field]: value }, null)).toMatchObject({
    status: 422,
    body: { reason, values: { field } },
  });
});

test('injected script is inert in every field, and a post that came as HTML is edited as Markdown', async () => {
  const id = await made('Ond');
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const body = `${evil}\n\n[klikk](javascript:alert(1)) <a href="javascript:alert(1)" onclick="alert(1)">to</a>\n\nSlutt.`;
  await written(id, { title: evil, lead: evil, body, categories: evil }, { at: null });
  await soon(async () => expect(await inShop('ond')).toBe(200));
  for (const page of [await html('/blogg/ond'), await html('/blogg'), await html('/blogg/rss.xml')])
    expect(/<script>alert|<img src=x|onclick=|href="javascript:/i.exec(page.replaceAll('&lt;', ''))).toBeNull();
  await shop.database.execute(
    `INSERT INTO blog_posts (title, slug, body) VALUES ('Fra fil', 'fra-fil', '<p>En <strong>fil</strong>.</p><ul><li>A</li></ul>')`,
  );
  const [row] = (await kari.get('/posts')).body.rows.filter(({ slug }: { slug: string }) => slug === 'fra-fil');
  expect((await seen(row.id)).fields.body).toBe('En **fil**.\n\n- A');
});

test('a photograph of one’s own is brought, must say what it shows, and stands on the blog’s pages and in its feed', async () => {
  const bring = async (bytes: Buffer, person = kari) => {
    const headers = { cookie: person.cookie(), 'x-kontor': '1', 'content-type': 'application/octet-stream' };
    const body = new Uint8Array(bytes);
    const answer = await fetch(`${shop.url}/kontor/api/blog/pictures`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  const drawn = (width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#1f6675' } })
      .jpeg()
      .toBuffer();
  const photo = await drawn(1600);
  expect((await bring(photo.subarray(0, 500))).body.code).toBe('refused');
  expect((await bring(await drawn(600))).body).toMatchObject({ reason: 'too-narrow', values: { width: 600 } });
  expect((await bring(photo, await deskAs(shop, 'product'))).status).toBe(403);
  const { status, body } = await bring(photo);
  expect([status, body.width]).toEqual([200, 1600]);
  const picture = photoPath({ ...body, look: 'fill', focus: { x: 20, y: 80 } });

  const id = await made('Ved fjorden');
  const words = { lead: 'Kort', body: 'Tekst', picture };
  expect(await written(id, words, { at: null })).toMatchObject({
    status: 422,
    body: { reason: 'no-alt', values: { field: 'alt' } },
  });
  expect((await written(id, { ...words, alt: 'Fjord i "morgenlys"' }, { at: null })).status).toBe(200);
  await soon(async () => expect(await inShop('ved-fjorden')).toBe(200));
  expect((await shop.get('/api/v1/blog/ved-fjorden')).body).toMatchObject({
    featuredImage: picture,
    featuredImageAlt: 'Fjord i "morgenlys"',
  });
  for (const page of ['/blogg', '/blogg/ved-fjorden']) {
    const shown = await html(page);
    expect(shown).toMatch(new RegExp(`/bilder/foto/${body.hash}-[0-9]+\\.jpg`));
    expect(shown).toContain('alt="Fjord i &quot;morgenlys&quot;"');
    expect(shown).toContain('object-position:20% 80%');
  }
  const feed = await html('/blogg/rss.xml');
  expect(feed).toContain(`/bilder/foto/${body.hash}-960.jpg&quot; alt=&quot;Fjord i &amp;quot;morgenlys&amp;quot;`);
  expect((await fetch(`${shop.url}/bilder/foto/${body.hash}-960.jpg`)).status).toBe(200);
});

test('a post that an import brought is held where it was written here, and is given back with what the import said', async () => {
  const [row] = await shop.database.query<{ id: number }>(
    `INSERT INTO blog_posts (title, slug, lead, body) VALUES ('Importert', 'importert', 'Kort', '<p>Tekst</p>')
     RETURNING post_id AS id`,
  );
  const id = row?.id ?? 0;
  expect((await seen(id)).held).toEqual([]);
  const release = async () => kari.post(`/posts/${id}/release`, { version: (await seen(id)).version });
  expect((await release()).body.reason).toBe('not-held');

  await written(id, { title: 'Vår egen' }, null);
  expect((await seen(id)).held).toEqual(['title']);
  const [changed] = (await seen(id)).traces;
  expect((await kari.post(`/log/${changed.id}/undo`)).status).toBe(200);
  expect(await seen(id)).toMatchObject({ held: [], fields: { title: 'Importert' } });

  await written(id, { title: 'Vår egen' }, null);
  await shop.database.execute(`UPDATE held_post_fields SET said = '"Importert på nytt"' WHERE post_id = $1`, [id]);
  expect((await kari.post(`/posts/${id}/release`, { version: 0 })).body.code).toBe('changed');
  const nora = await deskAs(shop, 'product');
  expect((await nora.post(`/posts/${id}/release`, { version: 0 })).status).toBe(403);
  expect((await release()).status).toBe(200);
  expect(await seen(id)).toMatchObject({ held: [], fields: { title: 'Importert på nytt', body: 'Tekst' } });
  const [released] = (await seen(id)).traces;
  expect((await kari.post(`/log/${released.id}/undo`)).status).toBe(200);
  expect(await seen(id)).toMatchObject({ held: ['title'], fields: { title: 'Vår egen' } });
});
