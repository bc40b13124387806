import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { AnswerHeaders } from './answer-headers.ts';
import { type RawAnswer, writeRaw } from './raw-answer.ts';

/** Cached answers, found by the requested url. */
export interface CachedAnswers {
  /** The route such a request would have taken, for the metrics. */
  readonly route: string;
  /** Null when there is none: the request goes the long way. */
  find(url: string, request: IncomingMessage): RawAnswer | null;
}

/** What a request is refused with, and the route it would have taken, for the metrics. */
export interface EarlyRefusal {
  readonly route: string;
  readonly answer: RawAnswer;
}

export interface CacheFastPathParts {
  /** Null: the API's calls go the long way. */
  readonly api: CachedAnswers | null;
  readonly pages: CachedAnswers;
  /** Called before each answer: nothing that has passed by the clock is shown. */
  readonly bringUpToDate: () => void;
  readonly measure: (route: string, status: number, seconds: number) => void;
  readonly headers: AnswerHeaders;
  /** False while shutting down. */
  readonly ready: () => boolean;
  /** Under too much load: what is refused before it is routed. */
  readonly refuse: (request: IncomingMessage) => EarlyRefusal | null;
  readonly beforeRefusal: () => Promise<void>;
}

/** In milliseconds, as Node's server takes them. */
export interface ConnectionLimits {
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
  readonly headersTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
}

/**
 * Answers what is cached before Fastify routes it: no hooks, no reply object, headers that are written as they are. A hit
 * costs half of what it costs by way of Fastify. Everything else goes through to Fastify, and so does every request while the
 * process is starting or shutting down.
 */
export class CacheFastPath {
  #parts: CacheFastPathParts | null = null;

  /** From now on cached answers are given. */
  open(parts: CacheFastPathParts): void {
    this.#parts = parts;
  }

  /** Fastify's server, with the cache asked before its handler. */
  serverWith({ connectionTimeout, ...limits }: ConnectionLimits): FastifyServerFactory {
    return (handler) => {
      const listener: RequestListener = (request, response) => {
        if (!this.#answers(request, response) && !this.#refuses(request, response)) handler(request, response);
      };
      return createServer(limits, listener).setTimeout(connectionTimeout);
    };
  }

  #answers(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    if (
      this.#parts === null ||
      request.method !== 'GET' ||
      request.headers.authorization !== undefined ||
      !this.#parts.ready()
    )
      return false;
    const begun = performance.now();
    const { api, pages, headers, measure, bringUpToDate } = this.#parts;
    bringUpToDate();
    const cached = url.startsWith('/api/') ? api : pages;
    const answer = cached?.find(url, request) ?? null;
    if (cached === null || answer === null) return false;
    writeRaw(response, answer, headers);
    measure(cached.route, answer.status, (performance.now() - begun) / 1000);
    return true;
  }

  #refuses(request: IncomingMessage, response: ServerResponse): boolean {
    const parts = this.#parts;
    const refused = parts?.ready() ? parts.refuse(request) : null;
    if (!parts || !refused) return false;
    const begun = performance.now();
    void parts.beforeRefusal().then(() => {
      writeRaw(response, refused.answer, parts.headers);
      parts.measure(refused.route, refused.answer.status, (performance.now() - begun) / 1000);
    });
    return true;
  }
}
