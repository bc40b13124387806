/** A calm reader takes in some 200 words a minute. */
const wordsPerMinute = 200;

/** The same few guides and posts are pointed at from every list; more texts than these are forgotten all at once. */
const mostTexts = 100;
const known = new Map<string, number>();

/** How long a text of HTML takes to read, at least a minute. */
export function readingMinutes(html: string): number {
  const before = known.get(html);
  if (before !== undefined) return before;
  if (known.size >= mostTexts) known.clear();
  const words = html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  known.set(html, minutes);
  return minutes;
}
