import { isCommonWord } from '../../language/common-words.ts';
import { fold } from '../../language/fold.ts';
import { materialWords, notOfMaterial } from '../../lexicon/conditions.ts';
import { dialectWords } from '../../lexicon/dialect.ts';
import { diets, foodWords } from '../../lexicon/food.ts';
import { tableKey } from '../../lexicon/table.ts';
import { foreignWords } from '../../lexicon/translations.ts';
import type { QueryToken } from '../query-token.ts';
import type { Meaning } from '../reading.ts';
import {
  amountAt,
  type Cursor,
  type Match,
  markAt,
  matched,
  type Pattern,
  type Read,
  wordAt,
  wordSet,
} from './pattern.ts';
import { readColor } from './read-color.ts';
import { readTheme } from './read-theme.ts';
import { readWhom } from './read-whom.ts';
import { asOneWord } from './said-words.ts';
import { isUnit } from './units.ts';
import { wordQuery } from './word-query.ts';

const negations = wordSet('uten utan ikke ikkje ingen inga without no not non utenom unntatt bortsett slipper fri');
const between = wordSet(
  'er e va var en ei et noe noen noko med til for i av som er blir bli vert være vere så altfor alt fra på har the a any veldig særlig akkurat får gjør liker like likar likte vil ha ønsker koster koste kostar kosta må skal skulle trenger',
  'jeg eg æ vi du man han hun ho den det de lett too',
);
/** 'ikke for dyr' asks for what is cheap; 'ikke for varm' asks for nothing that can be looked up. */
const dear = /^(dyr|dyrt|dyre|dyrest|dyreste|kostbar|kostbart|expensive)$/;
const vague =
  /^(stor|store|stort|liten|lite|små|varm|varmt|varme|tykk|tynn|lang|lange|kort|korte|mye|gammel|vanskelig|gnagsår|blemmer|beste|best|trang|trange|vid|kjedelig)$/;
/** What nobody wants a thing to be or to make one, and what is asked for by it: 'som ikke blir våte', 'så jeg ikke fryser'. */
const opposites: Readonly<Record<string, string>> = {
  våt: 'vanntett',
  våte: 'vanntett',
  vått: 'vanntett',
  bløt: 'vanntett',
  bløte: 'vanntett',
  gjennomvåt: 'vanntett',
  lekker: 'vanntett',
  kald: 'varm',
  kalde: 'varm',
  kaldt: 'varm',
  fryser: 'varm',
  fryse: 'varm',
  frys: 'varm',
  veier: 'lett',
  veie: 'lett',
  tung: 'lett',
  tunge: 'lett',
  tungt: 'lett',
  sklir: 'glatt',
  skli: 'glatt',
  faller: 'glatt',
  falle: 'glatt',
  glir: 'glatt',
  gli: 'glatt',
  ramler: 'glatt',
  ramle: 'glatt',
  detter: 'glatt',
  halkar: 'glatt',
  halka: 'glatt',
  slip: 'glatt',
  slippery: 'glatt',
  solbrent: 'solbrent',
  solbrente: 'solbrent',
  svett: 'pustende',
  svette: 'pustende',
  svetter: 'pustende',
  wet: 'vanntett',
  blaut: 'vanntett',
  blaute: 'vanntett',
  smøres: 'smørefri',
  smøre: 'smørefri',
  smøring: 'smørefri',
  smurning: 'smørefri',
};
const asking = wordSet(
  'fram frem hjem vekk se plass tid råd lyst hva kva hvor kor når hvordan korleis hvem hvilken å seg meg oss kan tør torde orker klarer greier rekker våger makter gidder dare',
);
const ofSomebody = wordSet('ser kan finner tør orker klarer rekker gidder');
const mostWords = 3;

