import { isCommonWord } from '../../language/common-words.ts';
import { sentenceWords } from '../../language/sentence-words.ts';
import { joinWords } from '../../language/words.ts';
import { dialectWords } from '../../lexicon/dialect.ts';
import { neighbourWords } from '../../lexicon/neighbours.ts';
import { otherNameOf } from '../../lexicon/other-names/other-names.ts';
import { longestEntry } from '../../lexicon/table.ts';
import { foreignWords } from '../../lexicon/translations.ts';
import { bodyWords, collectiveWords } from '../../lexicon/uses.ts';
import { joinedForm, writtenApart } from './compounds/read-apart.ts';
import { foreignPair } from './compounds/read-foreign-compound.ts';
import { turnedRound } from './compounds/read-turned.ts';
import type { Cursor, Match, Pattern } from './pattern.ts';
import { readTheme, readThemePhrase } from './read-theme.ts';
import { asOneWord, goodsMatch, knownAs, words, wordsFrom } from './said-words.ts';
import { readAilment } from './unnamed/read-ailment.ts';
import { wordQuery } from './word-query.ts';

/** Several words that mean one thing: 'sleeping bag', 'regn jakke', 'på hytta'. */
export const readPhrase: Pattern = (cursor) => {
  const words = wordsFrom(cursor);
  if (words.length < 2) return null;
  const [first = '', second = '', third = ''] = words;
  const named = otherNameOf(words);
  if (named !== null && knownAs(cursor.shop, named.targets) === 'thing')
    return goodsMatch(cursor, named.length, wordQuery('', { as: named.targets }), 'thing');
  const said = longestEntry(foreignWords, words);
  const pair = said !== null && said.length > 1 ? null : foreignPair(cursor);
  if (pair !== null) return pair;
  const all = joinWords(joinWords(first, second), third);
  if (third !== '' && cursor.shop.isOwnWord(all)) return goodsMatch(cursor, 3, wordQuery(all), 'thing');
  const one = sentenceWords.has(first) || sentenceWords.has(second) ? null : joinedForm(cursor.shop, first, second);
  // 'vann tett': how things are, not what they are
  const theme = one === null || cursor.shop.knows(one) === 'thing' ? null : readTheme(asOneWord(cursor, one));
  if (theme !== null) return { ...theme, length: 2 };
  if (one !== null) return goodsMatch(cursor, 2, wordQuery(one), 'thing');
  const slip = misspelledApart(cursor, first, second);
  if (slip !== null) return slip;
  const apart = writtenApart(cursor, first, second);
  if (apart !== null) return apart;
  const turned = turnedRound(cursor);
  if (turned !== null) return turned;
  const near = longestEntry(neighbourWords, words);
  if (near !== null && near.length > 1) return notSold(cursor, near.targets, near.length);
  const translated = longestEntry(foreignWords, words) ?? longestEntry(dialectWords, words);
  if (translated && translated.length > 1)
    return goodsMatch(
      cursor,
      translated.length,
      wordQuery('', { as: translated.targets }),
      knownAs(cursor.shop, translated.targets),
    );
  const body = longestEntry(bodyWords, words);
  // 'sko for brede føtter': beside a thing it says nothing more
  // 'på beina når det er sørpe'
  const ailment = body && body.length > 1 ? readAilment({ ...cursor, at: cursor.at + 1 }) : null;
  if (ailment !== null && ailment.length > 3) return { ...ailment, length: ailment.length + 1 };
  if (body && body.length > 1)
    return {
      ...goodsMatch(cursor, body.length, wordQuery('', { as: body.targets }), 'thing'),
      beside: [],
      isFaint: true,
    };
  const collective = longestEntry(collectiveWords, words);
  if (collective && collective.length > 1)
    return goodsMatch(cursor, collective.length, wordQuery('', { as: collective.targets }), 'thing');
  return readThemePhrase(cursor);
};

/** 'spining sykkel': a slip in a compound written apart. */
function misspelledApart(cursor: Cursor, first: string, second: string): Match | null {
  const { shop, guesses } = cursor;
  if (!guesses || first.length < shortestBeginning || shop.knows(first) !== 'unknown' || shop.knows(second) !== 'thing')
    return null;
  const whole = joinWords(first, second);
  const [meant] = shop.guess(first).length > 0 || isCommonWord(first) ? [] : shop.guess(whole);
  if (meant === undefined || !meant.endsWith(second) || !shop.isOwnWord(meant)) return null;
  return words(cursor, 'goods', wordQuery(whole, { takenFor: [meant] }), 2);
}

/** A shorter beginning is one slip away from too many. */
const shortestBeginning = 5;

/** 'pull buoy', 'pil og bue': the shop has no such thing, and what comes nearest is shown. */
function notSold(cursor: Cursor, also: readonly string[], length: number): Match {
  const text = cursor.tokens.slice(cursor.at, cursor.at + length).map((token) => token.text);
  return words(cursor, 'goods', wordQuery(text.join(' '), { also, instead: true }), length);
}
