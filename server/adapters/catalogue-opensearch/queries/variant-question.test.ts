import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleReference } from '#tests/conformance/catalogue/catalogue-sample.ts';
import type { CatalogueFilter } from '../../../ports/catalogue/catalogue-index.ts';
import { passes } from '../../catalogue-shared/filter-bounds.ts';
import { type HeldVariant, variantWords } from '../documents/variant-words.ts';
import { VariantQuestion } from './variant-question.ts';

const { sizes, colorGroups, shops } = sampleReference;
const oneOf = (rows: readonly { readonly id: number }[]) => fc.constantFrom(...rows.map(({ id }) => id));

const variants: fc.Arbitrary<HeldVariant[]> = fc.array(
  fc.record({
    size: fc.option(oneOf(sizes)),
    colour: fc.option(oneOf(colorGroups)),
    shops: fc.uniqueArray(oneOf(shops), { maxLength: 4 }),
  }),
  { maxLength: 3 },
);
const field = fc.constantFrom('SizeID', 'ColorGroupID', 'AvailableShopID', 'Availability');
const value = fc.constantFrom(0, 1, 2, 3, 4, 55, 404, 1.5);
const filters = fc.array(
  fc.oneof(
    fc.record({ field, op: fc.constantFrom('eq', 'gt', 'gte', 'lt', 'lte'), value }),
    fc.record({ field, op: fc.constantFrom('in', 'not_in'), values: fc.array(value, { minLength: 1, maxLength: 3 }) }),
    fc.record({ field, op: fc.constant('between'), values: fc.tuple(value, value) }),
  ) as fc.Arbitrary<CatalogueFilter>,
  { minLength: 1, maxLength: 4 },
);

test('the words of an article answer whether one of its variants has everything that is asked', () => {
  fc.assert(
    fc.property(variants, filters, (own, asked) => {
      const words = variantWords(own).split(' ');
      const { clause, ofArticle } = new VariantQuestion(asked, sampleReference);
      const isAnswer = own.some((variant) => asked.every((filter) => holds(filter, variant)));
      expect(matches(clause, words)).toBe(isAnswer);
      const article = {
        size: own.map(({ size }) => size),
        colour: own.map(({ colour }) => colour),
        shop: own.flatMap((variant) => variant.shops),
      };
      if (isAnswer) expect(ofArticle.every((part) => hasOne(part, article))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

function holds(filter: CatalogueFilter, variant: HeldVariant): boolean {
  const values = {
    SizeID: [variant.size],
    ColorGroupID: [variant.colour],
    AvailableShopID: variant.shops,
    Availability: [variant.shops.length],
  }[filter.field as 'SizeID'];
  const test = (one: number | null) => (one === null ? filter.op === 'not_in' : passes(filter)(one));
  return filter.op === 'not_in' ? values.every(test) : values.some(test);
}

/** As OpenSearch does: a word of the list, or one that the pattern describes; `&` joins patterns and `~` is not. */
function matches(clause: object, words: readonly string[]): boolean {
  if ('terms' in clause) return (clause.terms as { v: string[] }).v.some((word) => words.includes(word));
  if (!('regexp' in clause)) return false;
  const parts = (clause.regexp as { v: { value: string } }).v.value.split('&');
  return words.some((word) =>
    parts.every((part) => new RegExp(`^${part.replace('~', '')}$`).test(word) !== part.startsWith('~')),
  );
}

function hasOne(clause: object, article: Readonly<Record<string, readonly (number | null)[]>>): boolean {
  const [[name = '', ids] = []] = Object.entries((clause as { terms: Record<string, number[]> }).terms);
  return article[name]?.some((id) => id !== null && ids?.includes(id)) ?? false;
}
