import { createHash } from 'node:crypto';
import path from 'node:path';
import pLimit from 'p-limit';
import { loadSharp } from '#server/adapters/pictures-sharp/load-sharp.ts';
import type {
  PictureDescription,
  PictureFile,
  PictureRequest,
  Pictures,
  ScenePicture,
} from '#server/ports/content/pictures.ts';
import { draw } from './draw.ts';
import { PictureAddresses } from './picture-address.ts';
import { PictureFiles } from './picture-files.ts';
import { UnhurriedWork } from './unhurried-work.ts';

/** Of a place at the head of a page: drawn for it, not cut out of the higher picture. */
const wideShape = { width: 1440, height: 520 };
/** What is larger is asked for by those who cannot show an svg, such as a shared link. */
const widestOfCards = 480;

export interface ArticleDrawings {
  /** How the picture at this path of this article is drawn; null when there is none. */
  drawingOf(articleId: number, path: string): Promise<PictureDescription | null>;
}

/**
 * Pictures made from the drawings when they are asked for, rastered once in each width and cached on disk. A landscape is waited
 * for; a thing is shown as the svg it is until its raster is made, which takes a fifth of a second for its soft shades. The places of the catalogue are seen
 * in the colours of the brand variant that shows them.
 */
export interface DrawnPicturesParts {
  readonly articles: ArticleDrawings;
  readonly folder: string;
  readonly palette: ScenePicture['palette'];
  /** The same in every process. */
  readonly secret: string;
}

export class DrawnPictures implements Pictures {
  readonly #articles: ArticleDrawings;
  readonly #files: PictureFiles;
  readonly #palette: ScenePicture['palette'];
  readonly #addresses: PictureAddresses;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #limit = pLimit(2);
  readonly #later = new UnhurriedWork();

  constructor({ articles, folder, palette, secret }: DrawnPicturesParts) {
    this.#articles = articles;
    this.#files = new PictureFiles(folder);
    this.#palette = palette;
    this.#addresses = new PictureAddresses(secret);
  }

  addressOf(picture: PictureDescription): string {
    return `/bilder/${this.#addresses.of(picture)}`;
  }

  async read(request: PictureRequest): Promise<PictureFile | null> {
    const { format, width } = request;
    const cached = format === 'webp' ? this.#cachedName(request) : null;
    let described: PictureDescription | null;
    try {
      described = await this.#describe(request);
    } catch (error) {
      // While the database cannot be asked, what has been made before is shown.
      const bytes = cached === null ? null : await this.#files.read(cached);
      if (bytes === null) throw error;
      return { type: 'image/webp', bytes };
    }
    if (described === null) return null;
    const made = cached === null ? null : await this.#files.read(cached);
    if (made !== null) return { type: 'image/webp', bytes: made };
    const svg = draw(described, width);
    if (svg === null) return null;
    const drawn = { type: 'image/svg+xml', bytes: Buffer.from(svg) } as const;
    if (cached === null) return drawn;
    if (described.kind === 'scene' || width > widestOfCards)
      return { type: 'image/webp', bytes: await this.#once(cached, svg, width) };
    this.#later.add(cached, () => this.#once(cached, svg, width));
    return { ...drawn, isForNow: true };
  }

  /** An address may be longer than the name of a file. */
  #cachedName({ address, articleId, wide, width }: PictureRequest): string {
    const hash = createHash('sha256')
      .update(`${address}${wide ? '-bred' : ''}-${width}.webp`)
      .digest('hex');
    return path.join(articleId === null ? 'tegning' : this.#palette, `${hash.slice(0, 32)}.webp`);
  }

  /** Many may ask for the same new picture at once: it is made once. */
  #once(file: string, svg: string, width: number): Promise<Buffer> {
    const underWay = this.#underWay.get(file);
    if (underWay !== undefined) return underWay;
    const work = this.#limit(() => this.#make(file, svg, width)).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, work);
    return work;
  }

  async #make(file: string, svg: string, width: number): Promise<Buffer> {
    const bytes = await raster(svg, width);
    await this.#files.write(file, bytes);
    return bytes;
  }

  async #describe({ address, articleId, wide }: PictureRequest): Promise<PictureDescription | null> {
    if (articleId === null) return this.#addresses.read(address);
    const drawing = await this.#articles.drawingOf(articleId, `/bilder/${address}`);
    return drawing?.kind === 'scene' ? { ...drawing, palette: this.#palette, ...(wide && wideShape) } : drawing;
  }
}

/** The svg is drawn at the width asked for, not enlarged from a smaller picture. */
async function raster(svg: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  const density = Math.min(2400, Math.max(1, (72 * width) / natural));
  return sharp(source, { density, limitInputPixels: 16_000_000 })
    .resize({ width })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
