import type { CatalogueFilter, FilterField } from '../../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../../ports/catalogue/catalogue-rows.ts';
import type { Clause } from '../clause.ts';
import { filterClause } from './filter-clause.ts';
import { type CountedVariantField, isVariantField, type VariantField, VariantQuestion } from './variant-question.ts';

/** What a list holds, as clauses, with any one choice taken back. */
export class Selection {
  readonly #scope: readonly CatalogueFilter[];
  readonly #chosen: readonly CatalogueFilter[];
  readonly #reference: CatalogueReference;
  /** With a size, colour, shop and stock must be those of one variant: M in Oslo is not L in Oslo and M in Bergen. */
  readonly #ofOneVariant: boolean;

  constructor(
    {
      scope = [],
      filters = [],
    }: { scope?: readonly CatalogueFilter[] | undefined; filters?: readonly CatalogueFilter[] | undefined },
    reference: CatalogueReference,
  ) {
    this.#scope = scope;
    this.#chosen = filters;
    this.#reference = reference;
    this.#ofOneVariant = [...scope, ...filters].some(({ field }) => field === 'SizeID');
  }

  /** What holds for every count: visible articles in the scope. */
  get always(): Clause[] {
    const scope = this.#scope.filter((filter) => !this.isOfVariant(filter.field));
    return [{ term: { visible: true } }, ...scope.map((filter) => filterClause(filter, this.#reference))];
  }

  isChosen(field: FilterField): boolean {
    return this.#chosen.some((filter) => filter.field === field);
  }

  isOfVariant(field: FilterField): field is VariantField {
    return this.#ofOneVariant && isVariantField(field);
  }

  /** The choices, but not that of a field. */
  choices(without: FilterField | null = null): Clause[] {
    const variant = this.#ofOneVariant ? this.variantQuestion(without) : null;
    return [...this.articleChoices(without), ...(variant === null || variant.isOpen ? [] : [variant.clause])];
  }

  /** Those about the article as a whole. */
  articleChoices(without: FilterField | null = null): Clause[] {
    return this.#chosen
      .filter(({ field }) => field !== without && !this.isOfVariant(field))
      .map((filter) => filterClause(filter, this.#reference));
  }

  /** What one variant has to pass, the scope's own included. */
  variantQuestion(without: FilterField | null = null, and: readonly CatalogueFilter[] = []): VariantQuestion {
    const chosen = this.#chosen.filter(({ field }) => field !== without);
    return new VariantQuestion([...this.#scope, ...chosen, ...and], this.#reference);
  }

  /** The same, with one value instead of what was chosen of the field. */
  withValue(field: CountedVariantField, value: number): VariantQuestion {
    return this.variantQuestion(field, [{ field, op: 'eq', value }]);
  }
}
