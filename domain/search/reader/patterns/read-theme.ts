import { fold } from '../../language/fold.ts';
import { memoize } from '../../language/memoize.ts';
import { withoutOneTypo } from '../../language/one-typing-error.ts';
import { opensComplement } from '../../language/stop-words.ts';
import {
  conditionSpellings,
  materialWords,
  notOfMaterial,
  seasonWords,
  weatherWords,
} from '../../lexicon/conditions.ts';
import { longestEntry, type WordTable } from '../../lexicon/table.ts';
import { useWords } from '../../lexicon/uses.ts';
import type { ReadingKind, WordQuery } from '../reading.ts';
import { type Cursor, type Match, matched, wordAt } from './pattern.ts';
import { asOneWord, wordsFrom } from './said-words.ts';
import { wordQuery } from './word-query.ts';

const themes: readonly (readonly [ReadingKind, WordTable])[] = [
  ['use', useWords],
  ['season', seasonWords],
  ['weather', weatherWords],
  ['material', materialWords],
];

/** A use, a season, a weather or a material of one word. */
export function readTheme(cursor: Cursor): Match | null {
  for (const [kind, table] of themes) {
    const theme = longestEntry(table, [wordAt(cursor.tokens, cursor.at)]);
    if (theme && !(kind === 'use' && isModelBefore(cursor, theme.targets))) return themed(cursor, kind, theme);
  }
  return null;
}

/** 'vidda skalljakke': before a thing a model's name is that model, unless one goes there ('på vidda'). */
function isModelBefore({ tokens, at, shop }: Cursor, targets: readonly string[]): boolean {
  const word = wordAt(tokens, at);
  return (
    shop.knows(word) === 'identifying' &&
    !targets.some((goods) => goods.includes(fold(word))) &&
    shop.knows(wordAt(tokens, at + 1)) === 'thing' &&
    !opensComplement(wordAt(tokens, at - 1))
  );
}

/** The same of several words in a row: 'på hytta', 'water resistant'. */
export function readThemePhrase(cursor: Cursor): Match | null {
  for (const [kind, table] of themes) {
    const theme = longestEntry(table, wordsFrom(cursor));
    if (theme && theme.length > 1 && !isThingFor(cursor)) return themed(cursor, kind, theme);
  }
  return null;
}

/** 'sykkel til jobb' is a bicycle, though 'sykle til jobb' has the same stems. */
function isThingFor({ tokens, at }: Cursor): boolean {
  return vehicle.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'til';
}

const vehicle = /sykkel(?:en)?$/;

function themed(
  cursor: Cursor,
  kind: ReadingKind,
  { targets, length }: { readonly targets: readonly string[]; readonly length: number },
): Match {
  const { tokens, at, shop } = cursor;
  const word = length === 1 ? wordAt(tokens, at) : '';
  const known = word === '' ? 'unknown' : shop.knows(word);
  // 'knott' and 'frost' are models' names too: what is for them is told by the goods alone
  const isSaid = (goods: string) => (kind === 'weather' ? goods === fold(word) : goods.includes(fold(word)));
  const isModel = known === 'identifying' && !targets.some(isSaid);
  const isOfTable = kind === 'season' || kind === 'material';
  const isOwn = known !== 'unknown' && known !== 'beginning' && (isOfTable || !isModel);
  const query = wordQuery(isOwn ? word : '', { also: targets, never: notOfMaterial[fold(word)] ?? [] });
  const value = wordsFrom(cursor).slice(0, length).join(' ');
  return matched(cursor, length, [{ kind, value, meaning: { type: 'words', anyOf: [query] } }]);
}

/** 'vantett', 'sommmer': one typing error in a word that says how things are, which a shop need not have among its own. */
export function misspelledTheme(cursor: Cursor, own: WordQuery): Match | null {
  if (own.text.length < shortestMisspelled) return null;
  const meant = conditionSpellings.get(meantCondition(fold(own.text)));
  const found = meant === undefined ? null : readTheme(asOneWord(cursor, meant));
  if (meant === undefined || found === null) return null;
  return { ...found, readings: found.readings.map((reading) => ({ ...reading, text: own.text, spelled: meant })) };
}

/** Empty where none is one error away. */
const meantCondition = memoize((folded) => {
  const [typed = ''] = withoutOneTypo(folded).intersection(conditionSpellings);
  return typed;
});

/** Shorter words are one error away from too many others. */
const shortestMisspelled = 7;