/** 'uten hette', 'ikke ull', 'ikke rosa', 'ingen glidelås', 'uten hette og lommer', 'ikke til barn'. */
export const readNegation: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const word = wordAt(tokens, at);
  const diet = diets[word.replace(/e$/, '')] ?? diets[word];
  if (diet)
    return matched(
      cursor,
      1,
      diet.map((food) => notWord(cursor, food)),
    );
  // 'allergisk mot ull', 'klør av ull'
  const bad = /^(?:allergisk|allergi|reagerer|klør|klørne|overfølsom)$/.test(word) ? wordAt(tokens, at + 2) : '';
  if (materialWords.has(tableKey([bad])) && /^(?:mot|av|på|for)$/.test(wordAt(tokens, at + 1)))
    return matched(cursor, 3, [notWord(cursor, bad)]);
  // 'jakke -rød'
  const following = tokens[at + 1];
  const isMinus =
    markAt(tokens, at) === '-' && tokens[at]?.glued === false && following?.kind === 'word' && following.glued;
  if (!negations.has(word) && !(isMinus && at > 0)) return null;
  if (word === 'fri' && wordAt(tokens, at + 1) !== 'for') return null;
  // 'har ikke noe å lage mat på': what is missing is wanted
  if (isMissing(tokens, at)) return matched(cursor, 2, []);
  if (word === 'slipper' && wordAt(tokens, at + 1) === 'inn') return null;
  // 'ingen jakker passer', 'får ikke på støvlene': such are wanted
  if (/^ing(?:en|a)$/.test(word) && /^(?:pass|fung|hold|duger)/.test(wordAt(tokens, at + 2)))
    return matched(cursor, 1, []);
  if (/^(?:får|fikk|kommer)$/.test(wordAt(tokens, at - 1)) && /^(?:på|i|av)$/.test(wordAt(tokens, at + 1)))
    return matched(cursor, 2, []);
  const person = ofPerson(cursor);
  if (person !== null) return person;
  let next = at + 1;
  while (next - at <= 4 && between.has(wordAt(tokens, next))) next++;
  const first = wordAt(tokens, next);
  if (first === '') return matched(cursor, 1, []);
  const leak = endOfLeak(tokens, next);
  if (leak !== null) return keptDry(cursor, leak, readTheme(asOneWord(cursor, 'vanntett')));
  // 'ikke mer enn 1500', 'som ikke koster over 800'
  const limit = /^(?:mer|meir|mere|over|dyrere)$/.test(first) ? mostPaid(cursor, next + 1) : null;
  if (limit !== null) return limit;
  if (dear.test(first))
    return matched(
      cursor,
      next - at + 1,
      [{ kind: 'order', value: 'cheapest', meaning: { type: 'nothing' } }],
      'cheapest',
    );
  // 'genser som ikke klør'
  if (/^(?:klør|klø|klørne|stikker|itchy|kliar)$/.test(first))
    return matched(cursor, next - at + 1, [notWord(cursor, 'ull')]);
  const undone = undoneAt(cursor, next);
  if (undone !== null) return undone;
  const opposite = opposites[first];
  const wanted =
    opposite === undefined ? null : readTheme({ ...cursor, tokens: tokens.with(next, asWord(opposite)), at: next });
  if (wanted && opposite === 'vanntett') return keptDry(cursor, next, wanted);
  if (wanted) return { ...wanted, length: next - at + 1 + (opposite === 'glatt' ? surfaceAt(tokens, next + 1) : 0) };
  // 'bilistene ser ikke barna', 'babyen kan ikke gå': of somebody, not of goods
  if (ofSomebody.has(wordAt(tokens, at - 1))) return matched(cursor, 1, []);
  if (vague.test(first)) return matched(cursor, next - at + 1, []);
  // 'vet ikke hva', 'som ikke lager lyd': nothing that goods could be without
  if (asking.has(first)) return matched(cursor, 1, []);
  if (isDoneByThings(cursor, first)) return matched(cursor, next - at + 1, []);
  return listed(cursor, next);
};

/** 'vil ikke bli våt': what is worn in the rain; beside a thing that it is to be waterproof ('sko som ikke blir våte'). */
function keptDry(cursor: Cursor, end: number, waterproof: Match | null): Match {
  const rain = readTheme({ ...cursor, tokens: cursor.tokens.with(end, asWord('regn')), at: end });
  const length = end - cursor.at + 1;
  const [reading] = rain?.readings ?? [];
  if (reading === undefined) return { readings: [], ...waterproof, length };
  const goods = { ...reading, kind: 'goods', key: `goods:${reading.value}` } as const;
  return { length, readings: [goods], beside: waterproof?.readings ?? [] };
}

/** 'så ikke barna blir våte': whom it is for stands between, and is not what is not wanted. */
function ofPerson(cursor: Cursor): Match | null {
  const { tokens, at } = cursor;
  const whom = /^(?:så|at|slik)$/.test(wordAt(tokens, at - 1)) ? readWhom({ ...cursor, at: at + 1 }) : null;
  const last = at + (whom?.length ?? 0);
  if (whom === null || wordAt(tokens, last + 1) === '') return null;
  const rest = readNegation({ ...cursor, tokens: tokens.with(last, asWord('ikke')), at: last });
  if (rest === null) return null;
  const beside = rest.beside === undefined ? {} : { beside: [...rest.beside, ...whom.readings] };
  return { ...rest, ...beside, length: last - at + rest.length, readings: [...rest.readings, ...whom.readings] };
}

/** 'slipper inn vann', 'tar til seg fukt': where it ends. */
function endOfLeak(tokens: Cursor['tokens'], at: number): number | null {
  if (!/^(?:slipper|slepp|slipp|slippe|tar|trekker|suger|lekker)$/.test(wordAt(tokens, at))) return null;
  const end = [1, 2, 3].find((ahead) =>
    /^(?:vann|vatn|vannet|fukt|væte|regn|regnet)$/.test(wordAt(tokens, at + ahead)),
  );
  return end === undefined ? null : at + end;
}

/** How many tokens say what one does not slip on: 'på isen'. */
function surfaceAt(tokens: Cursor['tokens'], at: number): number {
  const isSurface = /^(?:is|isen|isa|glatta|holka|føret|veien|vegen|fortauet|snøen|glattisen|ice)$/;
  return /^(?:på|om|on)$/.test(wordAt(tokens, at)) && isSurface.test(wordAt(tokens, at + 1)) ? 2 : 0;
}

