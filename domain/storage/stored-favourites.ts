import { parseJson } from './parse-json.ts';

/** Article ids, on this device only (DEC-85). */
export type Favourites = readonly number[];

export function readFavourites(text: string | null): Favourites {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0))];
}

export function toggleFavourite(favourites: Favourites, articleId: number): Favourites {
  return favourites.includes(articleId)
    ? favourites.filter((other) => other !== articleId)
    : [...favourites, articleId];
}
