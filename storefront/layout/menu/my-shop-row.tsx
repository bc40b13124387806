import { frameText } from '#content/nb/frame.ts';
import { shopsText } from '#content/nb/shops.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { isOpen, openingState } from '#domain/shop/opening-state.ts';
import { shopCalendar } from '#domain/shop/shop-calendar.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import styles from './mobile-menu.module.css';

/** 'Din butikk: Åsane', and whether it is open. */
export function MyShopRow({ className }: { readonly className: string | undefined }) {
  const shop = useMyShop();
  const now = useNow();
  const open = shop !== null && now !== null && isOpen(openingState(shopCalendar(shop), now));
  return (
    <Link to={shop === null ? pathTo('shops') : pathTo('shop', { slug: shop.slug })} className={className}>
      <Icon name="pin" />
      {shop === null ? frameText.chooseYourShop : `${frameText.yourShop}: ${shop.name}`}
      {shop !== null && now !== null && (
        <span className={classNames(styles.state, open && styles.open)}>
          {open ? shopsText.openNow : shopsText.closedNow}
        </span>
      )}
      <Icon name="chevronRight" size={20} className={styles.go} />
    </Link>
  );
}
