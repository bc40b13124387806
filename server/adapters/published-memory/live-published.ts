import { isDeepStrictEqual } from 'node:util';
import type { Published, PublishedSource } from '#server/ports/content/published.ts';

/** Holds the published data in memory and replaces it as a whole; when a load fails, the old data stays. */
export class LivePublished implements PublishedSource {
  #current: Published;
  #version = 1;
  readonly #load: () => Promise<Published>;

  private constructor(first: Published, load: () => Promise<Published>) {
    this.#current = first;
    this.#load = load;
  }

  static async start(load: () => Promise<Published>): Promise<LivePublished> {
    return new LivePublished(await load(), load);
  }

  get current(): Published {
    return this.#current;
  }

  get version(): number {
    return this.#version;
  }

  async reload(): Promise<void> {
    const loaded = await this.#load();
    if (isDeepStrictEqual(loaded, this.#current)) return;
    this.#current = loaded;
    this.#version += 1;
  }
}
