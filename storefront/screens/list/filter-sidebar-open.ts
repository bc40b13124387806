import { isMobile, watchMobile } from '#ui/browser/media-query.ts';
import { useHydratedStore } from '#ui/browser/startup/use-hydrated-store.ts';
import { store } from '../../data/store.ts';

/** Whether the filter sidebar is open. It stays so from list to list, so that going back finds the same columns. */
export const sidebarOpen = store(false);

/** Only on wide windows. */
export function useSidebarShown(): boolean {
  return useHydratedStore(
    watchPanel,
    () => sidebarOpen.get() && !isMobile(),
    () => sidebarOpen.rendered,
  );
}

function watchPanel(onChange: () => void): () => void {
  const [unheard, unwatched] = [sidebarOpen.listen(onChange), watchMobile(onChange)];
  return () => {
    unheard();
    unwatched();
  };
}
