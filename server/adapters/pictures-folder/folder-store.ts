import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type PictureStore, PictureStoreError } from '#server/ports/content/picture-store.ts';

const half = '.part';

/** Photographs in a folder of the machine, or of a disk that several machines share. */
export class FolderPictureStore implements PictureStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A file appears whole: written beside its place, then moved there. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(key);
    const written = `${file}-${randomUUID()}${half}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(written, bytes);
      await rename(written, file);
    } catch (error) {
      await rm(written, { force: true }).catch(() => {});
      throw unreachable(error);
    }
  }

  async get(key: string): Promise<Buffer | null> {
    return readFile(this.#file(key)).catch(nothingThere);
  }

  async *list(prefix: string): AsyncGenerator<string> {
    const groups = prefix.length >= 2 ? [prefix.slice(0, 2)] : await this.#names('');
    for (const group of groups) {
      const whole = prefix.includes('/') ? [prefix.slice(0, prefix.indexOf('/'))] : await this.#names(group);
      for (const hash of whole) {
        for (const name of await this.#names(path.join(group, hash))) {
          const key = `${hash}/${name}`;
          if (key.startsWith(prefix) && !name.endsWith(half)) yield key;
        }
      }
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  /** Two digits of the hash first: a folder of a hundred thousand is slow to list. */
  #file(key: string): string {
    return path.join(this.#folder, key.slice(0, 2), checkedKey(key));
  }

  async #names(below: string): Promise<readonly string[]> {
    return (await readdir(path.join(this.#folder, below)).catch(nothingThere)) ?? [];
  }
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw unreachable(error);
}

function unreachable(error: unknown): PictureStoreError {
  const { code = 'an error', path: file = '' } = error as NodeJS.ErrnoException;
  return new PictureStoreError(`The folder of PICTURES cannot be used: ${code} ${file}`.trimEnd(), { cause: error });
}
