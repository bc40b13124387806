import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { MadePicture, PictureMaker } from '#server/ports/picture-maker.ts';
import type { PictureDescription, Pictures } from '#server/ports/pictures.ts';
import { draw } from './draw.ts';
import { PictureFiles } from './picture-files.ts';
import { WorkQueue } from './work-queue.ts';

/** Part of every address: raised when the drawings themselves change, so that no browser keeps an old picture. */
const drawingsVersion = 1;

/** Widths that are made; a picture in any other width does not exist, so nobody can fill the disk by asking. */
export const pictureWidths = [160, 320, 480, 640, 960, 1440, 1920] as const;

const namePattern = /^(?<address>(?:tegning\/[a-f0-9]{16}|vare\/\d{1,10}-[a-z0-9-]{1,60}))-(?<width>\d{2,4})\.webp$/;

export interface ArticleDrawings {
  /** How the picture at this path of this article is drawn; null when there is none. */
  drawingOf(articleId: number, path: string): Promise<PictureDescription | null>;
}

/** Pictures made from the drawings when first asked for, and kept on disk. */
export class DrawnPictures implements Pictures, PictureMaker {
  readonly #articles: ArticleDrawings;
  readonly #files: PictureFiles;
  readonly #described = new Map<string, PictureDescription>();
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  readonly #queue = new WorkQueue(2);

  constructor(articles: ArticleDrawings, folder: string) {
    this.#articles = articles;
    this.#files = new PictureFiles(folder);
  }

  addressOf(picture: PictureDescription): string {
    const hash = createHash('sha256')
      .update(JSON.stringify([drawingsVersion, picture]))
      .digest('hex')
      .slice(0, 16);
    const address = `tegning/${hash}`;
    this.#described.set(address, picture);
    return `/bilder/${address}`;
  }

  async picture(file: string): Promise<MadePicture | null> {
    const { address = '', width = '' } = namePattern.exec(file)?.groups ?? {};
    if (!(pictureWidths as readonly number[]).includes(Number(width))) return null;
    const bytes = (await this.#files.read(file)) ?? (await this.#once(file, address, Number(width)));
    return bytes === null ? null : { type: 'image/webp', bytes };
  }

  /** Many may ask for the same new picture at once: it is made once. */
  #once(file: string, address: string, width: number): Promise<Buffer | null> {
    const underWay = this.#underWay.get(file);
    if (underWay !== undefined) return underWay;
    const work = this.#queue.run(() => this.#make(file, address, width)).finally(() => this.#underWay.delete(file));
    this.#underWay.set(file, work);
    return work;
  }

  async #make(file: string, address: string, width: number): Promise<Buffer | null> {
    const described = this.#described.get(address) ?? (await this.#articleDrawing(address));
    const svg = described === null ? null : draw(described, width);
    if (svg === null) return null;
    const bytes = await raster(svg, width);
    await this.#files.write(file, bytes);
    return bytes;
  }

  #articleDrawing(address: string): Promise<PictureDescription | null> {
    const articleId = Number(/^vare\/(\d+)-/.exec(address)?.[1] ?? Number.NaN);
    return Number.isNaN(articleId) ? Promise.resolve(null) : this.#articles.drawingOf(articleId, `/bilder/${address}`);
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
