import type { CatalogueState } from '../../ports/catalogue/catalogue-changes.ts';
import type { Catalogue } from '../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../ports/catalogue/catalogue-rows.ts';
import { KnownValues } from './documents/known-values.ts';
import { OpenSearchReader, type ReaderParts } from './open-search-reader.ts';

/** The catalogue in a process that only reads it: an indexer writes, and says what this process keeps of it. */
export class FollowedCatalogue extends OpenSearchReader implements Catalogue {
  readonly #kept: Kept;

  constructor(
    parts: Omit<ReaderParts, 'context'> & { readonly now: () => number },
    state: CatalogueState,
    reference: CatalogueReference,
  ) {
    const kept: Kept = { state, known: new KnownValues(reference), forgotten: 0 };
    super({ ...parts, context: () => ({ known: kept.known, now: parts.now() }) });
    this.#kept = kept;
  }

  get version(): number {
    return this.#kept.state.version + this.#kept.forgotten;
  }

  get edition(): number {
    return this.#kept.state.edition + this.#kept.forgotten;
  }

  get reference(): CatalogueReference {
    return this.#kept.known.reference;
  }

  get size(): number {
    return this.#kept.state.size;
  }

  nextChangeAt(): number | null {
    return this.#kept.state.nextChangeAt;
  }

  hear(state: CatalogueState): void {
    this.#kept.state = state;
  }

  /** Nothing that was answered before holds for certain. */
  startOver(state: CatalogueState, reference: CatalogueReference): void {
    this.#kept.state = state;
    this.#kept.known = new KnownValues(reference);
    this.#kept.forgotten += 1;
  }
}

interface Kept {
  state: CatalogueState;
  known: KnownValues;
  /** How often this process has had to forget everything, beside the editions. */
  forgotten: number;
}
