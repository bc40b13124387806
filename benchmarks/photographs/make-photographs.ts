import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** As many of each article, the first of them for cards. */
export const perArticle = 4;
const side = 360;
const atOnce = 4;

/** Cut-outs on white and, every fourth, a picture that fills its frame; no two alike. Gives how many were made; what is there stays. */
export async function makePhotographs(folder: string, articles: number, until: number): Promise<number> {
  let made = 0;
  let next = 0;
  const work = async () => {
    for (let n = next++; n < articles * perArticle && Date.now() < until; n = next++) {
      const article = 1 + Math.floor(n / perArticle);
      const number = 1 + (n % perArticle);
      const file = path.join(folder, `A-${article}_${number}.jpg`);
      if (existsSync(file)) continue;
      await makeOne(file, n, number === perArticle);
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}

async function makeOne(file: string, n: number, fills: boolean): Promise<void> {
  const color = { r: (n * 53) % 200, g: (n * 97) % 200, b: (n * 31) % 200 };
  const width = 160 + (n % 160);
  const height = 120 + ((n >> 4) % 160);
  const background = fills ? { r: 120 + (n % 90), g: 150, b: 170 } : { r: 255, g: 255, b: 255 };
  const shape = (wide: number, high: number, given: typeof color) => ({
    input: { create: { width: wide, height: high, channels: 3 as const, background: given } },
  });
  await sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([
      shape(width, height, color),
      { ...shape(Math.round(width / 3), 40 + (n % 60), { ...color, g: 255 - color.g }), gravity: 'centre' },
      // The number itself in sixteen small squares, so that no two files are alike.
      ...Array.from({ length: 16 }, (_, bit) => ({
        ...shape(8, 8, (n >> bit) % 2 === 0 ? color : { r: 250, g: 250, b: 250 }),
        left: 190 + bit * 10,
        top: 340,
      })),
    ])
    .jpeg({ quality: 80 })
    .toFile(file);
}
