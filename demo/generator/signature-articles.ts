import { readJson } from '../read-json.ts';
import { found } from './catalogue.ts';

/**
 * Articles made by hand: those the home pages show, as the design has drawn them, and those with names that are hard on a
 * shop: one name twice (DEC-10), digits alone (TRAP-09), very long ones, æ ø å. They come first and lead the bestsellers.
 */
export interface SignatureArticle {
  readonly key: string;
  readonly name: string;
  readonly groupId: number;
  readonly genderId: number;
  readonly lineId: number;
  readonly price: number;
  readonly popularity: number;
  /** Names of colours; the first is the one shown. */
  readonly colors: readonly string[];
  /** Second colour and seed of the drawing. */
  readonly accent?: string;
  readonly seed?: number;
  /** A campaign it is in, at this price; null where the offer has no price of its own. */
  readonly offer?: { readonly campaign: string; readonly price: number | null };
  readonly webLabel?: string;
  readonly description?: string;
}

const drafts = readJson<readonly Omit<SignatureArticle, 'popularity'>[]>('content/signature-articles.json');

export const signatureArticles: readonly SignatureArticle[] = drafts.map((article, index) => ({
  ...article,
  popularity: 0.999 - index * 0.003,
}));

/** Below are the ids of the acceptance data, which never meet the demo's. */
export const firstArticleId = 10_001;

export function signatureId(key: string): number {
  const index = signatureArticles.findIndex((article) => article.key === key);
  return firstArticleId + found(index < 0 ? undefined : index, `article ${key}`);
}
