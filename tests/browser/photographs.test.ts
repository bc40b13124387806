import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { pictureParts } from '#server/composition/open-photographs.ts';
import { openDatabase } from '#server/database/connection/client.ts';
import { placePicture } from '#server/use-cases/picture/place-picture.ts';
import { takePicture } from '#server/use-cases/picture/take-picture.ts';
import { longLane } from './long-lane.ts';
import { acceptCookies, expect, test } from './shop-fixture.ts';

const folder = path.join(tmpdir(), `hent-browser-photographs-${process.pid}`);
test.use({ ownShop: 'photographs', settings: { PICTURES: folder } });
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const rectangle = (background: string, width: number, height: number) => ({
  input: { create: { width, height, channels: 3 as const, background } },
});
const onPaper = sharp({ create: { width: 600, height: 800, channels: 3, background: '#ffffff' } })
  .composite([rectangle('#204080', 300, 500)])
  .jpeg();
const outdoors = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#5a7a5a' } })
  .composite([{ ...rectangle('#d04030', 150, 300), left: 900, top: 200 }])
  .jpeg();

const file = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
const style = (picture: Locator, name: string) =>
  picture.evaluate((image, property) => getComputedStyle(image).getPropertyValue(property), name);

test(
  'a cut-out stands on its shelf and a scene fills it, as AVIF, and nothing moves when they come',
  longLane,
  async ({ page, shop }) => {
    await acceptCookies(page, shop.url);
    const database = openDatabase({ url: shop.databaseUrl });
    const parts = pictureParts({ kind: 'folder', folder }, database);
    for (const [articleId, position, picture, alt] of [
      [1001, 1, onPaper, 'Jakken forfra'],
      [1001, 2, outdoors, 'Jakken på tur'],
      [1002, 1, outdoors, null],
    ] as const) {
      const taken = await takePicture(parts, await picture.clone().toBuffer());
      if (!taken.ok) throw new Error(taken.refusal.reason);
      await placePicture(parts.records, { articleId, colorId: null, position, photo: taken.value.photo, alt });
    }
    await database.close();

    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const cards = page.getByRole('main').getByRole('article');
    const cardOf = (slug: string) => cards.filter({ has: page.locator(`a[href="/product/${slug}"]`) }).locator('img');
    const [first, second] = [cardOf('heldre-jan-mayen-skalljakke'), cardOf('vikafjell-dunjakke')];
    await expect(async () => {
      await page.goto('/klaer');
      for (const picture of [first, second])
        await expect(picture).toHaveAttribute('src', /\/bilder\/foto\//, { timeout: 500 });
    }).toPass();
    await expect.poll(() => file(first)).toMatch(/\/bilder\/foto\/[0-9a-f]{32}-\d+\.avif$/);
    expect(await style(first, 'object-fit')).toBe('contain');
    expect(await style(first, 'mix-blend-mode')).toBe('multiply');
    expect(await style(second, 'object-fit')).toBe('cover');
    const [picture, tile] = [await second.boundingBox(), await second.locator('xpath=../..').boundingBox()];
    expect(picture).toEqual(tile);
    expect(await page.evaluate(() => (window as Window & { moved?: number[] }).moved)).toEqual([]);

    await page.goto('/product/heldre-jan-mayen-skalljakke');
    const gallery = page.getByRole('list', { name: 'Bilder av varen' });
    const large = gallery.getByRole('img', { name: 'Jakken forfra' });
    await expect.poll(() => file(large)).toMatch(/-(480|640)\.avif$/);
    await expect(gallery.getByRole('img', { name: 'Jakken på tur' })).toBeVisible();
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  },
);
