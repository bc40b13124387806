import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, errors } from '@opensearch-project/opensearch';
import { CatalogueUnavailableError } from '../../../ports/catalogue/catalogue-unavailable.ts';
import type { Clause } from '../clause.ts';
import type { SearchAnswer } from '../connection/search-answer.ts';
import type { CatalogueDocument } from '../documents/catalogue-document.ts';
import { mapping, mappingVersion } from '../documents/mapping.ts';

/** One document to be written, or with null one to be removed. */
export interface Write {
  readonly id: number;
  readonly document: CatalogueDocument | null;
}

export interface StoredDocument {
  readonly document: CatalogueDocument;
  readonly version: number;
}

export interface IndexShape {
  readonly shards: number;
  readonly replicas: number;
}

/** Nobody waits for what is written but the one who writes. */
const writeTimeoutMs = 30_000;
const mostPerBulk = 500;
/** Everything can be made again from the database: what a node loses with its last seconds is no reason to wait for its disk. */
const translog = { durability: 'async', sync_interval: '2s' };
/** How long a document that was removed is remembered, so that an indexer that hung until then cannot bring it back. */
const gc_deletes = '1h';
/** How long a cluster that has too much to do is left alone, before half as much is sent. */
const pauseMs = 250;
const mostPauses = 40;
/** A pattern names every size, colour and shop that is asked for (variant-question.ts), and a large chain has hundreds; usual are 1,000. */
const mostPattern = 100_000;

/** How long a former index stays for searches that are under way. */
const formerMs = 5_000;

/** A newer indexer has written: this one is to stop. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
}

/** Writing to OpenSearch. */
export class IndexClient {
  readonly #client: Client;

  constructor(urls: readonly string[], timeoutMs: number = writeTimeoutMs) {
    this.#client = new Client({ nodes: [...urls], requestTimeout: timeoutMs, maxRetries: 2 });
  }

  /**
   * Without replicas and refreshes until it is filled. A cluster that is slow to say so may have made it when it is asked again: one
   * that carries the mark of this call is the one asked for.
   */
  async create(index: string, { shards }: IndexShape): Promise<void> {
    const copies = { number_of_shards: shards, number_of_replicas: 0 };
    const settings = { ...copies, refresh_interval: '-1', max_regex_length: mostPattern, translog, gc_deletes };
    const mark = randomUUID();
    const mappings = { ...mapping, _meta: { mappingVersion, mark } };
    const answer = await this.#request<{ error?: unknown }>('PUT', `/${index}`, { settings, mappings }, [400]);
    if (answer.error === undefined) return;
    const [made] = await this.#mappings(index);
    if (made?.meta.mark !== mark) throw new Error(`OpenSearch made no index: ${JSON.stringify(answer.error)}`);
  }

  /** Waits until every copy is there. */
  async replicate(index: string, { replicas }: IndexShape): Promise<void> {
    if (replicas === 0) return;
    await this.#request('PUT', `/${index}/_settings`, { index: { number_of_replicas: replicas } });
    const health = '?wait_for_status=green&wait_for_no_initializing_shards=true&timeout=25s';
    // A cluster with fewer nodes than copies stays yellow, and serves all the same.
    await this.#request('GET', `/_cluster/health/${index}${health}`, undefined, [408]);
  }

  async remove(index: string): Promise<void> {
    await this.#request('DELETE', `/${index}`, undefined, [404]);
  }

  async refresh(index: string): Promise<void> {
    const { _shards } = await this.#request<{ _shards: { failed: number } }>('POST', `/${index}/_refresh`);
    if (_shards.failed > 0) throw new CatalogueUnavailableError(`${_shards.failed} shards were not refreshed.`);
  }

  /** The indexes behind an alias, with what their mappings say of themselves. */
  async behind(alias: string): Promise<{ index: string; mappingVersion: number | null }[]> {
    const found = await this.#mappings(alias);
    return found.map(({ index, meta }) => ({ index, mappingVersion: meta.mappingVersion ?? null }));
  }

