/** Files asked for lately, up to so many bytes; the one that nobody has asked for longest goes first. */
export class RecentFiles {
  readonly #most: number;
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Buffer | undefined {
    const found = this.#files.get(key);
    if (found === undefined) return undefined;
    this.#files.delete(key);
    this.#files.set(key, found);
    return found;
  }

  set(key: string, bytes: Buffer): void {
    if (bytes.length > this.#most / 8 || this.#files.has(key)) return;
    this.#files.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, file] of this.#files) {
      if (this.#bytes <= this.#most) break;
      this.#files.delete(oldest);
      this.#bytes -= file.length;
    }
  }
}
