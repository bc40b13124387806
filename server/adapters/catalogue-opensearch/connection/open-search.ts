import { Client, errors } from '@opensearch-project/opensearch';
import { CatalogueUnavailableError } from '../../../ports/catalogue/catalogue-unavailable.ts';
import { BreakerOpenError, CircuitBreaker } from '../../outbound-http/circuit-breaker.ts';
import type { Clause } from '../clause.ts';
import type { SearchAnswer } from './search-answer.ts';

export interface OpenSearchOptions {
  /** The nodes; a call that one of them fails goes to another. */
  readonly urls: readonly string[];
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** A visitor waits: what has not come by then comes from another node, or not at all. */
const readTimeoutMs = 800;

const mostAttempts = 2;

type SearchResponse = SearchAnswer & { readonly error?: { readonly type: string; readonly reason: string } };

/** Reading from OpenSearch: short waits, one retry at another node, and a breaker, so that a slow cluster holds up nobody. */
export class OpenSearch {
  readonly #client: Client;
  readonly #breaker: CircuitBreaker;

  constructor({ urls, timeoutMs = readTimeoutMs, now = Date.now }: OpenSearchOptions) {
    this.#client = new Client({
      nodes: [...urls],
      requestTimeout: timeoutMs,
      maxRetries: 1,
      resurrectStrategy: 'optimistic',
    });
    this.#breaker = new CircuitBreaker({
      failures: 10,
      openMs: 1_000,
      maxOpenMs: 10_000,
      maxConcurrent: 64,
      queueTimeoutMs: timeoutMs,
      now,
    });
  }

  /**
   * Several searches of one index or alias at once. All shards answer, or it fails: half a list is none. Shards that are lost with
   * their node are asked for once more, as their copies answer from then on.
   */
  async searches(index: string, bodies: readonly Clause[], timeoutMs?: number): Promise<SearchAnswer[]> {
    if (bodies.length === 0) return [];
    const header = { index, allow_partial_search_results: false };
    const lines = bodies.flatMap((body) => [header, body]);
    for (let attempt = 1; ; attempt += 1) {
      const { responses } = await this.#ask<{ responses: SearchResponse[] }>('/_msearch', lines, timeoutMs);
      const failed = responses.find(({ error }) => error !== undefined);
      if (failed?.error === undefined) return responses;
      const { status, error } = failed;
      if (status < 500 || attempt === mostAttempts) throw refusal(status, `${error.type}: ${error.reason}`);
    }
  }

  /** With a time of its own where no visitor waits. */
  async search(index: string, body: Clause, timeoutMs?: number): Promise<SearchAnswer> {
    const [answer] = await this.searches(index, [body], timeoutMs);
    if (answer === undefined) throw new CatalogueUnavailableError('No answer.');
    return answer;
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  async #ask<T>(path: string, bulkBody: readonly Clause[], timeoutMs: number | undefined): Promise<T> {
    const options = timeoutMs === undefined ? {} : { requestTimeout: timeoutMs };
    try {
      const answered = await this.#breaker.run(async () => {
        try {
          return await this.#client.transport.request({ method: 'POST', path, bulkBody: [...bulkBody] }, options);
        } catch (error) {
          // What it refuses is about the question, and says nothing of how it does.
          if (isRefused(error)) return error;
          throw error;
        }
      });
      if (answered instanceof Error) throw answered;
      return answered.body as T;
    } catch (error) {
      if (error instanceof BreakerOpenError || (error instanceof errors.OpenSearchClientError && !isRefused(error)))
        throw new CatalogueUnavailableError(`OpenSearch: ${error.message}`, { cause: error });
      throw error;
    }
  }
}

function isRefused(error: unknown): error is errors.ResponseError {
  const status = error instanceof errors.ResponseError ? (error.statusCode ?? 500) : 500;
  return status < 500 && status !== 429 && status !== 404;
}

/** No such index is one that is not built yet; no shard to ask and too many questions pass. */
function refusal(status: number, reason: string): Error {
  const passes = status >= 500 || status === 429 || status === 404;
  return passes ? new CatalogueUnavailableError(`OpenSearch: ${reason}`) : new Error(`OpenSearch refused: ${reason}`);
}
