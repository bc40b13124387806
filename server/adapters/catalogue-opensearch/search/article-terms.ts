import { articleCollector } from '../../catalogue-shared/terms/collect-article.ts';
import { fields, identifying, outright } from '../../catalogue-shared/terms/fields.ts';
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

/** So many articles share a collector, which remembers how names and texts that several of them have are taken apart. */
const articlesPerCollector = 1_000;

/** The words of an article by where they stand, gathered as the index in memory gathers them. */
export const articleTerms: TermsOf = (reference) => {
  const collect = articleCollector(reference);
  const colorOrdinals = new Map(reference.colors.map(({ id }, ordinal) => [id, ordinal]));
  let collected = new TermCollector();
  let doc = 0;
  return ({ article, variants }) => {
    if (doc === articlesPerCollector) [collected, doc] = [new TermCollector(), 0];
    const { pairs, joined } = collected;
    const before = { pairs, joined: joined.length };
    const colors = variants.map(({ colorId }) => (colorId === null ? -1 : (colorOrdinals.get(colorId) ?? -1)));
    collect(collected, doc, article, new Set(colors));
    doc += 1;
    return byPlace(collected, before);
  };
};

/** Of what came since. */
function byPlace(collected: TermCollector, since: { readonly pairs: number; readonly joined: number }): ArticleTerms {
  const places: { [P in TermPlace]?: string[] } = {};
  const add = (place: TermPlace, term: string) => {
    const terms = places[place];
    if (terms) terms.push(term);
    else places[place] = [term];
  };
  collected.eachPair((term, _, fieldMask) => {
    const text = collected.terms[term] ?? '';
    for (const [field, place] of placeOfField) if ((fieldMask & field) !== 0) add(place, text);
    if ((fieldMask & identifying) !== 0) add('says', text);
    if ((fieldMask & outright) !== 0) add('outright', text);
  }, since.pairs);
  const written = collected.joined.slice(since.joined).map((word) => `${collected.terms[word.term]} ${word.written}`);
  for (const pair of new Set(written)) add('written', pair);
  return places;
}
