import { fold } from '../language/fold.ts';
import { conditionSpellings } from './conditions.ts';
import { danish } from './languages/danish.ts';
import { english } from './languages/english.ts';
import { german } from './languages/german.ts';
import { goodsAbroad } from './languages/goods-abroad.ts';
import { polish } from './languages/polish.ts';
import { romance } from './languages/romance.ts';
import { swedish } from './languages/swedish.ts';
import { wordLines, wordTable } from './table.ts';
import { useSpellings } from './uses.ts';

export const foreignWords = wordTable(english, swedish, danish, german, goodsAbroad, polish, romance);
/** What is offered to who has begun to type: a short word of a far language begins too many of ours. */
export const foreignLines = wordLines(english, swedish, danish, german, goodsAbroad, polish);

/**
 * Words of other languages as they are written, without those that also say what things are for or how they are. A table is keyed by stems, and
 * 'bike' has that of 'biking'.
 */
const foreignSpellings: ReadonlySet<string> = new Set(
  foreignLines
    .flatMap(({ said }) => said.map(fold))
    .filter((word) => !useSpellings.has(word) && !conditionSpellings.has(word)),
);

export function isForeignSpelling(word: string): boolean {
  return foreignSpellings.has(fold(word));
}
