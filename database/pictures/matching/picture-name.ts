import type { PicturePlace } from '#server/ports/content/picture-records.ts';
import { mostPictures } from '#server/use-cases/picture/place-picture.ts';
import { type ArticleGoods, folded, type Goods, type NamedGoods } from './goods.ts';

/** Where a picture belongs, or why nobody can say. */
export type Match = { readonly place: PicturePlace } | { readonly problem: string };

/**
 * A picture is named by an EAN or an article number, then, if need be, by a colour (its name or code), then by a number that says
 * which one it is: '7000000900111.jpg', 'A-9001_svart_2.jpg', 'A-9001/svart-2.jpg'. The longest code that is known counts; one that is
 * written as the article has it comes before one that differs in its signs, as 'A-4_2' is the second picture of A-4 and none of A-42.
 */
export function placeByName(name: string, goods: Goods): Match {
  const parts = name.split('/');
  const stem = (parts.at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '');
  const inFolder = parts.length > 1 ? [`${parts.at(-2)}_${stem}`] : [];
  const inFolders = parts.length > 2 ? [`${parts.at(-3)}_${parts.at(-2)}_${stem}`] : [];
  const texts = [stem, ...inFolder, ...inFolders];
  for (const isWritten of [isWrittenSo, () => true]) {
    for (const text of texts) {
      const match = readName(text, goods, isWritten);
      if (match !== null) return match;
    }
  }
  return { problem: 'is named by no EAN or article number that is known' };
}

type IsWritten = (code: string, named: NamedGoods) => boolean;

/** EANs have no signs to differ in. */
function isWrittenSo(code: string, { article }: NamedGoods): boolean {
  return /^\d+$/.test(code) || code.toLowerCase() === article.articleNo.toLowerCase();
}

function readName(text: string, goods: Goods, isWritten: IsWritten): Match | null {
  const ends = [text.length, ...[...text.matchAll(/[\s_.-]+/g)].map(({ index }) => index).reverse()];
  for (const end of ends) {
    const found = goodsOf(text.slice(0, end), goods);
    if (found === null) continue;
    if ('problem' in found) return found;
    if (!isWritten(text.slice(0, end), found)) continue;
    const rest = text
      .slice(end)
      .split(/[\s_.-]+/)
      .filter((part) => part !== '');
    const number = /^\d{1,2}$/.test(rest.at(-1) ?? '') ? Number(rest.pop()) : 1;
    return placeOf(found.article, { said: rest.join(' '), colorId: found.colorId, position: number });
  }
  return null;
}

/** What a code stands for; null when it is not known. */
export function goodsOf(code: string, { byCode, ambiguous }: Goods): NamedGoods | { readonly problem: string } | null {
  if (ambiguous.has(folded(code))) return { problem: `is named by '${code}', which several articles have` };
  return byCode.get(folded(code)) ?? null;
}

export interface SaidPlace {
  /** A colour in words or by its code; '' says none. */
  readonly said: string;
  /** Of the variant that was named; null: none was. */
  readonly colorId: number | null;
  readonly position: number;
}

export function placeOf(article: ArticleGoods, { said, colorId, position }: SaidPlace): Match {
  if (!Number.isInteger(position) || position < 1 || position > mostPictures)
    return { problem: `has the number ${position}; pictures are numbered from 1 to ${mostPictures}` };
  const { articleId, articleNo, colors } = article;
  if (said === '') return { place: { articleId, colorId, position } };
  const named = colors.find(({ names }) => names.includes(folded(said)));
  if (named === undefined) return { problem: `says '${said}', which is no colour of article ${articleNo}` };
  if (colorId !== null && colorId !== named.colorId)
    return { problem: `says '${said}', but its EAN has another colour` };
  return { place: { articleId, colorId: named.colorId, position } };
}
