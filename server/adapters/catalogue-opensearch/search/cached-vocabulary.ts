import type { CatalogueView } from '../../../ports/catalogue/catalogue-index.ts';

/**
 * What is loaded from the index for this process, loaded anew when the catalogue has changed: at once when all of it has, else
 * after a while, and behind the back of those who ask. Whoever comes first waits; the rest wait with them.
 */
export class CachedVocabulary<T> {
  readonly #view: () => Pick<CatalogueView, 'version' | 'edition'>;
  readonly #load: () => Promise<T>;
  readonly #maxAgeMs: number;
  #cached: {
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
    const cached = this.#cached;
    if (cached === null || cached.edition !== edition || (cached.version !== version && this.#maxAgeMs === 0))
      return this.#begin();
    const isOld = cached.version !== version && performance.now() - cached.at > this.#maxAgeMs;
    if (isOld && !this.#isLoading) this.#refresh(cached.loaded);
    return cached.loaded;
  }

  #begin(): Promise<T> {
    const { version, edition } = this.#view();
    const loaded = this.#load();
    const begun = { version, edition, at: performance.now(), loaded };
    this.#cached = begun;
    loaded.catch(() => {
      if (this.#cached === begun) this.#cached = null;
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
        if (this.#cached?.loaded === old)
          this.#cached = { version, edition, at: performance.now(), loaded: Promise.resolve(loaded) };
      },
      () => {
        this.#isLoading = false;
      },
    );
  }
}
