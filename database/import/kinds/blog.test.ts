import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { blog } from './blog.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const imported = (content: string | readonly object[]) => given.imported(blog, content);

async function stored(slug: string) {
  const [post] = await given.database.query<Record<string, unknown>>(
    `SELECT title, lead, body, featured_image, main_article_id, published_at,
            ARRAY(SELECT article_id FROM blog_related_articles r WHERE r.post_id = p.post_id ORDER BY sort) AS related,
            ARRAY(SELECT name FROM blog_post_categories JOIN blog_categories USING (category_id)
                   WHERE post_id = p.post_id ORDER BY name) AS categories
       FROM blog_posts p WHERE slug = $1`,
    [slug],
  );
  return post;
}

const post = {
  slug: 'tre-lag-som-varmer',
  title: 'Tre lag som varmer',
  lead: 'Ull, luft, skall.',
  body: '<h2 onclick="x()">Innerst</h2><p>Tynn ull<script>alert(1)</script></p><img src="https://evil.example/a.png" alt="x">',
  publishedAt: '2026-11-20T07:00:00+01:00',
  mainArticle: 1001,
  relatedArticles: [1003, 1002],
  categories: ['Guider', 'Vær og vind'],
};

test('ENT-57 DEC-23 a post comes in with categories and articles, its HTML sanitised; again, nothing changes', async () => {
  expect(await imported([post])).toMatchObject({ added: 1, changed: 0, bad: [] });
  expect(await stored(post.slug)).toEqual({
    title: post.title,
    lead: post.lead,
    body: '<h2>Innerst</h2><p>Tynn ull</p><img alt="x">',
    featured_image: null,
    main_article_id: 1001,
    published_at: new Date(post.publishedAt),
    related: [1003, 1002],
    categories: ['Guider', 'Vær og vind'],
  });
  expect(await imported([post])).toMatchObject({ added: 0, changed: 0, bad: [] });
  expect(await given.database.query('SELECT slug FROM blog_categories ORDER BY slug')).toEqual([
    { slug: 'guider' },
    { slug: 'vaer-og-vind' },
  ]);
});

test('only what a line says is changed; what it leaves out stays, and what it empties goes', async () => {
  await imported([post]);
  expect(
    await imported([{ slug: post.slug, title: 'Fire lag', relatedArticles: [1002], categories: ['Guider'] }]),
  ).toMatchObject({ added: 0, changed: 1, bad: [] });
  expect(await stored(post.slug)).toMatchObject({
    title: 'Fire lag',
    lead: post.lead,
    main_article_id: 1001,
    related: [1002],
    categories: ['Guider'],
  });
  expect(await imported([{ slug: post.slug, relatedArticles: [1003, 1002] }])).toMatchObject({ added: 0, changed: 1 });
  expect(await stored(post.slug)).toMatchObject({ related: [1003, 1002], categories: ['Guider'] });
  await imported([{ slug: post.slug, mainArticle: null, relatedArticles: [], categories: [] }]);
  expect(await stored(post.slug)).toMatchObject({ main_article_id: null, related: [], categories: [] });
});

test('a spreadsheet does as well, and a post without a time is published now', async () => {
  const rows = 'slug;title;body;categories;relatedArticles\nny-guide;Ny guide;<p>Hei</p>;Guider|Turtips;1001 1002';
  expect(await imported(rows)).toMatchObject({ added: 1, bad: [] });
  const made = await stored('ny-guide');
  expect(made).toMatchObject({ categories: ['Guider', 'Turtips'], related: [1001, 1002] });
  expect(Math.abs(Date.now() - Number(made?.published_at))).toBeLessThan(60_000);
});

test('what cannot be is told, line by line', async () => {
  expect(
    await imported([
      { slug: 'kategori', title: 'x', body: '<p>x</p>' },
      { slug: 'Ull Og Dun', title: 'x', body: '<p>x</p>' },
      { slug: 'a', body: '<script>x</script>' },
      { slug: 'b', title: 'x', body: '<p>x</p>', featuredImage: 'https://evil.example/a.png' },
      { slug: 'c', title: 'x', body: '<p>x</p>', mainArticle: 4711 },
    ]),
  ).toMatchObject({
    bad: [
      '1: slug is a word of the shop itself',
      '2: slug must be small letters, digits and hyphens, as tre-lag-som-varmer',
      '3: body holds nothing that may be shown',
      "4: featuredImage must be the address of a file the shop serves, as '/bilder/…'",
      '5: mainArticle 4711 is not known; import articles first',
    ],
  });
  const staged = await imported([
    { slug: 'd', title: 'x', body: '<p>x</p>', relatedArticles: [1001, 4711] },
    { slug: 'e', title: 'x' },
  ]);
  expect(staged.bad).toEqual([
    '1: has an unknown id in relatedArticles; import articles first',
    '2: is new and lacks body',
  ]);
});
