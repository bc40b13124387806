import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportTrial, startImportTrial } from '#tests/import-trial.ts';
import { socialPosts } from './social-posts.ts';

let given: ImportTrial;
beforeAll(async () => {
  given = await startImportTrial();
}, 60_000);
afterAll(() => given.close());
beforeEach(() => given.reset());

const post = {
  id: '100_200',
  message: 'Ny sekk på gulvet.',
  picture: '/bilder/sekk.webp',
  link: 'https://sosial.example/100_200',
  created_time: '2026-03-01T11:15:00+01:00',
};
const stored = () =>
  given.database.query(
    `SELECT social_post_id AS id, message, picture, link, created_time FROM social_posts WHERE social_post_id <> '1'`,
  );

test('API-35 DEC-131 a post comes in; again, nothing changes', async () => {
  expect(await given.imported(socialPosts, [post])).toEqual({ rows: 1, added: 1, changed: 0, bad: [] });
  expect(await given.imported(socialPosts, [post])).toMatchObject({ added: 0, changed: 0 });
  expect(await stored()).toEqual([{ ...post, created_time: new Date(post.created_time) }]);
});

test('a link leads to another site, or to a page of the shop', async () => {
  await given.imported(socialPosts, [{ ...post, link: '/kampanjer?side=2#topp' }]);
  expect(await stored()).toMatchObject([{ link: '/kampanjer?side=2#topp' }]);
  const elsewhere = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/to ord', 'kampanjer'];
  const { bad } = await given.imported(
    socialPosts,
    elsewhere.map((link, index) => ({ ...post, id: `nr-${index}`, link })),
  );
  expect(bad).toEqual(
    elsewhere.map(
      (_, index) =>
        `${index + 1}: link must start with http:// or https://, or be an address of the shop, as '/klaer/jakker'`,
    ),
  );
});

test('only what a line says is changed, and a picture or a link can be taken away', async () => {
  await given.imported(socialPosts, [post]);
  expect(await given.imported(socialPosts, 'id;picture;link\n100_200;;\n')).toMatchObject({ changed: 1, bad: [] });
  expect(await stored()).toMatchObject([{ message: post.message, picture: null, link: null }]);
});

test('what cannot be is told, line by line; --skip-bad takes the rest', async () => {
  const file = [
    { ...post, link: 'javascript:alert(1)' },
    { ...post, link: 'https://' },
    { ...post, message: '  ' },
    { ...post, created_time: '2026-03-01' },
    { ...post, picture: 'https://sosial.example/sekk.jpg' },
    { ...post, likes: 12 },
    { id: 'ny', message: 'Uten tid' },
    { ...post, id: 'nr-2' },
    { ...post, id: 'nr-2' },
    { message: 'Uten id' },
  ];
  const bad = [
    "1: link must start with http:// or https://, or be an address of the shop, as '/klaer/jakker'",
    "2: link must start with http:// or https://, or be an address of the shop, as '/klaer/jakker'",
    '3: message is empty',
    '4: created_time must be a time with its zone, as 2026-01-05T08:00:00+01:00',
    "5: picture must be the address of a file the shop serves, as '/bilder/…'",
    '6: likes is no field of socialposts',
    '7: is new and lacks created_time',
    '9: id nr-2 stands on line 8 already',
    '10: id is missing',
  ];
  expect(await given.imported(socialPosts, file)).toEqual({ rows: 10, added: null, changed: null, bad });
  expect(await stored()).toEqual([]);
  expect(await given.imported(socialPosts, file, { skipBad: true })).toEqual({ rows: 10, added: 1, changed: 0, bad });
  expect(await stored()).toMatchObject([{ id: 'nr-2' }]);
});
