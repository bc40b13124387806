/** A calm reader takes in some 200 words a minute. */
const wordsPerMinute = 200;

/** How long a text of HTML takes to read, at least a minute. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
