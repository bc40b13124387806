import type { BrandIcons } from '../../ports/content/brand-icons.ts';
import { loadSharp } from '../pictures-sharp/load-sharp.ts';

/** How much of the square the mark takes; what is cut to a circle keeps four fifths of the width. */
const share = { plain: 0.92, solid: 0.7, maskable: 0.56 } as const;

/** Icons made from the brand's mark when first asked for, on the brand's own ground where they must have one. */
export function drawnIcons(mark: Buffer, ground: string): BrandIcons {
  const made = new Map<string, Promise<Buffer>>();
  return {
    png: (size, look) => {
      const key = `${size}/${look}`;
      const known = made.get(key) ?? draw(mark, size, look, ground);
      made.set(key, known);
      return known;
    },
  };
}

async function draw(mark: Buffer, size: number, look: keyof typeof share, ground: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const inside = Math.round(size * share[look]);
  const drawn = await sharp(mark, { density: 72 * Math.max(1, Math.ceil(size / 24)) })
    .resize(inside, inside, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: look === 'plain' ? transparent : ground },
  })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
