/** 'Sunniva Brekke' as labels have it: 'Sunniva B.'. */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  const first = parts.slice(0, Math.max(1, parts.length - 1)).join(' ');
  return last === undefined ? first : `${first} ${last.charAt(0)}.`;
}
