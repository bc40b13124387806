import type { Sharp } from 'sharp';
import type { Photo } from '#domain/picture/photo-path.ts';
import type { PictureRefusal, PreparedPicture } from '#server/ports/content/picture-processor.ts';
import { done, type Result, refused } from '#server/ports/result.ts';
import { fileKind } from './file-kind.ts';
import { whiteOfBorder } from './is-cut-out.ts';
import { loadSharp, type SharpLibrary } from './load-sharp.ts';

const mostBytes = 20 * 1024 * 1024;
const mostPixels = 40_000_000;
const shortestSide = 200;
const longestSide = 12_000;
const secondsToRead = 10;
/** As much as the widest file asks for, on a screen with two pixels to each. */
const masterSide = 2_400;

/** A file as somebody sent it, read with nothing taken on trust: upright, sRGB and without metadata, or why not. */
export async function preparePicture(bytes: Buffer, hash: string): Promise<Result<PreparedPicture, PictureRefusal>> {
  const reason = unfitKind(bytes);
  if (reason !== null) return refused(reason);
  const sharp = await loadSharp();
  try {
    // The heading alone, which decodes nothing and so may claim any size.
    const heading = sharp(bytes, { limitInputPixels: false, pages: -1 });
    const { width, height, pages = 1, autoOrient } = await heading.metadata();
    if (pages > 1) return refused({ reason: 'animated' });
    if (width * height > mostPixels)
      return refused({ reason: 'too-many-pixels', megapixels: Math.round((width * height) / 1_000_000) });
    if (Math.min(width, height) < shortestSide) return refused({ reason: 'too-small', ...autoOrient });
    if (Math.max(width, height) > longestSide) return refused({ reason: 'too-long', ...autoOrient });
    return done(await prepare(sharp, bytes, hash));
  } catch (error) {
    const tooSlow = /timeout/i.test(error instanceof Error ? error.message : '');
    return refused({ reason: tooSlow ? 'too-slow' : 'broken' });
  }
}

function unfitKind(bytes: Buffer): PictureRefusal | null {
  if (bytes.length === 0) return { reason: 'empty' };
  if (bytes.length > mostBytes)
    return { reason: 'too-large', megabytes: Math.round((bytes.length / 1024 / 1024) * 10) / 10 };
  const kind = fileKind(bytes);
  if (kind === 'svg' || kind === 'heic') return { reason: kind };
  if (kind === 'gif') return { reason: 'not-a-picture' };
  return kind === 'unknown' ? { reason: 'not-a-picture' } : null;
}

/** A damaged file is an error, not a picture with grey below. */
async function prepare(sharp: SharpLibrary, bytes: Buffer, hash: string): Promise<PreparedPicture> {
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: secondsToRead })
    .autoOrient()
    .resize(masterSide, masterSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const white = await whiteOfBorder(decoded());
  const even = white === null || white === 255 ? decoded() : decoded().linear(255 / white, 0);
  const master =
    channels === 4 || channels === 2
      ? await even.webp({ quality: 95, effort: 2 }).toBuffer()
      : await even.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  const focus = white === null ? await focusOf(decoded(), width, height) : { x: 50, y: 50 };
  const photo: Photo = { hash, width, height, look: white === null ? 'fill' : 'stand', focus };
  return { photo, master };
}

/** How far the crop follows the guess from the middle: photographers put what they sell there, and the guess may be wrong. */
const trust = 0.6;

/** Where the eye goes first: skin, strong colours, edges. */
async function focusOf(picture: Sharp, width: number, height: number): Promise<Photo['focus']> {
  const side = Math.min(width, height);
  const { info } = await picture
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const percent = (at: number | undefined, of: number) => {
    const share = at === undefined ? 0.5 : Math.min(1, Math.max(0, at / of));
    return Math.round(50 + (share - 0.5) * 100 * trust);
  };
  return { x: percent(info.attentionX, width), y: percent(info.attentionY, height) };
}
