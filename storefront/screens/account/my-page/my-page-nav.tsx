import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { watchText } from '#content/nb/watch.ts';
import { anchors } from '#domain/navigation/addresses/anchors.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { centreInStrip } from '#ui/browser/scroll/scroll.ts';
import { useMounted } from '#ui/browser/use-mounted.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import type { IconName } from '#ui/icons/icons.ts';
import { logOut } from '../../../features/customer/sign-in.ts';
import styles from './my-page-nav.module.css';

const text = accountText.myPage;
const ownDetails = `${pathTo('account')}#${anchors.ownDetails}`;
const entries: readonly { to: string; icon: IconName; title: string }[] = [
  { to: pathTo('account'), icon: 'user', title: text.overview },
  { to: pathTo('history'), icon: 'shop', title: text.history },
  { to: pathTo('accountReviews'), icon: 'star', title: text.reviews },
  { to: pathTo('qrCode'), icon: 'qr', title: text.qrCode },
  { to: pathTo('favourites'), icon: 'heart', title: text.favourites },
  { to: pathTo('watches'), icon: 'bell', title: watchText.list.title },
  { to: ownDetails, icon: 'filter', title: text.data },
  { to: pathTo('sessions'), icon: 'shield', title: text.sessions },
];

/** Beside the screen; on a phone a strip above it, where the entry one is at is always in sight. */
export function MyPageNav() {
  const current = useCurrentEntry();
  const strip = useRef<HTMLElement>(null);
  const entry = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of entry that moves the strip
  useLayoutEffect(() => {
    if (strip.current !== null && entry.current !== null) centreInStrip(strip.current, entry.current);
  }, [current]);

  return (
    <nav ref={strip} aria-label={text.navLabel} className={styles.nav}>
      {entries.map(({ to, icon, title }) => (
        <Link key={to} to={to} {...(to === current ? { ref: entry, 'aria-current': 'page' } : {})}>
          <Icon name={icon} /> {title}
        </Link>
      ))}
      <button type="button" onClick={() => void logOut()}>
        <Icon name="logout" /> {text.logOut}
      </button>
    </nav>
  );
}

/** The server does not know what stands after '#'. */
function useCurrentEntry(): string {
  const { pathname, hash } = useLocation();
  const place = useMounted() ? pathname + hash : pathname;
  if (pathname === pathTo('ownData')) return ownDetails;
  return entries.some(({ to }) => to === place) ? place : pathname;
}
