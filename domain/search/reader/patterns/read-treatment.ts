import { fold } from '../../language/fold.ts';
import { longestEntry, tableKey } from '../../lexicon/table.ts';
import { treatmentWords } from '../../lexicon/treatments.ts';
import { type Cursor, type Match, matched, type Pattern, wordAt } from './pattern.ts';
import { knownAs, wordsFrom } from './said-words.ts';
import { sentenceWords } from './sentence-words.ts';
import { wordQuery } from './word-query.ts';

/** 'vaske dunjakke', 'lappe teltet mitt', 'smøring til fjellski': what does it is wanted, and best the one for that thing. */
export const readTreatment: Pattern = (cursor) => {
  const { tokens, at, shop } = cursor;
  const isMadeClean =
    /^(?:ren|rein|rene|reine)$/.test(wordAt(tokens, at + 1)) && shop.knows(wordAt(tokens, at)) === 'thing';
  if (isMadeClean) return treated(cursor, wordAt(tokens, at), treatmentWords.get(tableKey(['vaske'])) ?? [], 2);
  const treatment = longestEntry(treatmentWords, wordsFrom(cursor));
  if (treatment === null || knownAs(shop, treatment.targets) === 'unknown') return null;
  let end = at + treatment.length;
  while (end - at - treatment.length < mostBetween && sentenceWords.has(wordAt(tokens, end))) end++;
  const thing = wordAt(tokens, end);
  if (thing === '' || shop.knows(thing) !== 'thing') return null;
  return treated(cursor, thing, treatment.targets, end - at + 1);
};

function treated(cursor: Cursor, thing: string, targets: readonly string[], length: number): Match {
  const as = targetsFor(thing, targets);
  return matched(cursor, length, [
    { kind: 'goods', value: as[0] ?? '', meaning: { type: 'words', anyOf: [wordQuery('', { as })] } },
    { kind: 'mention', value: thing, meaning: { type: 'words', anyOf: [wordQuery(thing)] } },
  ]);
}

const mostBetween = 3;

/** 'dunvask' for a 'dunjakke', 'sykkelvask' for a 'sykkel'; else what is for no one thing alone. */
function targetsFor(thing: string, targets: readonly string[]): readonly string[] {
  const start = fold(thing).slice(0, sharedStart);
  const own = targets.filter((target) => target.startsWith(start));
  return own.length > 0 ? own : targets.filter((target) => !/^(?:sko|sykkel|kjede)/.test(target));
}

const sharedStart = 3;
