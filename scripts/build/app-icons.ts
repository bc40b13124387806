import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { brandVariants } from '#brands/registry.ts';

/** What home screens ask for; the smaller is Apple's too. */
const sizes = [192, 512];
/** Home screens cut icons to their own shape: what counts stands in the middle. */
const shareOfMark = 0.58;

/** The mark of each brand variant on its own ground, as the icon of an app that is installed. */
export async function makeAppIcons(brandFolder: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const { name, theme } of brandVariants) {
    const mark = await readFile(path.join(brandFolder, name, 'mark.svg'));
    for (const size of sizes) {
      const side = Math.round(size * shareOfMark);
      const drawn = await sharp(mark, { density: 300 })
        .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer();
      await sharp({ create: { width: size, height: size, channels: 3, background: theme.colors.bg } })
        .composite([{ input: drawn, gravity: 'center' }])
        .png()
        .toFile(path.join(outDir, `${name}-${size}.png`));
    }
  }
}
