import type { CatalogueState } from '../../ports/catalogue/catalogue-changes.ts';
import type { Catalogue } from '../../ports/catalogue/catalogue-index.ts';
import type { CatalogueReference } from '../../ports/catalogue/catalogue-rows.ts';
import { KnownValues } from './documents/known-values.ts';
import { OpenSearchReader, type ReaderParts } from './open-search-reader.ts';

/** The catalogue in a process that only reads it: an indexer writes, and says what this process keeps of it. */
export class FollowedCatalogue extends OpenSearchReader implements Catalogue {
  readonly #followed: Followed;

  constructor(
    parts: Omit<ReaderParts, 'context'> & { readonly now: () => number },
    state: CatalogueState,
    reference: CatalogueReference,
  ) {
    const followed: Followed = { state, known: new KnownValues(reference), forgotten: 0 };
    super({ ...parts, context: () => ({ known: followed.known, now: parts.now() }) });
    this.#followed = followed;
  }

  get version(): number {
    return this.#followed.state.version + this.#followed.forgotten;
  }

  get edition(): number {
    return this.#followed.state.edition + this.#followed.forgotten;
  }

  get reference(): CatalogueReference {
    return this.#followed.known.reference;
  }

  get size(): number {
    return this.#followed.state.size;
  }

  nextChangeAt(): number | null {
    return this.#followed.state.nextChangeAt;
  }

  hear(state: CatalogueState): void {
    this.#followed.state = state;
  }

  /** Nothing that was answered before holds for certain. */
  startOver(state: CatalogueState, reference: CatalogueReference): void {
    this.#followed.state = state;
    this.#followed.known = new KnownValues(reference);
    this.#followed.forgotten += 1;
  }
}

interface Followed {
  state: CatalogueState;
  known: KnownValues;
  /** How often this process has had to forget everything, beside the editions. */
  forgotten: number;
}
