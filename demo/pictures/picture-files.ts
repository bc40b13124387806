import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Made pictures on disk. A file appears whole or not at all, whichever process writes it. */
export class PictureFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(path.join(this.#folder, name));
    } catch {
      return null;
    }
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.#folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const half = `${file}.${randomUUID()}`;
    await writeFile(half, bytes);
    await rename(half, file);
  }
}