/** 'som ikke må blåses opp', 'slipper å pumpe opp': not 'oppblåsbar', where the shop has a word for what can be so treated. */
function undoneAt(cursor: Cursor, start: number): Match | null {
  const { tokens, at, shop } = cursor;
  let next = start;
  while (next - start <= 2 && /^(?:å|måtte|behøve|trenge|skulle)$/.test(wordAt(tokens, next))) next++;
  const verb = wordAt(tokens, next);
  const [, root = ''] = /^(.{3,}?)e?s?t?$/.exec(verb) ?? [];
  const particle = wordAt(tokens, next + 1);
  if (root === '' || !particles.has(particle)) return null;
  const able = `${particle}${root === 'pump' ? 'blås' : root}bar`;
  return shop.knows(able) === 'unknown' ? null : matched(cursor, next + 2 - at, [notWord(cursor, able)]);
}

const particles = wordSet('opp sammen ned ut av om');

function isDoneByThings({ tokens, at, shop }: Cursor, first: string): boolean {
  if (/^(?:uten|utenom|unntatt|without)$/.test(wordAt(tokens, at))) return false;
  const known = shop.knows(first);
  return /(?:er|ar)$/.test(first) && isCommonWord(first) && known !== 'thing' && known !== 'identifying';
}

/** 'ikke noe å sitte på', 'ingenting å sove i'. */
export function isMissing(tokens: readonly QueryToken[], at: number): boolean {
  return missing.has(`${wordAt(tokens, at)} ${wordAt(tokens, at + 1)}`) && wordAt(tokens, at + 2) === 'å';
}

const missing: ReadonlySet<string> = new Set(['ikke noe', 'ikke noen', 'ikkje noko', 'itj nå', 'ikke nå']);

function mostPaid(cursor: Cursor, start: number): Match | null {
  const { tokens, at } = cursor;
  const filled = /^(?:enn|end|en|kr)$/.test(wordAt(tokens, start)) ? 1 : 0;
  const sum = amountAt(tokens, start + filled);
  if (sum === null || isUnit(wordAt(tokens, start + filled + sum.length))) return null;
  const currency = /^(?:kr|kroner|spenn)$/.test(wordAt(tokens, start + filled + sum.length)) ? 1 : 0;
  const meaning = { type: 'price', min: 0, max: sum.amount } as const;
  return matched(cursor, start + filled + sum.length + currency - at, [
    { kind: 'price', value: `-${sum.amount}`, meaning, more: { max: sum.amount } },
  ]);
}

/** What must not be, and further ones joined by 'og' or 'eller'. */
function listed(cursor: Cursor, start: number): Match {
  const { tokens, at } = cursor;
  const reads: Read[] = [];
  let end = start;
  while (reads.length < mostWords) {
    const { read, length } = notAt({ ...cursor, at: end });
    reads.push(read);
    end += length;
    const again = /^(og|eller|and|or)$/.test(wordAt(tokens, end)) && wordAt(tokens, end + 1) !== '';
    // 'uten hette og med lommer' goes on to something else
    if (!again || /^(med|til|for|i|på)$/.test(wordAt(tokens, end + 1))) break;
    end += 1;
  }
  return matched(cursor, end - at, reads);
}

function notAt(cursor: Cursor): { read: Read; length: number } {
  const known = readColor(cursor) ?? readWhom(cursor);
  const [reading] = known?.readings ?? [];
  if (known && reading) return { read: not(reading.value, ofThemAlone(reading.meaning)), length: known.length };
  return { read: notWord(cursor, wordAt(cursor.tokens, cursor.at)), length: 1 };
}

/** What suits both men and women is not ruled out by ruling out one of them. */
function ofThemAlone(meaning: Meaning): Meaning {
  const unisex = 10;
  return meaning.type === 'genders' ? { ...meaning, further: meaning.further.filter((id) => id !== unisex) } : meaning;
}

function notWord(cursor: Cursor, word: string): Read {
  const key = tableKey([word]);
  const said = cursor.chain.synonyms.get(key) ?? [];
  const as = dialectWords.get(key) ?? foreignWords.get(key) ?? [];
  const material = materialWords.get(key) ?? foodWords.get(key) ?? [];
  const query = wordQuery(word, {
    parts: cursor.tokens[cursor.at]?.parts ?? [],
    as: [...said, ...(cursor.shop.knows(word) === 'unknown' ? as : [])],
    also: /^(?:elektrisk|elektriske|el|batteri|motor)$/.test(word) ? ['elsykkel'] : material,
    never: notOfMaterial[fold(word)] ?? [],
  });
  return not(word, { type: 'words', anyOf: [query] });
}

function asWord(text: string): QueryToken {
  return { kind: 'word', text, parts: [], written: text, number: Number.NaN, glued: false };
}

function not(value: string, of: Meaning): Read {
  return { kind: 'not', value, meaning: { type: 'not', of } };
}
