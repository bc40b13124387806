import type { ReactNode } from 'react';
import { accountText } from '#content/nb/account.ts';
import { offlineText } from '#content/nb/offline.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { useStore } from '../../../data/store.ts';
import { PendingEmailNotice } from '../../../features/customer/pending-email-notice.tsx';
import { user } from '../../../features/customer/user-store.ts';
import { VerifyNotice } from '../../../features/customer/verify-notice.tsx';
import { OfflineNote } from '../../../features/offline/offline-note.tsx';
import { DocumentTitle } from '../../../layout/document-head.tsx';
import { Meta } from '../../../layout/head/head-elements.tsx';
import styles from './my-page.module.css';
import { MyPageNav } from './my-page-nav.tsx';

export interface MyPageProps {
  readonly title: string;
  /** The customer is greeted by name in place of the title, once it is known who it is. */
  readonly greets?: boolean;
  /** Shown once it is known who is logged in; the server knows nobody (DEC-05). */
  readonly children: (customer: Customer) => ReactNode;
}

const text = accountText.myPage;
export function MyPage({ title, greets = false, children }: MyPageProps) {
  const { user: customer, loaded, verified } = useStore(user);
  const pending = customer?.pending_email ?? null;
  return (
    <div className={`wrap tall ${styles.page}`}>
      <DocumentTitle title={title} />
      <Meta name="robots" content="noindex" />
      <h1 className={styles.title}>{greets && customer !== null ? text.greeting(customer.first_name) : title}</h1>
      <div className={styles.columns}>
        <MyPageNav />
        <div className={styles.content}>
          <OfflineNote text={offlineText.lastSeen} />
          {pending !== null && <PendingEmailNotice email={pending} />}
          {loaded && !verified && pending === null && <VerifyNotice />}
          {customer !== null && children(customer)}
        </div>
      </div>
    </div>
  );
}
