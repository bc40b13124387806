import type { CacheTag } from '#server/ports/cache-tag.ts';

/** On every page: what is published beside the catalogue has changed, or the code. */
export const everyPage = 'pages';
/** On pages of so many things that naming them would be too much for a header: every change drops them. */
const broad = 'broad';
/** Varnish takes lines of 8 kB. */
const mostLength = 4_000;

/** The Surrogate-Key header (xkey) by which a CDN can purge a page. */
export function surrogateKeys(tags: readonly CacheTag[]): string {
  const keys = [everyPage, ...tags.map(surrogateKey)].join(' ');
  return keys.length > mostLength ? `${everyPage} ${broad}` : keys;
}

/** The surrogate keys to purge when these tags are invalidated. */
export function droppedKeys(tags: readonly CacheTag[]): string[] {
  return [...tags.map(surrogateKey), broad];
}

/** 'a1001', 'MainGroupID:3', 'counts', 'any'. */
function surrogateKey(tag: CacheTag): string {
  return typeof tag === 'number' ? `a${tag}` : tag;
}
