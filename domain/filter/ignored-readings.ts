/** Of as many and as long as the search takes (contract/article.ts). */
const mostIgnored = 20;
const longestKey = 80;

/** A key such as 'gender:dame', or 'spelling': words as they are written. */
const isKey = /^(spelling|[a-z]+:[^,\p{Cc}]+)$/u;

/** Keys of readings that the shopper has taken away from a search (docs/search.md), as the address has them. */
export function readIgnored(text: string | null): readonly string[] {
  const keys = (text ?? '').split(',').filter((key) => key.length <= longestKey && isKey.test(key));
  return [...new Set(keys)].slice(0, mostIgnored);
}

/** For an address: colons and letters as they are where they can be; the order is fixed. */
export function writeIgnored(keys: readonly string[]): string {
  return [...keys]
    .sort()
    .map((key) => encodeURIComponent(key).replaceAll('%3A', ':'))
    .join(',');
}
