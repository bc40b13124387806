import { frameText } from '#content/nb/frame.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Badge } from '#ui/components/button/badge.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { useStore } from '../../data/store.ts';
import { cart } from '../../features/cart/cart-store.ts';
import styles from './header-actions.module.css';

/** UI-26, UI-27. The key makes the icon drop once with each new count. */
export function CartLink() {
  const { count } = useStore(cart);
  return (
    <Link to={pathTo('checkout')} aria-label={frameText.cart(count)} className={styles.action}>
      <span key={count} className={count > 0 ? styles.drop : undefined}>
        <Icon name="cart" />
      </span>
      {count > 0 && <Badge count={count} />}
    </Link>
  );
}
