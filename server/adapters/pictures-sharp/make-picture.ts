import type { Sharp } from 'sharp';
import type { PictureCut } from '#server/ports/content/picture-processor.ts';
import { isCutOut } from './is-cut-out.ts';
import { loadSharp } from './load-sharp.ts';

const shared = { width: 1200, height: 630 };
const paper = '#ffffff';

/** One file of a picture. The master is our own work, so nothing in it is doubted. */
export async function makePicture(master: Buffer, cut: PictureCut): Promise<Buffer> {
  if (cut === 'og') return toShare(master, await isCutOut(master));
  const { width, format } = cut;
  const sharp = await loadSharp();
  const sized = sharp(master).resize({ width, withoutEnlargement: true });
  return encoded(sized, format);
}

/** AVIF at its lowest effort costs about what WebP does; more effort wins a few percent for many times the work. */
function encoded(picture: Sharp, format: 'avif' | 'webp' | 'jpg'): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 0 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 80, effort: 2 }).toBuffer();
  return picture.flatten({ background: paper }).jpeg({ quality: 80, progressive: true, mozjpeg: false }).toBuffer();
}

async function toShare(master: Buffer, isCutOut: boolean): Promise<Buffer> {
  const fit = isCutOut
    ? ({ fit: 'contain', background: paper } as const)
    : ({ fit: 'cover', position: 'attention' } as const);
  const sharp = await loadSharp();
  return encoded(
    sharp(master)
      .flatten({ background: paper })
      .resize({ ...shared, ...fit }),
    'jpg',
  );
}
