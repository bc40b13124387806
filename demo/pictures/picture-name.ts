/** What the name of a picture's file says. */
export interface PictureName {
  /** Without width and ending: 'vare/1001-bla-front-1a2b', 'tegning/WzEsInNjZW5lIl0~signature'. */
  readonly address: string;
  readonly articleId: number | null;
  /** A place as the head of a page wants it; else as it stands among the pictures of its article. */
  readonly wide: boolean;
  readonly type: 'svg' | 'webp';
  /** How wide it is shown; decides how much detail is drawn. */
  readonly width: number;
}

/** Widths that are made; a picture in any other does not exist, so nobody can fill the disk by asking. */
const widths = new Set([160, 320, 480, 640, 960, 1440, 1920]);
/** No article has a higher number: it is the largest that its column holds. */
const highestArticleId = 2 ** 31 - 1;
const cardWidth = 320;
const fullWidth = 960;

const pattern =
  /^(?<address>(?:tegning|ting)\/[A-Za-z0-9_-]{1,800}~[A-Za-z0-9_-]{12}|(?:vare|sted)\/(?<article>\d{1,10})-[a-z0-9-]{1,80}?)(?<wide>-bred)?(?:-(?<width>\d{2,4})\.webp|(?<card>-card)?\.svg)$/;

export function readPictureName(file: string): PictureName | null {
  const { address, article, wide, width, card } = pattern.exec(file)?.groups ?? {};
  if (address === undefined) return null;
  const articleId = article === undefined ? null : Number(article);
  if (articleId !== null && articleId > highestArticleId) return null;
  const named = { address, articleId, wide: wide !== undefined };
  if (width === undefined) return { ...named, type: 'svg', width: card === undefined ? fullWidth : cardWidth };
  return widths.has(Number(width)) ? { ...named, type: 'webp', width: Number(width) } : null;
}
