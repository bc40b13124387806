import { fold } from '../../../language/fold.ts';
import { firstForms } from '../../../lexicon/compound.ts';
import { compoundHead } from '../../../lexicon/compound-heads.ts';
import { isEverydayFirstPart } from '../../../lexicon/compounds/everyday-first-parts.ts';
import { dialectWords } from '../../../lexicon/dialect.ts';
import { beginsAsOfOtherTrade } from '../../../lexicon/other-trades.ts';
import { longestEntry } from '../../../lexicon/table.ts';
import { bodyParts, goodsAgainst } from '../../../lexicon/uses/body-parts.ts';
import { bodyWords } from '../../../lexicon/uses.ts';
import type { WordQuery } from '../../reading.ts';
import type { Cursor, Match } from '../pattern.ts';
import { readTheme } from '../read-theme.ts';
import { asOneWord, knownAs, words } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** 'knevarmer', 'skitrekk', 'snøredskap': no such thing here, and what comes nearest is told by its parts, both of them known. */
export function nearestByParts(cursor: Cursor, own: WordQuery): Match | null {
  const { text } = own;
  if (beginsAsOfOtherTrade(text)) return null;
  for (let at = shortestFirst; at <= text.length - shortestHead; at++) {
    const head = compoundHead(text.slice(at));
    if (head === undefined) continue;
    const firsts = firstForms(fold(text.slice(0, at)));
    if (head.way === 'about') {
      const found = aboutFirst(cursor, firsts);
      if (found !== null) return found;
      continue;
    }
    const part = firsts
      .map((first) => bodyParts.get(first) ?? longestEntry(bodyParts, [first])?.targets)
      .find(Boolean)?.[0];
    // what belongs to a trip may be anything
    const isTrip = firsts.includes('tur');
    const belongs = isTrip ? [] : goodsOfFirst(cursor, firsts);
    const isKnown = isTrip || part !== undefined || belongs.length > 0 || firsts.some(isEverydayFirstPart);
    if (!isKnown) continue;
    const [ailment = '', ...anyhow] = head.targets;
    const against = head.way === 'against' && part !== undefined ? goodsAgainst(ailment, part) : [];
    // 'turkrem', 'jaktbelte': of no part of the body
    const rest = head.way === 'against' && part === undefined && anyhow.length > 0 ? anyhow : belongs;
    const also = against.length > 0 ? against : head.way === 'near' ? head.targets : rest;
    if (knownAs(cursor.shop, also) === 'thing') return words(cursor, 'goods', { ...own, also, instead: true });
  }
  return null;
}

const shortestFirst = 2;
const shortestHead = 3;

/** 'hundefolk', 'klatredag': about what it begins with. */
function aboutFirst(cursor: Cursor, firsts: readonly string[]): Match | null {
  for (const first of firsts) {
    const theme = first.length < shortestAbout ? null : readTheme(asOneWord(cursor, first));
    if (theme) return { ...theme, length: 1 };
  }
  const thing = firsts.find((first) => first.length >= shortestAbout && cursor.shop.knows(first) === 'thing');
  return thing === undefined ? null : words(cursor, 'use', wordQuery(thing));
}

const shortestAbout = 3;

/** Goods that the first part names, stands for or is used with. */
function goodsOfFirst(cursor: Cursor, firsts: readonly string[]): readonly string[] {
  const { shop } = cursor;
  // seven 'fot' long is a rod
  const thing = firsts.find((first) => shop.knows(first) === 'thing' && !bodyParts.has(first));
  if (thing !== undefined) return [thing];
  for (const first of firsts) {
    const said = longestEntry(dialectWords, [first]) ?? longestEntry(bodyWords, [first]);
    if (said && knownAs(shop, said.targets) === 'thing') return said.targets;
    const meaning = readTheme(asOneWord(cursor, first))?.readings[0]?.meaning;
    if (meaning?.type === 'words') return meaning.anyOf.flatMap(({ also }) => also);
  }
  return [];
}
