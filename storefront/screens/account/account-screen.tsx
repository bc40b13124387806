import { accountText } from '#content/nb/account.ts';
import { ownDataText } from '#content/nb/own-data.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { TextLink } from '../../components/button/text-link.tsx';
import { AccountForm } from '../../features/customer/account-form.tsx';
import { ConsentHistory } from '../../features/customer/consent-history.tsx';
import { DeleteAccount } from '../../features/customer/delete-account.tsx';
import { PasswordForm } from '../../features/customer/password-form.tsx';
import styles from './my-page.module.css';
import { MyPage } from './my-page.tsx';

const text = accountText.myPage;

/** Account data, consents, password, own data, and the way out. */
export function AccountScreen() {
  return (
    <MyPage title={text.title}>
      {(customer) => (
        <>
          <section className={styles.section}>
            <h2>{text.data}</h2>
            <AccountForm key={customer.id} customer={customer} />
          </section>
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
              <a href="/api/v1/customers/current/export" download="mine-data.json">
                {text.exportData}
              </a>
            </p>
            <DeleteAccount customerId={customer.id} />
          </section>
        </>
      )}
    </MyPage>
  );
}
