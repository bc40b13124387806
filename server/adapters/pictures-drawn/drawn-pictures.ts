import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import type { MadePicture, PictureMaker } from '#server/ports/picture-maker.ts';
import type { PictureDescription, Pictures, ScenePicture } from '#server/ports/pictures.ts';
import { WorkQueue } from '../work-queue.ts';
import { draw } from './draw.ts';
import { PictureFiles } from './picture-files.ts';
import { type PictureName, readPictureName } from './picture-name.ts';

/** Part of every address: raised when the drawings themselves change, so that no browser keeps an old picture. */
const drawingsVersion = 1;

/** Smaller as the drawing they are; the newspaper's letters are the reader's own fonts besides. */
const sentAsSvg: ReadonlySet<PictureDescription['kind']> = new Set(['drawing', 'newspaper', 'pallet']);

/** Of a place at the head of a page: drawn for it, not cut out of the higher picture. */
const wideShape = { width: 1440, height: 520 };

export interface ArticleDrawings {
  /** How the picture at this path of this article is drawn; null when there is none. */
  drawingOf(articleId: number, path: string): Promise<PictureDescription | null>;
}

/**
 * Pictures made from the drawings when they are asked for. Things are sent as the svg they are, which is smaller than
 * any raster of them; landscapes are rastered once in each width and kept on disk. The places of the catalogue are seen
 * in the colours of the brand variant that shows them.
 */
export class DrawnPictures implements Pictures, PictureMaker {
  readonly #articles: ArticleDrawings;
  readonly #files: PictureFiles;
  readonly #palette: ScenePicture['palette'];
  readonly #described = new Map<string, PictureDescription>();
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  readonly #queue = new WorkQueue({ atOnce: 2 });

  constructor(articles: ArticleDrawings, folder: string, palette: ScenePicture['palette']) {
    this.#articles = articles;
    this.#files = new PictureFiles(folder);
    this.#palette = palette;
  }

  addressOf(picture: PictureDescription): string {
    const hash = createHash('sha256')
      .update(JSON.stringify([drawingsVersion, picture]))
      .digest('hex')
      .slice(0, 16);
    const address = `${sentAsSvg.has(picture.kind) ? 'ting' : 'tegning'}/${hash}`;
    this.#described.set(address, picture);
    return `/bilder/${address}`;
  }

  async picture(file: string): Promise<MadePicture | null> {
    const name = readPictureName(file);
    if (name === null) return null;
    if (name.type === 'svg') {
      const svg = await this.#svg(name);
      return svg === null ? null : { type: 'image/svg+xml', bytes: Buffer.from(svg) };
    }
    const kept = name.articleId === null ? file : path.join(this.#palette, file);
    const bytes = (await this.#files.read(kept)) ?? (await this.#once(kept, name));
    return bytes === null ? null : { type: 'image/webp', bytes };
  }

  async #svg({ address, articleId, wide, width }: PictureName): Promise<string | null> {
    const described = this.#described.get(address) ?? (await this.#articleDrawing(articleId, address, wide));
    return described === null ? null : draw(described, width);
  }

  /** Many may ask for the same new picture at once: it is made once. */
  #once(file: string, name: PictureName): Promise<Buffer | null> {
    const underWay = this.#underWay.get(file);
    if (underWay !== undefined) return underWay;
    const work = this.#queue.run(() => this.#make(file, name)).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, work);
    return work;
  }

  async #make(file: string, name: PictureName): Promise<Buffer | null> {
    const svg = await this.#svg(name);
    if (svg === null) return null;
    const bytes = await raster(svg, name.width);
    await this.#files.write(file, bytes);
    return bytes;
  }

  async #articleDrawing(articleId: number | null, address: string, wide: boolean): Promise<PictureDescription | null> {
    const drawing = articleId === null ? null : await this.#articles.drawingOf(articleId, `/bilder/${address}`);
    return drawing?.kind === 'scene' ? { ...drawing, palette: this.#palette, ...(wide && wideShape) } : drawing;
  }
}

/** The svg is drawn at the width asked for, not enlarged from a smaller picture. */
async function raster(svg: string, width: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  const density = Math.min(2400, Math.max(1, (72 * width) / natural));
  return sharp(source, { density, limitInputPixels: 16_000_000 })
    .resize({ width })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
