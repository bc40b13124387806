import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { ownDataText } from '#content/nb/own-data.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { anchors } from '#domain/navigation/addresses/anchors.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { scrollToElement } from '#ui/browser/scroll/scroll.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { AccountForm } from '../../../features/customer/forms/account-form.tsx';
import { DeleteAccount } from '../../../features/customer/forms/delete-account.tsx';
import { PasswordForm } from '../../../features/customer/forms/password-form.tsx';
import { ConsentHistory } from '../../../features/customer/own-data/consent-history.tsx';
import { DownloadLink } from '../../../features/customer/own-data/download-link.tsx';
import styles from './my-page.module.css';
import { MyPage } from './my-page.tsx';
import { Overview } from './overview.tsx';

const text = accountText.myPage;

/** The overview; then account data, consents, password, own data, and the way out (DEC-27). */
export function AccountScreen() {
  return (
    <MyPage title={text.title} greets>
      {(customer) => <Account customer={customer} />}
    </MyPage>
  );
}

function Account({ customer }: { readonly customer: Customer }) {
  const [settled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  return (
    <>
      <Overview member={customer.club === 1} onSettled={settle} />
      <OwnDetails customer={customer} settled={settled} />
      <section className={styles.section}>
        <h2>{accountText.consentHistory.heading}</h2>
        <p>{accountText.consentHistory.help}</p>
        <ConsentHistory customer={customer} />
      </section>
      <section className={styles.section}>
        <h2>{text.changePassword}</h2>
        <PasswordForm customer={customer} />
      </section>
      <section className={styles.section}>
        <h2>{text.exportHeading}</h2>
        <p>
          <TextLink to={pathTo('ownData')}>{ownDataText.show}</TextLink>
        </p>
        <p>
          <DownloadLink>{text.exportData}</DownloadLink>
        </p>
        <DeleteAccount customerId={customer.id} />
      </section>
    </>
  );
}

/** Scrolls to a part of the page only when the customer is loaded and what stands above has its final height. */
function OwnDetails({ customer, settled }: { readonly customer: Customer; readonly settled: boolean }) {
  const { hash } = useLocation();
  const arrived = useRef(false);

  useEffect(() => {
    if (!settled || arrived.current) return;
    arrived.current = true;
    if (hash === `#${anchors.ownDetails}`) scrollToElement(anchors.ownDetails);
  }, [settled, hash]);

  return (
    <section id={anchors.ownDetails} aria-label={text.data} className={classNames(styles.section, styles.details)}>
      <h2>{text.data}</h2>
      <AccountForm key={customer.id} customer={customer} />
    </section>
  );
}
