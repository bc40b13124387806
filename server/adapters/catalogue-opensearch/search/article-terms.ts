import { articleCollector } from '../../catalogue-shared/terms/collect-article.ts';
import { fields } from '../../catalogue-shared/terms/fields.ts';
import { TermCollector } from '../../catalogue-shared/terms/term-collector.ts';
import type { ArticleTerms, TermPlace, TermsOf } from '../text-search-port.ts';

/** The field of the documents for each searched field of an article. */
export const placeOfField: readonly (readonly [field: number, place: TermPlace])[] = [
  [fields.name, 'name'],
  [fields.productLine, 'line'],
  [fields.group3, 'g3'],
  [fields.group2, 'g2'],
  [fields.mainGroup, 'main'],
  [fields.attribute, 'attr'],
  [fields.mention, 'mention'],
  [fields.description, 'desc'],
];

/** The words of an article by where they stand, gathered as the index in memory gathers them. */
export const articleTerms: TermsOf = (reference) => {
  const collect = articleCollector(reference);
  const colorOrdinals = new Map(reference.colors.map(({ id }, ordinal) => [id, ordinal]));
  return ({ article, variants }) => {
    const collected = new TermCollector();
    const colors = variants.map(({ colorId }) => (colorId === null ? -1 : (colorOrdinals.get(colorId) ?? -1)));
    collect(collected, 0, article, new Set(colors));
    return byPlace(collected);
  };
};

function byPlace(collected: TermCollector): ArticleTerms {
  const places: { [P in TermPlace]?: string[] } = {};
  const add = (place: TermPlace, term: string) => {
    const terms = places[place];
    if (terms) terms.push(term);
    else places[place] = [term];
  };
  collected.eachPair((term, _, fieldMask) => {
    const text = collected.terms[term] ?? '';
    for (const [field, place] of placeOfField) if ((fieldMask & field) !== 0) add(place, text);
    if ((fieldMask & ~fields.description) !== 0) add('says', text);
  });
  const written = collected.joined.map((word) => `${collected.terms[word.term]} ${word.written}`);
  for (const pair of new Set(written)) add('written', pair);
  return places;
}
