import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import { offlineText } from '#content/nb/offline.ts';
import { watchText } from '#content/nb/watch.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { IconName } from '#illustrations/icons.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { useStore } from '../../data/store.ts';
import { logOut } from '../../features/customer/sign-in.ts';
import { user } from '../../features/customer/user-store.ts';
import { VerifyNotice } from '../../features/customer/verify-notice.tsx';
import { OfflineNote } from '../../features/offline/offline-note.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import styles from './my-page.module.css';

export interface MyPageProps {
  readonly title: string;
  /** Shown once it is known who is logged in; the server knows nobody (DEC-05). */
  readonly children: (customer: Customer) => ReactNode;
}

const text = accountText.myPage;
const entries: readonly { to: string; icon: IconName; title: string }[] = [
  { to: pathTo('account'), icon: 'user', title: text.data },
  { to: pathTo('history'), icon: 'shop', title: text.history },
  { to: pathTo('accountReviews'), icon: 'star', title: text.reviews },
  { to: pathTo('qrCode'), icon: 'qr', title: text.qrCode },
  { to: pathTo('sessions'), icon: 'shield', title: text.sessions },
  { to: pathTo('watches'), icon: 'bell', title: watchText.list.title },
  { to: pathTo('favourites'), icon: 'heart', title: text.favourites },
];

export function MyPage({ title, children }: MyPageProps) {
  const { tenant } = useFrame();
  const { user: customer, loaded, verified } = useStore(user);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{frameText.documentTitle(title, tenant.display_name)}</title>
      <meta name="robots" content="noindex" />
      <h1>{customer === null ? title : text.greeting(customer.first_name)}</h1>
      <div className={styles.columns}>
        <nav aria-label={text.navLabel} className={styles.nav}>
          {entries.map(({ to, icon, title: name }) => (
            <NavLink key={to} to={to} end>
              <Icon name={icon} /> {name}
            </NavLink>
          ))}
          <button type="button" onClick={() => void logOut()}>
            <Icon name="logout" /> {text.logOut}
          </button>
        </nav>
        <div className={styles.content}>
          <OfflineNote text={offlineText.lastSeen} />
          {loaded && !verified && <VerifyNotice />}
          {customer !== null && children(customer)}
        </div>
      </div>
    </div>
  );
}
