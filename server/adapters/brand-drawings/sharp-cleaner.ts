import { createHash } from 'node:crypto';
import type { DrawingCleaner } from '#server/ports/content/brand-drawings.ts';
import { done, refused } from '#server/ports/result.ts';
import { loadSharp } from '../pictures-sharp/load-sharp.ts';
import { cleanSvg } from './clean-svg.ts';

const mostPixels = 4_000 * 4_000;
/** A logo is shown up to 50 px tall, on screens with twice the pixels. */
const leastHeight = 64;
const pngHeight = 200;

export const sharpCleaner: DrawingCleaner = {
  clean: async (bytes) => {
    const isPng = bytes.subarray(0, 8).equals(pngSign);
    const svg = isPng ? null : cleanSvg(bytes.toString('utf8'));
    if (!isPng && svg === null) return refused({ reason: 'not-a-drawing' });
    const sharp = await loadSharp();
    try {
      const source = sharp(svg === null ? bytes : Buffer.from(svg), { limitInputPixels: mostPixels });
      const { width, height } = await source.metadata();
      if (svg === null && height < leastHeight) return refused({ reason: 'too-small' });
      // Written anew: what stood beside the pixels is gone.
      const drawn =
        svg === null ? source : sharp(Buffer.from(svg), { density: density(height), limitInputPixels: mostPixels });
      const png = await drawn.resize({ height: pngHeight, fit: 'inside' }).png({ compressionLevel: 9 }).toBuffer();
      const hash = createHash('sha256')
        .update(svg ?? png)
        .digest('hex')
        .slice(0, 32);
      return done({ hash, kind: svg === null ? 'png' : 'svg', width, height, svg, png });
    } catch {
      return refused({ reason: 'not-a-drawing' });
    }
  },
};

const pngSign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** So many dots that a small drawing is sharp in the pixels wanted; sharp's own limit is 100000. */
function density(height: number): number {
  return Math.min(2_400, Math.max(72, Math.ceil((72 * pngHeight) / Math.max(1, height))));
}
