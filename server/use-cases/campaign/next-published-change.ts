import type { Published } from '#server/ports/content/published.ts';

/** The next instant after `now` at which a campaign starts or ends, a post appears, a poll opens or closes, or a pin in the search lapses; Infinity when nothing does. */
export function nextPublishedChange({ campaigns, editorial, searchSteering }: Published, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { start, end } of campaigns) next = Math.min(next, after(start, now), after(end, now));
  // Newest first: behind the first one that is out there are no others to come.
  for (const { publishedAt } of editorial.posts) {
    if (publishedAt <= now) break;
    next = Math.min(next, publishedAt);
  }
  for (const { opensAt, closesAt } of editorial.polls)
    next = Math.min(next, after(opensAt ?? now, now), after(closesAt ?? now, now));
  for (const placed of searchSteering.places.values())
    for (const { until } of placed) next = Math.min(next, after(until, now));
  return next;
}

function after(instant: number, now: number): number {
  return instant > now ? instant : Number.POSITIVE_INFINITY;
}
