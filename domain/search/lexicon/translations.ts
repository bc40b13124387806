import { danish } from './languages/danish.ts';
import { english } from './languages/english.ts';
import { german } from './languages/german.ts';
import { polish } from './languages/polish.ts';
import { romance } from './languages/romance.ts';
import { swedish } from './languages/swedish.ts';
import { wordLines, wordTable } from './table.ts';

export const foreignWords = wordTable(english, swedish, danish, german, polish, romance);
/** What is offered to who has begun to type: a short word of a far language begins too many of ours. */
export const foreignLines = wordLines(english, swedish, danish, german, polish);
