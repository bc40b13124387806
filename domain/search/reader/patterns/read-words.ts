import { fold } from '../../language/fold.ts';
import { withoutOneTypo } from '../../language/one-typing-error.ts';
import { stem } from '../../language/stem.ts';
import { joinWords } from '../../language/words.ts';
import { firstForms } from '../../lexicon/compound.ts';
import {
  conditionSpellings,
  materialWords,
  notOfMaterial,
  seasonWords,
  weatherWords,
} from '../../lexicon/conditions.ts';
import { dialectWords } from '../../lexicon/dialect.ts';
import { neighbourWords } from '../../lexicon/neighbours.ts';
import { longestEntry, type WordTable } from '../../lexicon/table.ts';
import { foreignWords } from '../../lexicon/translations.ts';
import { bodyWords, collectiveWords, useWords } from '../../lexicon/uses.ts';
import type { Reading, ReadingKind, WordQuery } from '../reading.ts';
import type { Knowledge, ShopWords } from '../shop-words.ts';
import { type Cursor, type Match, matched, type Pattern, wordAt, wordSet } from './pattern.ts';
import { readColor } from './read-color.ts';
import { readPersons } from './read-persons.ts';
import { readWhom } from './read-whom.ts';
import { sentenceWords } from './sentence-words.ts';
import { wordQuery } from './word-query.ts';

const themes: readonly (readonly [ReadingKind, WordTable])[] = [
  ['use', useWords],
  ['season', seasonWords],
  ['weather', weatherWords],
  ['material', materialWords],
];

/** Several words that mean one thing: 'sleeping bag', 'regn jakke', 'på hytta'. */
export const readPhrase: Pattern = (cursor) => {
  const words = wordsFrom(cursor);
  if (words.length < 2) return null;
  const [first = '', second = ''] = words;
  const one = sentenceWords.has(first) || sentenceWords.has(second) ? null : joinedForm(cursor.shop, first, second);
  if (one !== null) return goodsMatch(cursor, 2, wordQuery(one), 'thing');
  const translated = longestEntry(foreignWords, words) ?? longestEntry(dialectWords, words);
  if (translated && translated.length > 1)
    return goodsMatch(
      cursor,
      translated.length,
      wordQuery('', { as: translated.targets }),
      knownAs(cursor.shop, translated.targets),
    );
  const collective = longestEntry(collectiveWords, words) ?? longestEntry(bodyWords, words);
  if (collective && collective.length > 1)
    return goodsMatch(cursor, collective.length, wordQuery('', { as: collective.targets }), 'thing');
  for (const [kind, table] of themes) {
    const theme = longestEntry(table, words);
    if (theme && theme.length > 1) return themed(cursor, kind, theme);
  }
  return null;
};

/** Words of sentences carry nothing. */
export const readSentence: Pattern = (cursor) =>
  sentenceWords.has(wordAt(cursor.tokens, cursor.at)) ? matched(cursor, 1, []) : null;

/** One word, by what the shop knows it as, then by the lexicon. */
export const readWord: Pattern = (cursor) => {
  const { tokens, at, shop } = cursor;
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const word = token.text;
  const own = wordQuery(word, { parts: token.parts });
  if (shop.isLine(word)) return words(cursor, 'line', own);
  const collective = longestEntry(collectiveWords, [word]) ?? longestEntry(bodyWords, [word]);
  if (collective) return words(cursor, 'goods', { ...own, text: '', as: collective.targets });
  const known = shop.knows(word);
  const theme = readTheme(cursor);
  // 'når jeg sykler': what one does, not what one looks for
  const isDone = /er$/.test(word) && pronouns.has(wordAt(tokens, at - 1));
  if (theme && (known !== 'thing' || isDone)) return theme;
  // 'hjelm til alpint': beside another thing it says which
  if (known === 'thing' || known === 'identifying')
    return theme
      ? { ...goodsMatch(cursor, 1, { ...own, isActivity: true }, known), beside: theme.readings }
      : goodsMatch(cursor, 1, own, known);
  const key = longestEntry(dialectWords, [word]) ?? longestEntry(foreignWords, [word]);
  if (key) {
    const as = key.targets.filter((target) => target !== fold(word));
    const knownTargets = knownAs(shop, as);
    const isActivity = as.some((target) => longestEntry(useWords, [target]) !== null);
    if (knownTargets !== 'unknown') return goodsMatch(cursor, 1, { ...own, as, isActivity }, knownTargets);
  }
  const bokmal = word.replace(nynorskPlural, 'er');
  if (bokmal !== word && /^(thing|identifying)$/.test(shop.knows(bokmal)))
    return goodsMatch(cursor, 1, { ...own, as: [bokmal] }, shop.knows(bokmal));
  return unknownWord(cursor, own, known);
};

