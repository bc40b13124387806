import type { CatalogueFilter, FilterField } from '../../../ports/catalogue/catalogue-index.ts';
import type { Clause } from '../clause.ts';
import { filterClause } from './filter-clause.ts';

/** With a size, these must hold for one variant: M in Oslo is not L in Oslo and M in Bergen. */
const variantFields: ReadonlySet<FilterField> = new Set(['ColorGroupID', 'SizeID', 'AvailableShopID', 'Availability']);

/** What a list holds, as clauses, with any one choice taken back. */
export class Selection {
  readonly #scope: readonly CatalogueFilter[];
  readonly #chosen: readonly CatalogueFilter[];
  /** A size is asked for. */
  readonly ofOneVariant: boolean;

  constructor({
    scope = [],
    filters = [],
  }: { scope?: readonly CatalogueFilter[] | undefined; filters?: readonly CatalogueFilter[] | undefined }) {
    this.#scope = scope;
    this.#chosen = filters;
    this.ofOneVariant = [...scope, ...filters].some(({ field }) => field === 'SizeID');
  }

  /** What holds for every count: visible articles in the scope. */
  get always(): Clause[] {
    const scope = this.#scope.filter((filter) => !this.isOfVariant(filter.field));
    return [{ term: { visible: true } }, ...scope.map((filter) => filterClause(filter))];
  }

  isChosen(field: FilterField): boolean {
    return this.#chosen.some((filter) => filter.field === field);
  }

  isOfVariant(field: FilterField): boolean {
    return this.ofOneVariant && variantFields.has(field);
  }

  /** The choices, but not that of a field. */
  choices(without: FilterField | null = null): Clause[] {
    const variant = this.variantChoices(without);
    return [
      ...this.articleChoices(without),
      ...(this.ofOneVariant
        ? [{ nested: { path: 'v', query: { bool: { filter: variant } }, score_mode: 'none' } }]
        : []),
    ];
  }

  /** Those about the article as a whole. */
  articleChoices(without: FilterField | null = null): Clause[] {
    return this.#chosen
      .filter(({ field }) => field !== without && !this.isOfVariant(field))
      .map((filter) => filterClause(filter));
  }

  /** What one variant has to pass, the scope's own included. */
  variantChoices(without: FilterField | null = null): Clause[] {
    return [...this.#scope, ...this.#chosen.filter(({ field }) => field !== without)]
      .filter(({ field }) => this.isOfVariant(field))
      .map((filter) => filterClause(filter, 'v.'));
  }
}