  async #mappings(name: string): Promise<{ index: string; meta: MappingMeta }[]> {
    const found = await this.#request<Record<string, { mappings: { _meta?: MappingMeta } }>>(
      'GET',
      `/${name}/_mapping`,
      undefined,
      [404],
    );
    if ('error' in found) return [];
    return Object.entries(found).map(([index, { mappings }]) => ({ index, meta: mappings._meta ?? {} }));
  }

  /**
   * Readers see the one or the other, never none; those that are asking still get their answer from the former. Where another
   * stands behind the alias by now, nothing is swapped.
   */
  async swap(alias: string, index: string, former: readonly string[]): Promise<void> {
    const found = (await this.behind(alias)).map((one) => one.index);
    if (found.some((one) => !former.includes(one))) throw new FencedError('A newer indexer has built the catalogue.');
    const removed = former.map((one) => ({ remove: { index: one, alias, must_exist: true } }));
    const answer = await this.#request<{ error?: unknown }>(
      'POST',
      '/_aliases',
      { actions: [{ add: { index, alias } }, ...removed] },
      [404],
    );
    if (answer.error !== undefined) throw new FencedError('A newer indexer has built the catalogue.');
    // One that is not removed, as the indexer ends before, is found by the next (`leftBehind`).
    setTimeout(() => {
      for (const one of former) this.remove(one).catch(() => undefined);
    }, formerMs).unref();
  }

  /** Indexes of the name that no alias stands for: left behind by a build that was broken off. */
  async leftBehind(alias: string): Promise<string[]> {
    const found = await this.#request<Record<string, { aliases: object }>>(
      'GET',
      `/${alias}-*/_alias`,
      undefined,
      [404],
    );
    if ('error' in found) return [];
    return Object.entries(found).flatMap(([index, { aliases }]) => (Object.keys(aliases).length === 0 ? [index] : []));
  }

  async search(index: string, body: Clause): Promise<SearchAnswer> {
    return this.#request<SearchAnswer>('POST', `/${index}/_search?allow_partial_search_results=false`, body);
  }

  /** As they are now, refreshed or not. */
  async documents(index: string, ids: readonly number[]): Promise<Map<number, StoredDocument>> {
    const found = new Map<number, StoredDocument>();
    for (let at = 0; at < ids.length; at += mostPerBulk) {
      const part = ids.slice(at, at + mostPerBulk).map(String);
      const { docs } = await this.#request<{
        docs: { _id: string; _version?: number; _source?: CatalogueDocument }[];
      }>('POST', `/${index}/_mget`, { ids: part });
      for (const { _id, _version = 0, _source } of docs)
        if (_source) found.set(Number(_id), { document: _source, version: _version });
    }
    return found;
  }

  /** Whole documents; one that is there with a higher version says that somebody else is writing. */
  async write(index: string, version: number, writes: readonly Write[]): Promise<void> {
    let most = mostPerBulk;
    let refused = 0;
    for (let at = 0; at < writes.length; ) {
      const part = writes.slice(at, at + most);
      if (await this.#bulk(index, version, part)) {
        at += part.length;
        refused = 0;
      } else {
        refused += 1;
        if (refused > mostPauses) throw new CatalogueUnavailableError('OpenSearch takes nothing more.');
        most = Math.max(1, most >> 1);
        await sleep(pauseMs);
      }
    }
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  /** False when it had too much to do: some of it may be written, and is written again. */
  async #bulk(index: string, version: number, writes: readonly Write[]): Promise<boolean> {
    const lines = writes.flatMap(({ id, document }): object[] => {
      const action = { _id: String(id), version, version_type: 'external_gte' };
      return document === null ? [{ delete: action }] : [{ index: action }, document];
    });
    const { body, statusCode } = await this.#send(
      'POST',
      `/${index}/_bulk?filter_path=errors,items.*.status`,
      { bulkBody: lines },
      [429],
    );
    if (statusCode === 429) return false;
    const { errors: failed, items } = body as { errors: boolean; items: BulkItem[] };
    if (!failed) return true;
    const refused = items.map((item) => item.index ?? item.delete).filter((item) => (item?.status ?? 0) >= 400);
    const real = refused.filter((item) => item?.status !== 404);
    if (real.some((item) => item?.status === 409)) throw new FencedError('A newer indexer writes to the catalogue.');
    if (real.some((item) => item?.status === 429 || item?.status === 503)) return false;
    if (real.length > 0) throw new Error(`OpenSearch refused a document: ${JSON.stringify(real[0])}`);
    return true;
  }

  async #request<T>(method: string, path: string, body?: Clause, allowed: readonly number[] = []): Promise<T> {
    return (await this.#send(method, path, body === undefined ? {} : { body }, allowed)).body as T;
  }

  async #send(method: string, path: string, content: Clause, allowed: readonly number[]) {
    try {
      const answer = await this.#client.transport.request({ method, path, ...content });
      return { body: answer.body as unknown, statusCode: answer.statusCode };
    } catch (error) {
      const refused = error instanceof errors.ResponseError ? error : null;
      if (refused && allowed.includes(refused.statusCode ?? 0))
        return { body: refused.body as unknown, statusCode: refused.statusCode };
      if (error instanceof errors.OpenSearchClientError && (refused === null || (refused.statusCode ?? 500) >= 500))
        throw new CatalogueUnavailableError(`OpenSearch: ${error.message}`, { cause: error });
      throw error;
    }
  }
}

interface MappingMeta {
  readonly mappingVersion?: number;
  /** Of the call that made the index. */
  readonly mark?: string;
}

interface BulkItem {
  readonly index?: { readonly status: number };
  readonly delete?: { readonly status: number };
}
