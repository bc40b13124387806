import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PostFields } from '#contract/desk/blog/schemas.ts';
import { deskBlog } from '#server/database/desk/blog-rows.ts';
import { givePostBack, writePost } from '#server/use-cases/desk/blog/post-work.ts';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const post = {
  slug: 'tre-lag',
  title: 'Tre lag',
  lead: 'Ull, luft, skall.',
  body: '<p>Tynn <strong>ull</strong>.</p>',
  publishedAt: '2026-03-01T07:00:00+01:00',
  relatedArticles: [1003, 1002],
  categories: ['Guider'],
};
const imported = (more: object = {}, options = {}) => given.run('blog', [{ ...post, ...more }], options);
const means = () => ({
  blog: deskBlog(given.database),
  postText: { render: (markdown: string) => ({ html: `<p>${markdown}</p>`, links: [] }) },
});

async function now(slug = post.slug) {
  const [row] = await given.database.query<{ id: number }>('SELECT post_id AS id FROM blog_posts WHERE slug = $1', [
    slug,
  ]);
  const found = await deskBlog(given.database).lock(row?.id ?? 0);
  if (found === null) throw new Error('The post is gone');
  return found;
}
const written = async (values: Partial<PostFields>) => {
  const stored = await now();
  await writePost(means(), stored, { ...stored.fields, ...values }, stored);
};

test('what was written at the desk stays through an import, what was not follows it, and what it said comes back', async () => {
  await imported();
  await written({ title: 'Vår tittel', body: 'Vår tekst', categories: 'Turtips', articles: '1001' });
  await imported({
    title: 'Fire lag',
    lead: 'Ny ingress.',
    body: '<p>Ny <em>tekst</em>.</p>',
    relatedArticles: [1002],
    categories: ['Guider', 'Vær'],
  });
  const held = await now();
  expect(held.fields).toMatchObject({
    title: 'Vår tittel',
    lead: 'Ny ingress.',
    body: 'Vår tekst',
    categories: 'Turtips',
    articles: '1001',
  });
  expect(held.said).toMatchObject({ title: 'Fire lag', categories: 'Guider, Vær', articles: '1002' });
  expect(held.said.lead).toBeUndefined();

  await givePostBack(means(), held);
  const free = await now();
  expect(free.fields).toMatchObject({ title: 'Fire lag', categories: 'Guider, Vær', articles: '1002' });
  expect(free.said).toEqual({});
  expect(await given.database.query('SELECT body, markdown FROM blog_posts WHERE slug = $1', [post.slug])).toEqual([
    { body: '<p>Ny <em>tekst</em>.</p>', markdown: null },
  ]);
  await imported({ title: 'Fem lag' });
  expect((await now()).fields).toMatchObject({ title: 'Fem lag', articles: '1003, 1002' });
});

test('the same file again changes nothing; a dry run and a bad line say nothing', async () => {
  await imported();
  await written({ title: 'Vår tittel' });
  await imported();
  expect(await imported()).toMatchObject({ merged: { changed: 0 } });
  await imported({ title: 'Prøve' }, { dryRun: true });
  await imported({ title: 'Gal', mainArticle: 999_999 }, { skipBad: true });
  expect((await now()).said).toEqual({ title: 'Tre lag' });
});

test('a post that was begun at the desk is left alone by a file with its address, and may then be given to it', async () => {
  const { blog } = means();
  await blog.make('Vår egen', 'tre-lag', Date.parse('2026-02-01T00:00:00Z'));
  expect((await now()).said).toEqual({});
  await imported();
  const held = await now();
  expect(held.fields).toMatchObject({ title: 'Vår egen', body: '', articles: '' });
  expect(held.said).toMatchObject({ title: 'Tre lag', at: '2026-03-01T06:00:00.000Z', articles: '1003, 1002' });
});
