import { createHash } from 'node:crypto';
import type { BrandVariant } from '#brands/brand.ts';
import type { PictureDescription, PictureFile, PictureRequest, Pictures } from '#server/ports/content/pictures.ts';

const side = 800;
const markSide = 200;

/**
 * A shop that has no pictures: a quiet ground in the brand variant's own tone where a scene would be, the same with the
 * brand's mark where a thing would stand. The picture of an article that the catalogue names and nobody has is not found,
 * and the browser is given the ground to show in its place.
 */
export class PlaceholderPictures implements Pictures {
  readonly #ground: Placeholder;
  readonly #mark: Placeholder;

  /** `mark` is the brand's mark as svg. */
  constructor(brand: BrandVariant, mark: string) {
    const { line } = brand.theme.colors;
    this.#ground = placeholder('flate', tile(line, ''));
    this.#mark = placeholder('merke', tile(line, inTheMiddle(mark)));
  }

  addressOf({ kind }: PictureDescription): string {
    const { address } = kind === 'scene' || kind === 'map' ? this.#ground : this.#mark;
    return `/bilder/${address}`;
  }

  /** What stands in for a thing that nobody has a picture of. */
  get standIn(): PictureFile {
    return this.#mark.file;
  }

  async read({ address, articleId }: PictureRequest): Promise<PictureFile | null> {
    const own = [this.#ground, this.#mark].find((one) => one.address === address);
    if (own !== undefined) return own.file;
    return articleId === null ? null : { ...this.#mark.file, isPlaceholder: true };
  }
}

interface Placeholder {
  readonly address: string;
  readonly file: PictureFile;
}

/** Another brand, another address: what stands at one may be cached for ever. */
function placeholder(name: string, svg: string): Placeholder {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { address: `ting/${name}-${hash}`, file: { type: 'image/svg+xml', bytes: Buffer.from(svg) } };
}

/** Fills whatever box it is shown in. */
function tile(color: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${color}" opacity=".5"/>${inside}</svg>`;
}

function inTheMiddle(mark: string): string {
  const at = (side - markSide) / 2;
  return `<g opacity=".3">${mark.replace('<svg ', `<svg x="${at}" y="${at}" width="${markSide}" height="${markSide}" `)}</g>`;
}
