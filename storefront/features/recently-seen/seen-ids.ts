import { parseJson } from '#domain/storage/parse-json.ts';

const most = 12;

/** Article ids, the last seen first. Text that is not ours counts as empty (DEC-82). */
export function readSeen(text: string | null): readonly number[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, most);
}

export function addSeen(seen: readonly number[], articleId: number): readonly number[] {
  return [articleId, ...seen.filter((id) => id !== articleId)].slice(0, most);
}