const pronouns = wordSet('jeg eg æ vi du han hun ho man en dere dei de barna ungene');

/** 'ryggsekkar', 'vottane', 'vottan': plurals of nynorsk and of the north that no stem brings together with ours. */
const nynorskPlural = /(?:ar|ane|an|or)$/;

/** A word that neither the shop nor the lexicon knows as such: a typing error, a compound of known ones, a beginning, or unknown. */
function unknownWord(cursor: Cursor, own: WordQuery, known: Knowledge): Match {
  const { shop } = cursor;
  if (known === 'part') return words(cursor, 'word', own);
  // Beside other words the beginning of one says little: 'juni' is no 'junior'.
  if (known === 'beginning') return words(cursor, cursor.tokens.length === 1 ? 'word' : 'mention', own);
  const near = longestEntry(neighbourWords, [own.text]);
  if (near) return words(cursor, 'goods', { ...own, also: near.targets, instead: true });
  const spoken = known === 'unknown' && cursor.guesses ? misspelledTheme(cursor, own) : null;
  if (spoken) return spoken;
  const occasion = occasionOf(cursor, own);
  if (occasion) return occasion;
  const apart = compound(cursor, own);
  const isWhole = apart?.readings.every(({ kind }) => kind !== 'unknown') ?? false;
  const slips = known === 'unknown' && cursor.guesses ? shop.guess(own.text) : [];
  // 'fjelstøvel' and 'joggsko' are typing errors, though they end in a known thing
  const isSlip = slips.length > 0 && (!isWhole || slips.some((slip) => sameHead(shop, own.text, slip)));
  if (isSlip)
    return words(cursor, shop.knows(slips[0] ?? '') === 'thing' ? 'goods' : 'word', { ...own, takenFor: slips });
  if (apart && isWhole) return apart;
  if (known === 'mentioned') return words(cursor, 'mention', own);
  const about = themeCompound(cursor, own);
  if (about) return about;
  const mended = cursor.guesses ? mendedCompound(cursor, own) : null;
  return mended ?? apart ?? endOf(cursor, own) ?? words(cursor, 'unknown', own);
}

/** A compound of which the end is known, or that names a piece of a thing: 'regnfrakk', 'bikinioverdel'. */
function endOf(cursor: Cursor, own: WordQuery): Match | null {
  const { shop } = cursor;
  const { text } = own;
  for (let at = 2; at <= text.length - shortestEnd; at++) {
    const end = text.slice(at);
    const entry = longestEntry(dialectWords, [end]) ?? longestEntry(foreignWords, [end]);
    const whole = entry ? translatedWhole(shop, text.slice(0, at), entry.targets) : [];
    if (whole.length > 0) return words(cursor, 'goods', { ...own, text: '', as: whole });
    if (entry && knownAs(shop, entry.targets) !== 'unknown')
      return words(cursor, 'goods', { ...own, text: '', as: entry.targets });
    if (shop.knows(end) === 'thing' && shop.isOwnWord(end)) return words(cursor, 'goods', wordQuery(end));
  }
  const part = ofThing.exec(text)?.[1] ?? '';
  return shop.knows(part) === 'thing' ? words(cursor, 'goods', wordQuery(part)) : null;
}

/** 'cykelhjälm': both parts are words of another language, and together a thing of the shop. */
function translatedWhole(shop: ShopWords, first: string, ends: readonly string[]): readonly string[] {
  const firsts = longestEntry(foreignWords, [first])?.targets ?? longestEntry(dialectWords, [first])?.targets ?? [];
  const isThing = (word: string) => shop.knows(word) === 'thing' && shop.isOwnWord(word);
  const joined = [...firsts, fold(first)].flatMap((start) => ends.map((end) => start + end));
  const own = joined.filter(isThing);
  // 'skalbyxor' begins almost as ours does
  return own.length > 0 ? own : joined.flatMap((word) => shop.guess(word).slice(0, 1)).filter(isThing);
}

const shortestEnd = 4;
/** A piece or several of a thing: 'bikinioverdel', 'skisett'. */
const ofThing =
  /^(.{4,})(?:overdel|underdel|del|deler|sett|skrin|kit|kiste|boks|veske|pakke|modell|modeller|merke|merker|butikk|kjøp|tilbud|salg)$/;

/** 'vantett', 'sommmer': one typing error in a word that says how things are, which a shop need not have among its own. */
function misspelledTheme(cursor: Cursor, own: WordQuery): Match | null {
  if (own.text.length < shortestMisspelled) return null;
  const [typed] = withoutOneTypo(fold(own.text)).intersection(conditionSpellings);
  const meant = conditionSpellings.get(typed ?? '');
  const found = meant === undefined ? null : readTheme(asOneWord(cursor, meant));
  if (meant === undefined || found === null) return null;
  return { ...found, readings: found.readings.map((reading) => ({ ...reading, text: own.text, spelled: meant })) };
}

