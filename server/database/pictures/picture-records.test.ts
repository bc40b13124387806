import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAcceptance } from '#database/acceptance/load-acceptance.ts';
import { type Photo, photoPath } from '#domain/picture/photo-path.ts';
import type { PictureRecords } from '#server/ports/content/picture-records.ts';
import { placePicture } from '#server/use-cases/picture/place-picture.ts';
import { startMigratedDatabase } from '#tests/migrated-database.ts';
import type { ThrowAwayDatabase } from '#tests/throw-away-database.ts';
import { pictureRecords } from './picture-records.ts';

let server: ThrowAwayDatabase;
let records: PictureRecords;
beforeAll(async () => {
  server = await startMigratedDatabase();
  records = pictureRecords(server.database);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await loadAcceptance(server.database);
  await server.database.execute('DELETE FROM pictures');
});

const photo = (n: number): Photo => ({
  hash: n.toString(16).padStart(32, '0'),
  width: 800,
  height: 600,
  look: 'fill',
  focus: { x: 50, y: 50 },
});
const taken = async (n: number) => {
  await records.add(photo(n));
  await records.stored(photo(n).hash);
  return photo(n);
};
const place = async (n: number, position: number, colorId: number | null = null) =>
  placePicture(records, { articleId: 1001, colorId, position, photo: await taken(n) });
const paths = async () =>
  (
    await server.database.query<{ path: string }>(
      'SELECT path FROM article_images WHERE article_id = 1001 ORDER BY sort, image_id',
    )
  ).map(({ path }) => path);

test('a picture is known when its bytes are stored, and not before', async () => {
  await records.add(photo(1));
  expect(await records.find(photo(1).hash)).toBeNull();
  await records.stored(photo(1).hash);
  expect(await records.find(photo(1).hash)).toEqual(photo(1));
});

test('the first photograph takes the place of the drawings; the same again changes nothing', async () => {
  expect((await paths()).every((path) => path.startsWith('/bilder/vare/'))).toBe(true);
  expect(await place(1, 1)).toEqual({ ok: true, value: 'placed' });
  expect(await paths()).toEqual([photoPath(photo(1))]);
  expect(await place(1, 1)).toEqual({ ok: true, value: 'unchanged' });
  expect(await placePicture(records, { articleId: 4711, colorId: null, position: 1, photo: photo(1) })).toMatchObject({
    refusal: { reason: 'no-article' },
  });
});

test('whoever places at the same time, all pictures come, the first of each colour before any second', async () => {
  await Promise.all([place(4, 2, 1), place(3, 1, 2), place(2, 1, 1), place(5, 2, 2), place(1, 1)]);
  expect(await paths()).toEqual([1, 2, 3, 4, 5].map((n) => photoPath(photo(n))));
  expect((await records.everywhere()).length).toBe(5);
});

test('how a picture is shown changes wherever it stands', async () => {
  await place(1, 1);
  expect(await records.setLook(photo(1).hash, 'stand', { x: 10, y: 20 })).toBe(true);
  expect(await paths()).toEqual([photoPath({ ...photo(1), look: 'stand', focus: { x: 10, y: 20 } })]);
  expect(await records.setLook(photo(9).hash, 'stand', { x: 10, y: 20 })).toBe(false);
});

test('a picture that goes with its article, or is replaced, is unused from then on', async () => {
  const unused = () => records.unusedSince(new Date(Date.now() + 60_000), 10);
  await place(1, 1);
  expect(await unused()).toEqual([]);
  await place(2, 1);
  expect(await unused()).toEqual([photo(1).hash]);
  await server.database.execute('DELETE FROM articles WHERE article_id = 1001');
  expect((await unused()).toSorted()).toEqual([photo(1).hash, photo(2).hash]);
});

const later = new Date(Date.now() + 86_400_000);

test('who takes a picture in while it is being purged waits, and then it is new', async () => {
  await taken(1);
  const { promise: removing, resolve: begun } = Promise.withResolvers<void>();
  const { promise: bytesGone, resolve: finish } = Promise.withResolvers<void>();
  const purge = records.forget(photo(1).hash, later, () => {
    begun();
    return bytesGone;
  });
  await removing;
  let isAdded = false;
  const adding = records.add(photo(1)).then(() => {
    isAdded = true;
  });
  await server.database.query('SELECT 1');
  expect(isAdded).toBe(false);
  finish();
  expect(await purge).toBe(true);
  await adding;
  expect(await records.find(photo(1).hash)).toBeNull();
});

test('a picture that an article shows again is not forgotten', async () => {
  await place(1, 1);
  expect(
    await records.forget(photo(1).hash, later, () => {
      throw new Error('removed');
    }),
  ).toBe(false);
});

test('a picture that was taken in anew after it was found unused is not forgotten, and nobody forgets one twice', async () => {
  await taken(1);
  await server.database.execute("UPDATE pictures SET unused_since = now() - interval '40 days'");
  const monthAgo = new Date(Date.now() - 30 * 86_400_000);
  expect(await records.unusedSince(monthAgo, 10)).toEqual([photo(1).hash]);
  await records.add(photo(1)); // an import that is about to place it
  expect(await records.forget(photo(1).hash, monthAgo, () => Promise.reject(new Error('removed')))).toBe(false);
  const both = [1, 2].map(() => records.forget(photo(1).hash, later, async () => {}));
  expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
});
