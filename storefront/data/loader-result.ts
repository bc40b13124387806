import { data, redirect, replace } from 'react-router';
import type { Reply } from '#contract/reply.ts';
import { currentPath } from './current-path.ts';

/** Thrown by a loader, it becomes the page's status and the not-found or error screen (DEC-06). */
export function notFoundPage(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 });
}

/** The data of an answer the page cannot do without. */
export function required<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.data;
  throw data(null, { status: reply.status === 404 ? 404 : 503 });
}

/** The data of an answer the page can do without. */
export function optional<T>(reply: Reply<T>, fallback: T): T {
  return reply.ok ? reply.data : fallback;
}

/**
 * A redirect (DEC-08). During a navigation inside the app the requested address is not in the history yet, so a plain
 * redirect leaves no trace of it. The history entry is replaced in two cases: when the requested address (`asked`) is
 * already shown, as when a guard turns a visitor away after hydration, and when the redirect leads back to what is
 * shown. Otherwise Back would bounce.
 */
export function redirectTo(path: string, status: 301 | 302, asked: string = path): Response {
  const shown = currentPath();
  return shown === path || shown === asked ? replace(path, status) : redirect(path, status);
}
