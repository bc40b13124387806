import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import type { TermMatch, WordMatch } from '../../catalogue-shared/matching/word-match.ts';
import type { AttributeMatch } from '../../catalogue-shared/terms/attribute-index.ts';
import { identifying, outright, weightOfFields } from '../../catalogue-shared/terms/fields.ts';
import { type Clause, matchNone } from '../clause.ts';
import type { TermPlace } from '../text-search-port.ts';
import { placeOfField } from './article-terms.ts';

/** What words are said with: the spellings of terms, and the ids of the reference lists' values. */
export interface WordNames {
  readonly texts: readonly string[];
  readonly reference: CatalogueReference;
}

/** Parts of a compound that each score so high stand in the name itself. */
const partInName = 8;
/** Scores are sums of 32-bit numbers. */
const rounding = 1e-4;

/** Finds what matches the word; the best of its ways is the score. Ways that score less than is wanted are left out. */
export function wordClause(match: WordMatch, names: WordNames, wanted = 0): Clause {
  const queries = [
    ...groupedByWeight(match.terms).flatMap(({ weight, fieldMask, terms }) =>
      placesIn(fieldMask)
        .filter(({ fieldWeight }) => weight * fieldWeight >= wanted)
        .map(({ place, fieldWeight }) =>
          scored({ terms: { [`t.${place}`]: textsOf(terms, names) } }, weight * fieldWeight),
        ),
    ),
    ...match.attributes
      .filter(({ weight }) => weight >= wanted)
      .map((found) => scored(attributeClause(found, names), found.weight)),
    ...match.together.map(({ parts, weight }) => ({
      bool: { must: parts.map((part) => wordClause(part, names)), boost: weight / parts.length },
    })),
  ];
  return queries.length === 0 ? matchNone : { dis_max: { queries } };
}

/** The same articles without their scores, which asks far less of the index. */
export function findsClause(match: WordMatch, names: WordNames): Clause {
  const byMask = Map.groupBy(match.terms, ({ fieldMask }) => fieldMask);
  return anyOf([
    ...[...byMask].flatMap(([mask, terms]) => termsIn(terms, mask, names)),
    ...match.attributes.map((found) => attributeClause(found, names)),
    ...match.together.map(({ parts }) => ({ bool: { filter: parts.map((part) => findsClause(part, names)) } })),
  ]);
}

/** Those that say outright that they are what the word names. */
export function outrightClause(match: WordMatch, names: WordNames): Clause {
  const byMask = Map.groupBy(match.terms, ({ outright, fieldMask }) => outright & fieldMask);
  return anyOf([
    ...[...byMask].flatMap(([mask, terms]) => termsIn(terms, mask, names)),
    ...match.attributes.map((found) => attributeClause(found, names)),
  ]);
}

/** Those that say it in two words, both of them in the name. */
export function apartClause(match: WordMatch, names: WordNames): Clause {
  return anyOf(
    match.together.map(({ parts }) => {
      const least = partInName * parts.length - rounding;
      const best = parts.map(bestScore);
      const others = (at: number) => best.reduce((sum, score, place) => (place === at ? sum : sum + score), 0);
      // What is too little even beside the best of the other parts need not be looked for.
      const must = parts.map((part, at) => wordClause(part, names, least - others(at) - rounding));
      return { function_score: { query: { bool: { must } }, min_score: least } };
    }),
  );
}

function bestScore({ terms, attributes, together }: WordMatch): number {
  return Math.max(
    0,
    ...terms.flatMap(({ weight, fieldMask }) => placesIn(fieldMask).map(({ fieldWeight }) => weight * fieldWeight)),
    ...attributes.map(({ weight }) => weight),
    ...together.map(
      ({ parts, weight }) => (parts.reduce((sum, part) => sum + bestScore(part), 0) * weight) / parts.length,
    ),
  );
}

/** Articles that have one of the terms in one of the fields. */
export function termsClause(texts: readonly string[], fieldMask: number): Clause {
  return texts.length === 0
    ? matchNone
    : anyOf(fewestPlaces(fieldMask).map((place) => ({ terms: { [`t.${place}`]: texts } })));
}

export function anyOf(clauses: readonly Clause[]): Clause {
  const some = clauses.filter((clause) => clause !== matchNone);
  const [only] = some;
  if (only === undefined) return matchNone;
  return some.length === 1 ? only : { bool: { should: some } };
}

export function atLeastScore(query: Clause, score: number): Clause {
  return { function_score: { query, min_score: score - rounding } };
}

export function scored(filter: Clause, boost: number): Clause {
  return { constant_score: { filter, boost } };
}

export function idOf({ field, ordinal }: AttributeMatch, { reference }: WordNames): number {
  return reference[lists[field]][ordinal]?.id ?? -1;
}

const lists = { GenderID: 'genders', ColorGroupID: 'colorGroups', SizeID: 'sizes' } as const;
const fieldNames = { GenderID: 'gender', ColorGroupID: 'colour', SizeID: 'size' } as const;

function attributeClause(found: AttributeMatch, names: WordNames): Clause {
  return { term: { [fieldNames[found.field]]: idOf(found, names) } };
}

function termsIn(terms: readonly TermMatch[], mask: number, names: WordNames): Clause[] {
  return fewestPlaces(mask).map((place) => ({ terms: { [`t.${place}`]: textsOf(terms, names) } }));
}

/** Where it does not matter which of the places it is, those that stand for several do. */
function fewestPlaces(fieldMask: number): TermPlace[] {
  const wide = wholes.find(([fields]) => (fieldMask & fields) === fields);
  const rest = placesIn(fieldMask & ~(wide?.[0] ?? 0)).map(({ place }) => place);
  return wide === undefined ? rest : [wide[1], ...rest];
}

const wholes: readonly (readonly [fields: number, place: TermPlace])[] = [
  [identifying, 'says'],
  [outright, 'outright'],
];

function groupedByWeight(terms: readonly TermMatch[]) {
  const groups = Map.groupBy(terms, ({ weight, fieldMask }) => `${weight} ${fieldMask}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [{ weight: first.weight, fieldMask: first.fieldMask, terms: own }];
  });
}

function placesIn(fieldMask: number) {
  return placeOfField
    .filter(([field]) => (fieldMask & field) !== 0)
    .map(([field, place]) => ({ place, fieldWeight: weightOfFields[field] ?? 0 }));
}

function textsOf(terms: readonly TermMatch[], { texts }: WordNames): string[] {
  return [...new Set(terms.map(({ term }) => texts[term] ?? ''))];
}
