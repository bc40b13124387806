import { readUtvalgIds } from '#domain/navigation/addresses/utvalg-ids.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { readFavourites, toggleFavourite } from '#domain/storage/stored-favourites.ts';

/** Articles chosen to be looked at side by side, on this device only; the first chosen first. */
export type Compared = readonly number[];

/** More do not fit beside each other. */
export const mostCompared = 4;
/** One alone is compared with nothing. */
export const fewestCompared = 2;

export function readCompared(text: string | null): Compared {
  return readFavourites(text).slice(0, mostCompared);
}

/** Null: there is no room for one more. */
export function toggleCompared(compared: Compared, articleId: number): Compared | null {
  const next = toggleFavourite(compared, articleId);
  return next.length > mostCompared ? null : next;
}

/** The ids of `/sammenlign/1001+1003`, written as those of `/utvalg` are (DEC-18). */
export function readCompareIds(text: string): Compared {
  return readUtvalgIds(text).slice(0, mostCompared);
}

export function comparePath(ids: Compared): string {
  return pathTo('compare', ids.length === 0 ? {} : { ids: ids.join('+') });
}
