import { frameText } from '#content/nb/frame.ts';
import { searchText } from '#content/nb/search.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import type { IconName } from '#ui/icons/icons.ts';
import { useStore } from '../../data/store.ts';
import { user } from '../../features/customer/user-store.ts';
import { CartLink } from './cart-link.tsx';
import styles from './header-actions.module.css';
import { MyShopLink } from './my-shop-link.tsx';

export interface HeaderActionsProps {
  /** In a single line there is room for icons alone. */
  readonly compact: boolean;
  readonly searchOpen: boolean;
  readonly onToggleSearch: () => void;
}

export function HeaderActions({ compact, searchOpen, onToggleSearch }: HeaderActionsProps) {
  const { loaded } = useStore(user);
  return (
    <div className={classNames(styles.actions, compact && styles.compact)}>
      <MyShopLink compact={compact} />
      {loaded ? (
        <ActionLink icon="user" to={pathTo('account')} label={frameText.myPage} />
      ) : (
        <ActionLink icon="user" to={pathTo('login')} label={frameText.logIn} />
      )}
      <ActionLink icon="heart" to={pathTo('favourites')} label={frameText.favourites} className={styles.favourites} />
      <IconButton
        icon="search"
        iconSize={24}
        label={searchText.label}
        aria-expanded={searchOpen}
        className={styles.search}
        onClick={onToggleSearch}
      />
      <CartLink />
    </div>
  );
}

interface ActionLinkProps {
  readonly icon: IconName;
  readonly to: string;
  readonly label: string;
  readonly className?: string | undefined;
}

function ActionLink({ icon, to, label, className }: ActionLinkProps) {
  return (
    <Link to={to} aria-label={label} title={label} className={classNames(styles.action, styles.wideOnly, className)}>
      <Icon name={icon} />
    </Link>
  );
}
