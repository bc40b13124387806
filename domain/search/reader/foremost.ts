import { wordSet } from './patterns/pattern.ts';
import { menGender, unisexGender, whomOf, womenGender } from './patterns/whom.ts';
import { wordQuery } from './patterns/word-query.ts';
import type { QueryToken } from './query-token.ts';
import type { Meaning, Reading } from './reading.ts';

/** What comes first among the hits, though the others will do as well. */
export function foremostOf(readings: readonly Reading[], tokens: readonly QueryToken[]): Meaning | null {
  return atWhichEnd(readings, tokens) ?? asManyAsAsked(readings) ?? forSpeaker(readings, tokens);
}

/** 'sykkellys bak': such lights first, then those for both ends and for the other. */
function atWhichEnd(readings: readonly Reading[], tokens: readonly QueryToken[]): Meaning | null {
  const end = tokens.find(({ text }) => text === 'bak' || text === 'foran');
  if (end === undefined || !readings.some(({ kind }) => kind === 'goods')) return null;
  return { type: 'words', anyOf: [wordQuery(end.text)] };
}

/** 'innebandyballer 10 stk': a pack of so many. */
function asManyAsAsked(readings: readonly Reading[]): Meaning | null {
  const asked = Number(readings.find(({ kind }) => kind === 'quantity')?.value);
  return asked > 1 ? { type: 'measure', unit: 'pk', amount: asked, side: 'about' } : null;
}

/** 'jeg fryser på tærne': who speaks of themselves is grown up, unless a child is spoken of; what children wear comes after. */
function forSpeaker(readings: readonly Reading[], tokens: readonly QueryToken[]): Meaning | null {
  const isSaid = readings.some(({ kind }) => kind === 'gender' || kind === 'age' || kind === 'size');
  if (isSaid || tokens.length < sentenceLength || !tokens.some(({ text }) => speakers.has(text))) return null;
  const isOfOthers = tokens.some(({ text }) => young.test(text) || whomOf(text) !== null);
  return isOfOthers ? null : { type: 'genders', near: [menGender, womenGender, unisexGender], further: [] };
}

const speakers = wordSet('jeg eg æ meg mæ');
const young = /barn|unge|gutt|jente|baby|sønn|datter|dotter|klasse|skole|gave|presang|kids|famil/;
const sentenceLength = 4;
