import { setTimeout as sleep } from 'node:timers/promises';
import { checkedKey, type PictureStore, PictureStoreError } from '#server/ports/content/picture-store.ts';
import { CircuitBreaker } from '../outbound-http/circuit-breaker.ts';
import { escaped, type SigningKey, signV4 } from './sign-v4.ts';

export interface S3Settings extends SigningKey {
  /** The bucket, and a folder in it if the pictures shall not lie at its top: https://s3.example/bucket/folder */
  readonly url: string;
}

const timeoutMs = 10_000;
/** Every call can be made again: what stands under a key never changes. */
const pausesMs = [200, 800];

/** Photographs in an object store that speaks S3: path-style addresses, every call and every body signed. */
export class S3PictureStore implements PictureStore {
  readonly #bucket: URL;
  /** Before every key: '' or 'folder/'. */
  readonly #folder: string;
  readonly #key: SigningKey;
  readonly #breaker = new CircuitBreaker({ maxConcurrent: 16, queueTimeoutMs: timeoutMs });

  constructor({ url, ...key }: S3Settings) {
    const { origin, pathname } = new URL(url);
    const [bucket = '', ...below] = pathname.split('/').filter((part) => part !== '');
    this.#bucket = new URL(`/${bucket}`, origin);
    this.#folder = below.map((part) => `${decodeURIComponent(part)}/`).join('');
    this.#key = key;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#call('PUT', this.#object(key), bytes);
  }

  async get(key: string): Promise<Buffer | null> {
    const answer = await this.#call('GET', this.#object(key));
    return answer === null ? null : Buffer.from(answer);
  }

  async *list(prefix: string): AsyncGenerator<string> {
    let after: string | undefined;
    do {
      const url = new URL(this.#bucket);
      url.searchParams.set('list-type', '2');
      url.searchParams.set('prefix', this.#folder + prefix);
      if (after !== undefined) url.searchParams.set('continuation-token', after);
      url.search = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
      const answer = await this.#call('GET', url);
      if (answer === null) throw new PictureStoreError('The bucket of PICTURES is not there.');
      const xml = Buffer.from(answer).toString();
      for (const key of contents(xml, 'Key')) yield key.slice(this.#folder.length);
      [after] = contents(xml, 'NextContinuationToken');
    } while (after !== undefined);
  }

  async remove(key: string): Promise<void> {
    await this.#call('DELETE', this.#object(key));
  }

  #object(key: string): URL {
    const path = (this.#folder + checkedKey(key)).split('/').map(escaped).join('/');
    return new URL(`${this.#bucket.href}/${path}`);
  }

  /** The body of the answer; null when there is no such thing. */
  #call(method: 'GET' | 'PUT' | 'DELETE', url: URL, body?: Uint8Array): Promise<ArrayBuffer | null> {
    return this.#breaker.run(async () => {
      for (const pause of pausesMs) {
        const answer = await this.#send(method, url, body).catch(() => null);
        if (answer !== null && answer.status < 500) return contentOf(answer, method);
        await answer?.body?.cancel();
        await sleep(pause);
      }
      const last = await this.#send(method, url, body).catch((error: unknown) => {
        throw new PictureStoreError(`The store of PICTURES does not answer at ${url.host}.`, { cause: error });
      });
      return contentOf(last, method);
    });
  }

  #send(method: 'GET' | 'PUT' | 'DELETE', url: URL, body?: Uint8Array): Promise<Response> {
    const headers = signV4({ method, url, ...(body === undefined ? {} : { body }) }, this.#key, new Date());
    return fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    });
  }
}

async function contentOf(answer: Response, method: string): Promise<ArrayBuffer | null> {
  if (answer.status === 404) {
    await answer.body?.cancel();
    return null;
  }
  if (answer.ok) return answer.arrayBuffer();
  const [code = ''] = contents(await answer.text(), 'Code');
  throw new PictureStoreError(`The store of PICTURES answered ${answer.status} ${code} to ${method}.`);
}

/** Our keys and the store's tokens hold none of the characters that XML escapes but '&'. */
function contents(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );
}
