import type { CatalogueView } from '../../../ports/catalogue/catalogue-index.ts';

/**
 * What is loaded from the index for this process, loaded anew when the catalogue has changed: at once when all of it has, else
 * after a while, and behind the back of those who ask. Whoever comes first waits; the rest wait with them.
 */
export class KeptVocabulary<T> {
  readonly #view: () => Pick<CatalogueView, 'version' | 'edition'>;
  readonly #load: () => Promise<T>;
  readonly #maxAgeMs: number;
  #kept: {
    readonly version: number;
    readonly edition: number;
    readonly at: number;
    readonly loaded: Promise<T>;
  } | null = null;
  #isLoading = false;

  constructor(view: () => Pick<CatalogueView, 'version' | 'edition'>, load: () => Promise<T>, maxAgeMs: number) {
    this.#view = view;
    this.#load = load;
    this.#maxAgeMs = maxAgeMs;
  }

  current(): Promise<T> {
    const { version, edition } = this.#view();
    const kept = this.#kept;
    if (kept === null || kept.edition !== edition || (kept.version !== version && this.#maxAgeMs === 0))
      return this.#begin();
    const isOld = kept.version !== version && performance.now() - kept.at > this.#maxAgeMs;
    if (isOld && !this.#isLoading) this.#refresh(kept.loaded);
    return kept.loaded;
  }

  #begin(): Promise<T> {
    const { version, edition } = this.#view();
    const loaded = this.#load();
    const begun = { version, edition, at: performance.now(), loaded };
    this.#kept = begun;
    loaded.catch(() => {
      if (this.#kept === begun) this.#kept = null;
    });
    return loaded;
  }

  /** Those who ask meanwhile get the old one; one that cannot be loaded leaves it. */
  #refresh(old: Promise<T>): void {
    const { version, edition } = this.#view();
    this.#isLoading = true;
    this.#load().then(
      (loaded) => {
        this.#isLoading = false;
        if (this.#kept?.loaded === old)
          this.#kept = { version, edition, at: performance.now(), loaded: Promise.resolve(loaded) };
      },
      () => {
        this.#isLoading = false;
      },
    );
  }
}
