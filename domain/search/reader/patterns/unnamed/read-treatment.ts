import { fold } from '../../../language/fold.ts';
import { sentenceWords } from '../../../language/sentence-words.ts';
import { dialectWords } from '../../../lexicon/dialect.ts';
import { longestEntry } from '../../../lexicon/table.ts';
import { foreignWords } from '../../../lexicon/translations.ts';
import { collectiveWords, complaintWords, treatmentWords } from '../../../lexicon/uses.ts';
import { type Cursor, type Match, matched, type Pattern, wordAt } from '../pattern.ts';
import { knownAs, wordsFrom } from '../said-words.ts';
import { wordQuery } from '../word-query.ts';

/** 'vaske dunjakke', 'lappe teltet mitt', 'smøring til fjellski': what does it is wanted, not another such thing. */
export const readTreatment: Pattern = (cursor) => {
  const { tokens, at, shop } = cursor;
  const complaint = complaintAt(cursor);
  if (complaint !== null) return complaint;
  const said = wordsFrom(cursor);
  const treatment = longestEntry(treatmentWords, said) ?? longestEntry(complaintWords, said);
  if (treatment === null || knownAs(shop, treatment.targets) === 'unknown') return null;
  let end = at + treatment.length;
  while (end - at - treatment.length < mostBetween && sentenceWords.has(wordAt(tokens, end))) end++;
  const abroad = longestEntry(foreignWords, wordsFrom({ ...cursor, at: end }));
  if (abroad !== null && knownAs(shop, abroad.targets) === 'thing' && shop.knows(wordAt(tokens, end)) !== 'thing')
    return treated(cursor, abroad.targets[0] ?? '', treatment.targets, end - at + abroad.length);
  const thing = wordAt(tokens, end);
  if (thing === '' || (shop.knows(thing) !== 'thing' && longestEntry(dialectWords, [thing]) === null)) return null;
  // 'det drypper inn i teltet': what is wrong stands before the thing one has
  const isWrong = longestEntry(treatmentWords, said) === null;
  if (isWrong && !(definite.test(thing) && where.test(wordAt(tokens, end - 1)))) return null;
  return treated(cursor, thing, treatment.targets, end - at + 1);
};

/** 'skiene mine glir ikke', 'hvordan får jeg sykkelen ren': one has the thing, and wants what mends it. */
function complaintAt(cursor: Cursor): Match | null {
  const { tokens, at, shop } = cursor;
  const thing = wordAt(tokens, at);
  const isKnown =
    shop.knows(thing) === 'thing' ||
    clothes.test(thing) ||
    [collectiveWords, dialectWords].some((table) => longestEntry(table, [thing]) !== null);
  if (!(definite.test(thing) || clothes.test(thing)) || !isKnown) return null;
  let next = at + 1;
  // 'glidelåsen på soveposen er ødelagt'
  if (where.test(wordAt(tokens, next)) && definite.test(wordAt(tokens, next + 1))) next += 2;
  let complaint = longestEntry(complaintWords, wordsFrom({ ...cursor, at: next }));
  for (let passed = 0; complaint === null && passed <= mostBetween; passed++) {
    if (!sentenceWords.has(wordAt(tokens, next))) break;
    next++;
    complaint = longestEntry(complaintWords, wordsFrom({ ...cursor, at: next }));
  }
  return complaint === null || knownAs(shop, complaint.targets) === 'unknown'
    ? null
    : treated(cursor, thing, complaint.targets, next - at + complaint.length);
}

function treated(cursor: Cursor, thing: string, targets: readonly string[], length: number): Match | null {
  const as = targetsFor(thing, targets);
  // 'øksa er rusten': what is for chains alone does not help it
  if (as.length === 0) return null;
  return matched(cursor, length, [
    { kind: 'goods', value: as[0] ?? '', meaning: { type: 'words', anyOf: [wordQuery('', { as })] } },
  ]);
}

const mostBetween = 3;
const definite = /(?:en|et|a|an|ene|rne|eda)$/;
const where = /^(?:i|på|gjennom)$/;
/** 'ulltøyet', 'treningsklærne'. */
const clothes = /.{2}(?:tøyet|klær|klærne|kleda)$|^(?:kjedet|bremsene|giret|girene|hjulet|hjulene|krankene)$/;

/** 'dunvask' for a 'dunjakke', 'sykkelvask' for a 'sykkel'; else what is for no one thing alone. */
function targetsFor(thing: string, targets: readonly string[]): readonly string[] {
  // 'støvlene slipper inn vann': what is worn on the feet is not washed in anything
  if (shoes.test(thing) && targets.includes('impregnering')) return ['skovoks', 'impregneringsspray'];
  const start = fold(thing).slice(0, sharedStart);
  const own = targets.filter((target) => target.startsWith(start));
  const shared = targets.filter((target) => !/^(?:sko|sykkel|kjede)/.test(target));
  if (own.length > 0) return own;
  return shared.length > 0 || !wheeled.test(start) ? shared : targets;
}

const shoes = /(?:sko|skoa|skoene|skorne|støvel|støvelen|støvler|støvlene|støvlan|støvlar|støvlane)$/;
const sharedStart = 3;
/** The beginnings of what is oiled: a bicycle and its parts. */
const wheeled = /^(?:syk|els|kje|bre|gir|hju|kra|sko|sto|tur|fje)/;
