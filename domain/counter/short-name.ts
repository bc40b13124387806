/** A customer as a list shows one: 'Sunniva B.' */
export function shortName(name: string | null): string {
  const words = (name ?? '').trim().split(/\s+/);
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined;
  return last === undefined ? (words[0] ?? '') : `${words[0]} ${last.toUpperCase()}.`;
}
