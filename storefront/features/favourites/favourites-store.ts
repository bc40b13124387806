import { type Favourites, readFavourites, toggleFavourite } from '#domain/storage/stored-favourites.ts';
import { store } from '#storefront/data/store.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { watchOtherTabs } from '#ui/browser/storage/tabs.ts';

const key = 'favourites';

/** Article ids, on this device only; none on the server and until the page has started (DEC-85, TRAP-41). */
export const favourites = store<Favourites>([]);

export function toggleFavouriteArticle(articleId: number): void {
  const next = toggleFavourite(favourites.get(), articleId);
  favourites.set(next);
  localJson.write(key, next);
}

/** Follows changes made in other tabs (UI-54). */
export function followStoredFavourites(): () => void {
  const takeOver = () => {
    const stored = readFavourites(localJson.readText(key));
    // Most visitors have none: then no heart needs to be drawn anew.
    if (stored.length + favourites.get().length > 0) favourites.set(stored);
  };
  takeOver();
  return watchOtherTabs([key], takeOver);
}
