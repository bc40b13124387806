import type { PictureCut, PictureProcessor } from '#server/ports/content/picture-processor.ts';
import { cutKey, masterKey, type PictureStore } from '#server/ports/content/picture-store.ts';
import {
  type PictureDescription,
  type PictureFile,
  type PictureRequest,
  type Pictures,
  PicturesUnavailable,
} from '#server/ports/content/pictures.ts';
import { RecentFiles } from './recent-files.ts';

const bytesInMemory = 48 * 1024 * 1024;
/** Further files to make wait for the processor; beyond these whoever asks is told to come back. */
const mostWaiting = 60;
const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export interface StoredPicturesParts {
  readonly store: PictureStore;
  readonly processor: PictureProcessor;
  /** Asked for every picture that is no photograph: the demo's drawings, or placeholders. */
  readonly others: Pictures;
  /** Shown in the place of a photograph that is not there. */
  readonly standIn: PictureFile;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The chain's photographs, from the store that all processes share. A file that has not been made yet is made of its master
 * when somebody first asks, and put back, so it is made once for all processes and machines.
 */
export class StoredPictures implements Pictures {
  readonly #parts: StoredPicturesParts;
  readonly #recent = new RecentFiles(bytesInMemory);
  readonly #underWay = new Map<string, Promise<Buffer | null>>();

  constructor(parts: StoredPicturesParts) {
    this.#parts = parts;
  }

  addressOf(picture: PictureDescription): string {
    return this.#parts.others.addressOf(picture);
  }

  async read(request: PictureRequest): Promise<PictureFile | null> {
    const [, hash] = /^foto\/([0-9a-f]{32})$/.exec(request.address) ?? [];
    if (hash === undefined) return this.#parts.others.read(request);
    const { format, width, wide } = request;
    if (format === 'svg') return null;
    const bytes = await this.#file(hash, wide ? 'og' : { width, format });
    return bytes === null ? { ...this.#parts.standIn, isPlaceholder: true } : { type: types[format], bytes };
  }

  /** Many may ask for the same file at once: it is fetched or made once. */
  #file(hash: string, cut: PictureCut): Promise<Buffer | null> {
    const key = cutKey(hash, cut);
    const recent = this.#recent.get(key);
    if (recent !== undefined) return Promise.resolve(recent);
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    if (this.#underWay.size >= mostWaiting) return Promise.reject(new PicturesUnavailable('Too many pictures at once'));
    const work = this.#fetchOrMake(hash, cut)
      .catch((error: unknown) => {
        this.#parts.onFailure(error);
        throw new PicturesUnavailable('The store of pictures does not answer', { cause: error });
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, work);
    return work;
  }

  async #fetchOrMake(hash: string, cut: PictureCut): Promise<Buffer | null> {
    const { store, processor, onFailure } = this.#parts;
    const key = cutKey(hash, cut);
    const found = await store.get(key);
    if (found !== null) {
      this.#recent.set(key, found);
      return found;
    }
    const master = await store.get(masterKey(hash));
    if (master === null) return null;
    const made = await processor.make(master, cut);
    this.#recent.set(key, made);
    // It is shown although it could not be stored: the next process makes it again.
    await store.put(key, made).catch(onFailure);
    return made;
  }
}
