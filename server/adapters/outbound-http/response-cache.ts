/**
 * A bounded cache (LRU, with a time to live) of an outside service's answers. Requests for the same key at the same time share
 * one call. Failures are not cached.
 */
export class ResponseCache<T> {
  readonly #most: number;
  readonly #now: () => number;
  readonly #answers = new Map<string, { readonly answer: T; readonly until: number }>();
  readonly #underWay = new Map<string, Promise<T>>();

  constructor({ most, now = Date.now }: { readonly most: number; readonly now?: () => number }) {
    this.#most = most;
    this.#now = now;
  }

  async of(key: string, ask: () => Promise<T>, lifetimeMs: (answer: T) => number): Promise<T> {
    const known = this.#answers.get(key);
    if (known !== undefined && known.until > this.#now()) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return known.answer;
    }
    return this.#underWay.get(key) ?? this.#ask(key, ask, lifetimeMs);
  }

  get count(): number {
    return this.#answers.size;
  }

  #ask(key: string, ask: () => Promise<T>, lifetimeMs: (answer: T) => number): Promise<T> {
    const asked = ask()
      .then((answer) => {
        this.#store(key, answer, lifetimeMs(answer));
        return answer;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }

  #store(key: string, answer: T, lifetimeMs: number): void {
    this.#answers.delete(key);
    this.#answers.set(key, { answer, until: this.#now() + lifetimeMs });
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#most) break;
      this.#answers.delete(oldest);
    }
  }
}
