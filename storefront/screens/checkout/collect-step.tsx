import { useMemo } from 'react';
import { checkoutText } from '#content/nb/checkout.ts';
import type { ShopRecord } from '#contract/place.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { useShopDistances } from '../../data/shop-distances.ts';
import { useShopperPlace } from '../../data/shopper-place.ts';
import { startLists, useStartList } from '../../data/start-lists.ts';
import { dispatchCart } from '../../features/cart/cart-store.ts';
import { chooseCollectShop } from '../../features/checkout/collect/chosen-shop.ts';
import { collectChoices, collectHelp, holdsAll } from '../../features/checkout/collect/collect-choices.ts';
import { ShopChoice } from '../../features/checkout/collect/shop-choice.tsx';
import { ShopHelp } from '../../features/checkout/collect/shop-help.tsx';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import { PostcodeForm } from '../../features/shop-stock/postcode-form.tsx';
import { openingHoursText, readyText } from '../../features/shop-stock/row-text.ts';
import { BasketOptions } from './basket-options.tsx';
import styles from './checkout-screen.module.css';
import { useCartStock } from './use-cart-stock.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

/** Which shop, by distance from where the shopper is or from the shop they have made their own. */
export function CollectStep({ form }: { readonly form: CheckoutForm }) {
  const { lines, shop, modes, wrong } = form;
  const shops = useStartList(startLists.shops);
  const place = useShopperPlace();
  const mine = useMyShop();
  const now = useNow();
  const distances = useShopDistances(place?.coords ?? mine?.coords ?? null);
  const stockOf = useCartStock(lines);
  const choices = useMemo(() => collectChoices(lines, stockOf, shops, distances), [lines, stockOf, shops, distances]);
  const chosen = choices.find(({ id }) => id === shop);
  const noneHasAll = choices.length > 0 && !choices.some(holdsAll);
  const describe = (row: ShopRecord) =>
    [readyText(row, now), openingHoursText(row, now)].filter((words) => words !== null).join(' · ');
  return (
    <ShopChoice
      choices={choices}
      chosen={chosen?.id ?? null}
      onChoose={chooseCollectShop}
      wrong={wrong.has('shop')}
      lines={lines}
      describe={describe}
      place={
        <div className={styles.place}>
          <PostcodeForm known={place?.postcode ?? null} />
          {place === null && <p className={styles.placeHelp}>{checkoutText.shops.sortByPostcode}</p>}
        </div>
      }
    >
      {noneHasAll && <BasketOptions form={form} stockOf={stockOf} shops={shops} distances={distances} now={now} />}
      {chosen !== undefined && !holdsAll(chosen) && (
        <ShopHelp
          chosen={chosen}
          help={collectHelp(chosen, choices, lines, stockOf)}
          lines={lines}
          mayDeliver={modes.deliver.open && !noneHasAll}
          onChooseShop={chooseCollectShop}
          onDeliver={() => dispatchCart({ type: 'change-client', client: { delivery: true } })}
        />
      )}
    </ShopChoice>
  );
}
