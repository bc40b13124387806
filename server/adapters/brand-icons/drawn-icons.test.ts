import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { drawnIcons } from './drawn-icons.ts';

test.each(shippedVariants)('$name: the mark is there, and within what any shape leaves of it', async (brand) => {
  const icons = drawnIcons(await readFile(path.join(brand.folders[0] ?? '', 'mark.svg')), brand.theme.colors.bg);
  const png = await icons.png(192, 'maskable');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * 192 + x) * info.channels, (y * 192 + x) * info.channels + 3);
  const ground = at(0, 0).toString('hex');
  let marked = 0;
  for (let y = 0; y < 192; y += 1) {
    for (let x = 0; x < 192; x += 1) {
      if (at(x, y).toString('hex') === ground) continue;
      marked += 1;
      expect(Math.hypot(x - 95.5, y - 95.5)).toBeLessThanOrEqual(192 * 0.4 + 1);
    }
  }
  expect(marked).toBeGreaterThan(500);
  expect(await icons.png(192, 'maskable')).toBe(png);
});
