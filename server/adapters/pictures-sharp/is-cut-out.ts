import type { Sharp } from 'sharp';
import { cutOut } from './border.ts';
import { loadSharp } from './load-sharp.ts';

const smallSide = 200;

/** How white the paper around a cut-out is, 236 to 255; null when the picture is none. */
export async function whiteOfBorder(picture: Sharp): Promise<number | null> {
  const { data, info } = await picture
    .resize(smallSide, smallSide, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cutOut({ pixels: data, ...info })?.white ?? null;
}

export async function isCutOut(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  return (await whiteOfBorder(sharp(bytes))) !== null;
}
