import { pollState } from '#domain/poll/poll-state.ts';
import type { Editorial, EditorialPoll } from '#server/ports/content/editorial.ts';

/** Without the posts that are still to come, and with no poll active but those that are open now. */
export function shownEditorial(editorial: Editorial, now: number): Editorial {
  // The posts stand newest first, so mostly nothing is left out.
  const shown = editorial.posts.findIndex(({ publishedAt }) => publishedAt <= now);
  const isShut = (poll: EditorialPoll) => poll.active && pollState(poll, now) !== 'open';
  const hasShut = editorial.polls.some(isShut);
  if (shown === 0 && !hasShut) return editorial;
  return {
    ...editorial,
    posts: shown === -1 ? [] : editorial.posts.slice(shown),
    polls: hasShut
      ? editorial.polls.map((poll) => (isShut(poll) ? { ...poll, active: false } : poll))
      : editorial.polls,
  };
}