/** Shorter words are one error away from too many others. */
const shortestMisspelled = 7;

/** 'skøyteskole' is about skates, 'hengekøyetur' about hammocks. */
function occasionOf(cursor: Cursor, own: WordQuery): Match | null {
  const about = occasions.exec(own.text)?.[1];
  if (about === undefined) return null;
  const forms = firstForms(fold(about));
  const thing = forms.find((form) => cursor.shop.knows(form) === 'thing');
  if (thing !== undefined) return words(cursor, 'use', wordQuery(thing));
  const theme = forms.map((form) => readTheme(asOneWord(cursor, form))).find((found) => found !== null);
  return theme ? { ...theme, length: 1 } : null;
}

/** 'dagsjakt' and 'sommerfjellet' are about what they end in and, where it is known, begin with. */
function themeCompound(cursor: Cursor, own: WordQuery): Match | null {
  for (let at = 3; at <= own.text.length - shortestTheme; at++) {
    const theme = readTheme(asOneWord(cursor, own.text.slice(at)));
    if (!theme) continue;
    const first = firstPart(cursor, fold(own.text.slice(0, at)));
    const isTime = times.test(own.text.slice(0, at));
    if (!isTime && first.some(({ kind }) => kind === 'unknown')) continue;
    return { length: 1, readings: [...(isTime ? [] : first), ...theme.readings] };
  }
  return null;
}

/** What one goes to or takes part in: what it is about stands before it. */
const occasions =
  /^(.{3,}?)(?:skole|skolen|kurs|kurset|trening|treninga|treningen|kamp|cup|tur|turen|leir|leiren|lag|laget|ritt|renn|konkurranse|klubb|klubben|gruppe|gruppa|parti|bane|banen|bruk|time|timen)$/;
const times = /^(?:dags?|kvelds?|natt|morgen|morra|helge?|søndags?|lørdags?|ettermiddags?|fredags?)$/;
const shortestTheme = 3;

/** 'vinterjake': a typing error in a part of a compound that the shop does not have as one word. */
function mendedCompound(cursor: Cursor, own: WordQuery): Match | null {
  const [mended] = cursor.shop.guessParts(own.text);
  const theme = mended === undefined ? null : readTheme(asOneWord(cursor, mended));
  if (mended !== undefined && theme)
    return { ...theme, readings: theme.readings.map((reading) => ({ ...reading, text: own.text, spelled: mended })) };
  const said = mended === undefined ? null : longestEntry(dialectWords, [mended]);
  if (mended !== undefined && said && knownAs(cursor.shop, said.targets) !== 'unknown')
    return words(cursor, 'goods', { ...own, text: '', as: said.targets, spelled: mended });
  const found = mended === undefined ? null : compound(cursor, wordQuery(mended));
  if (mended === undefined || found === null) return null;
  const isKnown = found.readings.every(({ kind, value }) =>
    kind === 'goods' ? cursor.shop.knows(value) === 'thing' : kind !== 'unknown',
  );
  if (!isKnown) return null;
  const readings = found.readings.map((reading) => {
    const { meaning } = reading;
    if (reading.kind !== 'goods' || meaning.type !== 'words') return reading;
    return {
      ...reading,
      meaning: { ...meaning, anyOf: meaning.anyOf.map((query) => ({ ...query, spelled: mended })) },
    };
  });
  return { ...found, readings };
}

/** 'vinterjakke', 'løpebukse', 'damejakke': the parts are read as if they stood apart, the last one is the thing. */
function compound(cursor: Cursor, own: WordQuery): Match | null {
  const { shop } = cursor;
  const parts = own.parts.length > 0 ? own.parts.map(fold) : shop.split(fold(own.text));
  const collective = parts.length > 0 ? null : collectiveCompound.exec(own.text);
  if (collective) {
    const said = headOf(cursor, collective[2] ?? '');
    if (said !== null) return { length: 1, readings: [...firstPart(cursor, fold(collective[1] ?? '')), ...said] };
  }
  for (let cut = 1; cut < parts.length; cut++) {
    const [first, head] = [parts.slice(0, cut).join(''), parts.slice(cut).join('')];
    const said = headOf(cursor, head);
    if (said === null || first === head) continue;
    const readings = [...firstPart(cursor, first), ...said];
    // 'vaffeljern' is no 'smørejern': what the end alone is must be a thing here
    if (readings.some(({ kind }) => kind === 'unknown') && !shop.isOwnWord(head)) continue;
    return { length: 1, readings };
  }
  return null;
}

