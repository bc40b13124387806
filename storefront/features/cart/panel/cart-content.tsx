import { useEffect } from 'react';
import { cartText } from '#content/nb/cart.ts';
import { availability, stockOfVariants } from '#domain/article/availability.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { useStore } from '#storefront/data/store.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { StockLevelLine } from '#ui/components/stock-level/stock-level-line.tsx';
import { cart } from '../cart-store.ts';
import { forgetRemovedLine } from '../restore-line.ts';
import styles from './cart-content.module.css';
import { CartLineRow } from './cart-line-row.tsx';
import { UndoRemove } from './undo-remove.tsx';

export interface CartContentProps {
  /** The shopper's own shop, if one was chosen. */
  readonly shop: { readonly id: ShopId; readonly name: string } | null;
}

/** What 'Min Handlekurv' shows between its title and its totals. */
export function CartContent({ shop }: CartContentProps) {
  const { orders, cartErrors } = useStore(cart);
  useEffect(() => forgetRemovedLine, []);
  if (orders.length === 0) {
    return (
      <>
        <UndoRemove />
        <EmptyCart shopName={shop?.name} />
      </>
    );
  }
  return (
    <>
      <UndoRemove />
      <ul aria-label={cartText.lines}>
        {orders.map((line, index) => (
          <CartLineRow
            key={line.ean}
            line={line}
            index={index}
            error={cartErrors.find(({ eanNo }) => eanNo === line.ean)?.message}
          />
        ))}
      </ul>
      {shop !== null && canAllBeCollected(orders, shop.id) && (
        <p className={styles.ready}>
          <StockLevelLine level={3} text={cartText.readyIn(shop.name)} />
        </p>
      )}
    </>
  );
}

function EmptyCart({ shopName }: { readonly shopName: string | undefined }) {
  const help = shopName === undefined ? cartText.emptyHelp : cartText.emptyHelpWithShop(shopName);
  return (
    <EmptyState title={cartText.empty} text={help}>
      <LinkButton to={pathTo('campaigns')}>{cartText.seeWeeklyAd}</LinkButton>
    </EmptyState>
  );
}

function canAllBeCollected(lines: readonly CartLine[], shop: ShopId): boolean {
  const stockOf = stockOfVariants(lines.map(({ variant }) => variant));
  return lines.every(({ ean, count }) => availability(stockOf, ean, { way: 'collect', shop }).quantity >= count);
}
