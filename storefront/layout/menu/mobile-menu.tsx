import { frameText } from '#content/nb/frame.ts';
import { menuText } from '#content/nb/menu.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Drawer } from '#ui/components/modal/drawer.tsx';
import type { IconName } from '#ui/icons/icons.ts';
import { useStore } from '../../data/store.ts';
import { user } from '../../features/customer/user-store.ts';
import { Logo } from '../logo.tsx';
import { useFrame } from '../use-frame.ts';
import { GenderTiles } from './gender-tiles.tsx';
import { menuEntries } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-menu.module.css';
import { MyShopRow } from './my-shop-row.tsx';

export interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The hamburger's menu, below 1020 px (UI-28). */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const frame = useFrame();

  const { genders, categories, pages, ways } = menuEntries(frame);
  const tiled = genders.length - (genders.length % 2);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={menuText.drawerLabel}
      closeLabel={menuText.close}
      header={<Logo place="header" alt={frame.tenant.display_name} className={styles.logo} />}
    >
      <nav aria-label={menuText.label}>
        <GenderTiles genders={genders.slice(0, tiled)} />
        <ul className={styles.list}>
          {[...genders.slice(tiled), ...categories, ...ways].map(({ title, to }) => (
            <li key={to}>
              <MenuLink to={to} className={styles.row}>
                {title}
                <Icon name="chevronRight" size={20} className={styles.go} />
              </MenuLink>
            </li>
          ))}
          <li>
            <MyShopRow className={styles.row} />
          </li>
          <li>
            <AccountRow />
          </li>
          <li>
            <IconRow icon="heart" to={pathTo('favourites')} title={frameText.favourites} />
          </li>
        </ul>
        <ul className={styles.pages}>
          {pages.map(({ title, to }) => (
            <li key={to}>
              <MenuLink to={to} className={styles.page}>
                {title}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

function AccountRow() {
  const { loaded } = useStore(user);
  return loaded ? (
    <IconRow icon="user" to={pathTo('account')} title={frameText.myPage} />
  ) : (
    <IconRow icon="user" to={pathTo('login')} title={menuText.logInOrJoin} />
  );
}

interface IconRowProps {
  readonly icon: IconName;
  readonly to: string;
  readonly title: string;
}

function IconRow({ icon, to, title }: IconRowProps) {
  return (
    <Link to={to} className={styles.row}>
      <Icon name={icon} />
      {title}
      <Icon name="chevronRight" size={20} className={styles.go} />
    </Link>
  );
}
