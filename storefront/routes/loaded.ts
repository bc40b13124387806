import { data, replace } from 'react-router';
import type { Reply } from '#contract/reply.ts';

/** Thrown by a loader, it becomes the page's status and the not-found or error screen (DEC-06). */
export function notFoundPage(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 });
}

/** The data of an answer the page cannot do without. */
export function needed<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data;
  throw data(null, { status: reply.status === 404 ? 404 : 503 });
}

/** The data of an answer the page can do without. */
export function optional<T>(reply: Reply<T>, fallback: T): T {
  return reply.ok ? reply.data : fallback;
}

/** DEC-08: a move in the app replaces the history entry, so that going back does not bounce. */
export function moveTo(path: string, status: 301 | 302): Response {
  return replace(path, status);
}
