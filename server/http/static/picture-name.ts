import type { PictureRequest } from '#server/ports/content/pictures.ts';

/** Widths that are made; a picture in any other does not exist, so nobody can fill the disk by asking. */
const widths = new Set([160, 320, 480, 640, 960, 1440, 1920]);
/** No article has a higher number: it is the largest that its column holds. */
const highestArticleId = 2 ** 31 - 1;
const cardWidth = 320;
const fullWidth = 960;

/**
 * Addresses of drawings below /bilder/: signed descriptions ('tegning/…~signature', 'ting/…~signature'), the shop's placeholders
 * ('ting/merke-1a2b3c4d'), and pictures of articles ('vare/1001-…', 'sted/1001-…').
 */
const pattern =
  /^(?<address>(?:tegning|ting)\/[A-Za-z0-9_-]{1,800}~[A-Za-z0-9_-]{12}|ting\/[a-z]{1,20}-[0-9a-f]{8}|(?:vare|sted)\/(?<article>\d{1,10})-[a-z0-9-]{1,80}?)(?<wide>-bred)?(?:-(?<width>\d{2,4})\.webp|(?<card>-card)?\.svg)$/;

/** Photographs: 'foto/3f…-640.avif', 'foto/3f…-og.jpg'; without a width it is one that all can read. */
const photograph = /^(foto\/[0-9a-f]{32})(?:-(\d{2,4})\.(avif|webp|jpg)|(-og)\.jpg)?$/;

/** What the name of a picture's file asks for; null when it is no such name. */
export function readPictureName(file: string): PictureRequest | null {
  return file.startsWith('foto/') ? readPhotograph(file) : readDrawing(file);
}

function readPhotograph(file: string): PictureRequest | null {
  const [, address, width = String(fullWidth), format = 'jpg', shared] = photograph.exec(file) ?? [];
  if (address === undefined || !widths.has(Number(width))) return null;
  const named = { address, articleId: null, wide: shared !== undefined };
  return { ...named, format: format as 'avif' | 'webp' | 'jpg', width: Number(width) };
}

function readDrawing(file: string): PictureRequest | null {
  const { address, article, wide, width, card } = pattern.exec(file)?.groups ?? {};
  if (address === undefined) return null;
  const articleId = article === undefined ? null : Number(article);
  if (articleId !== null && articleId > highestArticleId) return null;
  const named = { address, articleId, wide: wide !== undefined };
  if (width === undefined) return { ...named, format: 'svg', width: card === undefined ? fullWidth : cardWidth };
  return widths.has(Number(width)) ? { ...named, format: 'webp', width: Number(width) } : null;
}
