import type { DataRouter } from 'react-router';
import type { ShopApi } from '#contract/shop-api.ts';
import { oere } from '#domain/money/money.ts';
import { clearOfflineCopies, reloadWhenOnline } from '#ui/browser/offline/offline.ts';
import { hydrated } from '#ui/browser/startup/hydrated.ts';
import { nextTask } from '#ui/browser/startup/next-task.ts';
import { raiseStoredAlert } from './data/alerts.ts';
import { loadStartLists } from './data/load-start-lists.ts';
import { provideApi } from './data/shop-api.ts';
import { startLists } from './data/start-lists.ts';
import { followStoredCart, forgetPerson, offerShipping } from './features/cart/cart-store.ts';
import { checkCartAfterPauses } from './features/cart/check-after-pause.ts';
import { askAboutCookies } from './features/cookies/cookie-store.ts';
import { followStoredUser, loadUser, user } from './features/customer/user-store.ts';
import { followStoredFavourites } from './features/favourites/favourites-store.ts';
import { followMyShop } from './features/my-shop/my-shop-store.ts';
import { openCartByFlag } from './layout/navigation/open-cart-flag.ts';
import { watchNavigation } from './layout/navigation/watch-navigation.ts';

/** Everything a page does in the browser besides showing itself, in the order it happens. */
export function startShop(api: ShopApi, router: DataRouter): void {
  provideApi(api);
  watchNavigation(router);
  followStoredCart();
  followStoredFavourites();
  followMyShop();
  user.listen((now, before) => {
    if (!before?.loaded) return;
    if (!now.loaded) forgetPerson();
    if (now.user?.id !== before.user?.id) clearOfflineCopies();
  });
  reloadWhenOnline();
  void hydrated.then(async () => {
    await nextTask();
    askAboutCookies();
    raiseStoredAlert();
    checkCartAfterPauses(api);
    await nextTask();
    void loadUser(api).then(() => followStoredUser());
    await loadStartLists(api);
    offerShipping(startLists.shippingMethods.get().map((method) => ({ ...method, price: oere(method.price) })));
    openCartByFlag(router); // after all start lists have settled (UI-58)
    await nextTask();
    (await import('./deferred-start.ts')).deferredStart(router);
  });
}
