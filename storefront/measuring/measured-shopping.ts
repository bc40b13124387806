import type { DataRouter, RouterState } from 'react-router';
import type { OwnLocalKey } from '#contract/storage-keys.ts';
import type { Article } from '#domain/article/article.ts';
import { addToCart, beginCheckout, type MeasuredEvent, purchase, viewItem } from '#domain/measuring/events.ts';
import { writeCart } from '#domain/storage/stored-cart.ts';
import { oneTabAtATime } from '#ui/browser/measuring/one-tab.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { shopApi } from '../data/shop-api.ts';
import { cart } from '../features/cart/cart-store.ts';
import { shownScreen } from '../layout/navigation/shown-screen.ts';

export interface MeasuredShopping {
  stop(): void;
}

/** The number of the order whose purchase was told last. */
const measuredKey: OwnLocalKey = 'measuredOrder';

/** Tells what is looked at, put in the cart and ordered from now on, beginning with the screen that is shown. */
export function measureShopping(router: DataRouter, send: (event: MeasuredEvent) => void): MeasuredShopping {
  let shown: string | null = null;
  const arrive = (state: RouterState) => {
    if (state.navigation.state !== 'idle' || state.location.key === shown) return;
    shown = state.location.key;
    const screen = shownScreen(state);
    if (screen?.name === 'product' || screen?.name === 'productById') tell(articleIn(state), viewItem);
    if (screen?.name === 'checkout') tell(beginCheckout(cart.get().orders), (event) => event);
    if (screen?.name === 'receipt') void tellPurchase(Number(screen.params.reservationId));
  };
  const tell = <Value>(value: Value | null, eventOf: (value: Value) => MeasuredEvent) => {
    if (value !== null) send(eventOf(value));
  };

  /** Once for an order of this browser's own, however often and in however many tabs its receipt is opened. */
  async function tellPurchase(id: number): Promise<void> {
    const { orderInfo } = cart.get();
    if (orderInfo?.reservationId !== id) return;
    const answer = await shopApi().reservation({ id, token: orderInfo.receiptToken });
    if (!answer.ok) return;
    await oneTabAtATime(measuredKey, () => {
      if (localJson.readText(measuredKey) === String(id)) return;
      localJson.writeText(measuredKey, String(id));
      send(purchase(answer.data));
    });
  }

  const stopCart = cart.listen((now, before) => {
    // Own changes are stored after they are made. What stands in the storage already is another tab's, which tells of it.
    if (localJson.readText('orders') === writeCart(now).orders) return;
    tell(addToCart(before?.orders ?? [], now.orders), (event) => event);
  });
  arrive(router.state);
  const stopRouter = router.subscribe(arrive);
  return {
    stop: () => {
      stopCart();
      stopRouter();
    },
  };
}

function articleIn({ loaderData, matches }: RouterState): Article | null {
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as { readonly article?: Article } | undefined;
  return data?.article ?? null;
}
