import type { CacheTag } from '#server/ports/cache-tag.ts';

/** On every page: what is published beside the catalogue has changed, or the code. */
export const everyPage = 'pages';
/** On pages of so many things that naming them would be too much for a header: every change drops them. */
const broad = 'broad';
/** Varnish takes lines of 8 kB. */
const mostLength = 4_000;

/** What a CDN files a page under (Surrogate-Key, xkey). */
export function surrogateKeys(tags: readonly CacheTag[]): string {
  const keys = [everyPage, ...tags.map(surrogateKey)].join(' ');
  return keys.length > mostLength ? `${everyPage} ${broad}` : keys;
}

/** What a change of these drops there. */
export function droppedKeys(tags: readonly CacheTag[]): string[] {
  return [...tags.map(surrogateKey), broad];
}

/** 'a1001', 'MainGroupID:3', 'counts', 'any'. */
function surrogateKey(tag: CacheTag): string {
  return typeof tag === 'number' ? `a${tag}` : tag;
}
