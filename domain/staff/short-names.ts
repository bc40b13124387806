/** 'Jonas Haug' as colleagues say it. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** 'Jonas Haug' is JH; of more than two names the first and the last. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

/** A customer as a list shows one: 'Sunniva B.' */
export function shortName(name: string | null): string {
  const words = (name ?? '').trim().split(/\s+/);
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined;
  return last === undefined ? (words[0] ?? '') : `${words[0]} ${last.toUpperCase()}.`;
}