/** Words for goods of many kinds at the end of a compound: the shop may write none of them. */
const collectiveCompound = /^(.{3,}?)(klær|klede|tøy|tøj|plagg|utstyr|kläder|antrekk|fottøy)$/;

function sameHead(shop: ShopWords, word: string, guess: string): boolean {
  const [own, other] = [shop.split(fold(word)).at(-1), shop.split(fold(guess)).at(-1)];
  return own !== undefined && own === other;
}

/** What the last part of a compound says: a thing, or nothing of its own ('skiutstyr'); null when it is not known. */
function headOf(cursor: Cursor, head: string): readonly Reading[] | null {
  if (sentenceWords.has(head)) return [];
  if (cursor.shop.isColor(head)) return null;
  const collective = longestEntry(collectiveWords, [head]);
  if (collective) return words(cursor, 'goods', wordQuery('', { as: collective.targets })).readings;
  const known = cursor.shop.knows(head);
  if (known === 'thing' || known === 'identifying') return words(cursor, 'goods', wordQuery(head)).readings;
  return readTheme(asOneWord(cursor, head))?.readings ?? null;
}

/** The same place, with another word there and nothing beside it. */
function asOneWord(cursor: Cursor, text: string): Cursor {
  const token = cursor.tokens[cursor.at];
  return token === undefined ? cursor : { ...cursor, tokens: [{ ...token, text, parts: [] }], at: 0 };
}

/** What the first part of a compound says: whose, which colour, what for; else it is looked for as a word. */
function firstPart(cursor: Cursor, first: string): readonly Reading[] {
  for (const form of firstForms(first)) {
    const alone = asOneWord(cursor, form);
    const found = readWhom(alone) ?? readColor(alone) ?? readPersons(alone) ?? readTheme(alone);
    if (found) return found.readings;
  }
  const known = cursor.shop.knows(first);
  const kind = known === 'part' || known === 'identifying' || known === 'thing' ? 'word' : 'unknown';
  return words(cursor, kind, wordQuery(first)).readings;
}

/** A use, a season, a weather or a material of one word. */
export function readTheme(cursor: Cursor): Match | null {
  for (const [kind, table] of themes) {
    const theme = longestEntry(table, [wordAt(cursor.tokens, cursor.at)]);
    if (theme) return themed(cursor, kind, theme);
  }
  return null;
}

function themed(
  cursor: Cursor,
  kind: ReadingKind,
  { targets, length }: { readonly targets: readonly string[]; readonly length: number },
): Match {
  const { tokens, at, shop } = cursor;
  const word = length === 1 ? wordAt(tokens, at) : '';
  const isOwn = word !== '' && shop.knows(word) !== 'unknown' && shop.knows(word) !== 'beginning';
  const query = wordQuery(isOwn ? word : '', { also: targets, never: notOfMaterial[fold(word)] ?? [] });
  const value = wordsFrom(cursor).slice(0, length).join(' ');
  return matched(cursor, length, [{ kind, value, meaning: { type: 'words', anyOf: [query] } }]);
}

export function goodsMatch(cursor: Cursor, length: number, query: WordQuery, known: Knowledge): Match {
  return words(cursor, known === 'thing' ? 'goods' : 'word', query, length);
}

function words(cursor: Cursor, kind: ReadingKind, query: WordQuery, length = 1): Match {
  const value = query.takenFor[0] ?? (query.text || query.as[0] || wordAt(cursor.tokens, cursor.at));
  const meaning = kind === 'unknown' ? ({ type: 'nothing' } as const) : ({ type: 'words', anyOf: [query] } as const);
  return matched(cursor, length, [{ kind, value, meaning }]);
}

/** Two words that the shop writes as one: 'tur bukse' is 'turbukse', 'barn sekk' is 'barnesekk'. */
function joinedForm(shop: ShopWords, first: string, second: string): string | null {
  const forms = [joinWords(first, second), `${first}s${second}`, `${first}e${second}`];
  // a stem that is no longer than the first word has lost the second: 'telt nær'
  const isBoth = (form: string) => stem(fold(form)).length > fold(first).length + 1;
  return forms.find((form) => isBoth(form) && /^(thing|identifying)$/.test(shop.knows(form))) ?? null;
}

export function knownAs(shop: ShopWords, targets: readonly string[]): Knowledge {
  const all = targets.map((target) => shop.knows(target));
  return all.find((known) => known === 'thing') ?? all.find((known) => known === 'identifying') ?? 'unknown';
}

/** The words from the cursor on, as far as they follow each other. */
export function wordsFrom({ tokens, at }: Cursor): string[] {
  const found: string[] = [];
  for (let next = at; next < tokens.length && found.length < 3; next++) {
    const word = wordAt(tokens, next);
    if (word === '') break;
    found.push(word);
  }
  return found;
}
