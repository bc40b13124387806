import { frameText } from '#content/nb/frame.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import { useOpeningText } from '../../features/opening-hours/use-opening-text.ts';
import styles from './header-actions.module.css';

/** 'Din butikk: Åsane · åpent til 20:00', once the browser knows shop and time. */
export function MyShopLink({ compact }: { readonly compact: boolean }) {
  const shop = useMyShop();
  const to = shop === null ? pathTo('shops') : pathTo('shop', { slug: shop.slug });
  const state = lowerFirst(useOpeningText(shop, useNow()));
  const detail = shop === null ? '' : state === '' ? shop.name : frameText.yourShopState(shop.name, state);
  if (compact) {
    const label = shop === null ? frameText.chooseYourShop : `${frameText.yourShop}: ${detail}`;
    return (
      <Link to={to} aria-label={label} title={label} className={classNames(styles.action, styles.wideOnly)}>
        <Icon name="pin" />
      </Link>
    );
  }
  return (
    <Link to={to} title={detail || undefined} className={classNames(styles.shop, styles.wideOnly)}>
      <Icon name="pin" />
      <span className={styles.shopWords}>
        {shop === null ? frameText.chooseYourShop : frameText.yourShop}
        {shop !== null && <b className={styles.shopState}>{detail}</b>}
      </span>
    </Link>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
