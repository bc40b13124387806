import { type Failure, notFound, type Reply, success } from '#contract/reply.ts';
import type { Tagged } from '#server/ports/cache-tag.ts';
import type { Result, Unknown } from '#server/ports/result.ts';
import type { CacheableReply } from '../handler.ts';

/** A result as it goes out: the value under its status, or what the resource answers to the refusal. */
export function answer<T, Refusal>(
  result: Result<T, Refusal>,
  refuse: (refusal: Refusal) => Failure,
  status = 200,
): Reply<T> {
  return result.ok ? success(result.value, status) : refuse(result.refusal);
}

/** The same where there is nothing to say but that there is no such thing, or not even that. */
export function plainAnswer<T>(result: Result<T, Unknown>, status = 200): Reply<T> {
  return answer(result, notFound, status);
}

/** A read that may be cached, with what it depends on. */
export function cacheable<T>(result: Result<Tagged<T>, Unknown>): CacheableReply<T>;
export function cacheable<T, Refusal>(
  result: Result<Tagged<T>, Refusal>,
  refuse: (refusal: Refusal) => Failure,
): CacheableReply<T>;
export function cacheable<T>(
  result: Result<Tagged<T>, unknown>,
  refuse: (refusal: unknown) => Failure = notFound,
): CacheableReply<T> {
  if (!result.ok) return refuse(result.refusal);
  const { data, dependsOn } = result.value;
  return { ...success(data), dependsOn };
}

/** What is published beside the catalogue: it changes with a new version alone. */
export function publishedAnswer<T>(data: T): CacheableReply<T> {
  return { ...success(data), dependsOn: [] };
}
