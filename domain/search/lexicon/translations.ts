import { danish } from './danish.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { polish } from './polish.ts';
import { swedish } from './swedish.ts';
import { wordLines, wordTable } from './table.ts';

export const foreignWords = wordTable(english, swedish, danish, german, polish);
export const foreignLines = wordLines(english, swedish, danish, german, polish);
