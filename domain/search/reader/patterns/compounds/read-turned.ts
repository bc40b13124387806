import { fold } from '../../../language/fold.ts';
import { sentenceWords } from '../../../language/sentence-words.ts';
import { stem } from '../../../language/stem.ts';
import { joinWords } from '../../../language/words.ts';
import { dialectWords } from '../../../lexicon/dialect.ts';
import { longestEntry } from '../../../lexicon/table.ts';
import { type Cursor, type Match, wordAt, wordSet } from '../pattern.ts';
import { knownAs, words, wordsFrom } from '../said-words.ts';
import { whomOf } from '../whom.ts';
import { wordQuery } from '../word-query.ts';

/** 'hjelm til sykkel', 'lykt til hodet', 'hansker ski': a compound with its parts the other way round. */
export function turnedRound(cursor: Cursor): Match | null {
  const [said = '', ...after] = wordsFrom(cursor);
  const thing = cursor.shop.knows(said) === 'thing' ? said : said.replace(/(?<=.{3})ar$/, 'er'); // 'stavar'
  const isThing = cursor.shop.knows(thing) === 'thing';
  const isLed = leads.has(after[0] ?? '');
  // 'lys til sykkelen': a word that the shop has in compounds alone
  if (sentenceWords.has(thing) || !(isThing || (isLed && thing.length >= shortestEnd))) return null;
  // 'staver til å gå med', 'sko å løpe i', 'lykt til å ha på hodet'
  const isDone = after[isLed ? 1 : 0] === 'å';
  const verb = cursor.at + (isLed ? 3 : 2);
  const isWorn = isDone && /^(?:ha|bruke|sette|feste)$/.test(wordAt(cursor.tokens, verb)) && isPlaced(cursor, verb + 1);
  const which = isDone ? wordAt(cursor.tokens, isWorn ? verb + 2 : verb) : (after[isLed ? 1 : 0] ?? '');
  if (which.length < 2 || (sentenceWords.has(which) && !isDone) || whomOf(which) !== null) return null;
  // 'sekk til å bære ungen i'
  if (
    isDone &&
    /^b[æe]r[ea]?$/.test(which) &&
    /^(?:barn|gutt|jente)$/.test(whomOf(wordAt(cursor.tokens, verb + 1))?.value ?? '')
  )
    return words(cursor, 'goods', wordQuery('', { as: ['bæremeis'] }), verb + 2 - cursor.at);
  const length = (isLed ? 3 : 2) + (isDone ? 1 : 0) + (isWorn ? 2 : 0);
  const isListed = joiners.has(wordAt(cursor.tokens, cursor.at + length)); // 'sko til jobb og tur'
  for (const base of bases(which)) {
    for (const form of [joinWords(base, thing), `${base}s${thing}`, `${base}e${thing}`]) {
      // a stem that is no longer than the first part has lost the second
      if (stem(fold(form)).length <= fold(base).length + 1) continue;
      if (cursor.shop.isOwnWord(form)) return words(cursor, 'goods', wordQuery(form), length);
      const said = isThing ? longestEntry(dialectWords, [form]) : null;
      if (said && !isListed && knownAs(cursor.shop, said.targets) === 'thing')
        return words(cursor, 'goods', wordQuery('', { as: said.targets }), length);
    }
  }
  return isDone || !isThing ? null : besideThing(cursor, thing, which, isLed);
}

const shortestEnd = 3;

function isPlaced({ tokens }: Cursor, at: number): boolean {
  return /^(?:på|i|rundt|over)$/.test(wordAt(tokens, at));
}

/** 'hjelm sparkesykkel', 'sparkesykkel hjelm': the one belongs to the other, and is what is wanted. */
function besideThing(cursor: Cursor, first: string, second: string, isLed: boolean): Match | null {
  if (isLed || cursor.shop.knows(second) !== 'thing') return null;
  const [part, whole] = belongings.has(stem(fold(first))) ? [first, second] : [second, first];
  if (!belongings.has(stem(fold(part))) || belongings.has(stem(fold(whole)))) return null;
  const thing = words(cursor, 'goods', wordQuery(part), 2);
  const beside = words(cursor, 'use', wordQuery(whole), 2);
  return { ...thing, readings: [...thing.readings, ...beside.readings] };
}

/** Things that go with others. */
const belongings: ReadonlySet<string> = new Set(
  'hjelm vest veske bag lys lås pumpe trekk olje brille hanske åre nett binding stav flaske sele sete'
    .split(' ')
    .map((word) => stem(fold(word))),
);

const joiners = wordSet('og eller samt');
const leads = wordSet('til te åt for på i av till');

/** The word without its article: 'hodet', 'sykkelen', 'alpint'. */
function bases(word: string): readonly string[] {
  const bare = word.replace(/(?<=.{3})(?:en|et|a|t|n)$/, '');
  const short = word.replace(/(?<=.{3})[tn]$/, '');
  return [...new Set([word, short, bare])];
}
