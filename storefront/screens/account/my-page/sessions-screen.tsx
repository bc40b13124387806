import { accountText } from '#content/nb/account.ts';
import { SessionList } from '../../../features/customer/sessions/session-list.tsx';
import styles from './my-page.module.css';
import { MyPage } from './my-page.tsx';
import { useHandleFailure } from './use-handle-failure.ts';

export function SessionsScreen() {
  return <MyPage title={accountText.sessions.title}>{() => <OwnSessions />}</MyPage>;
}

/** Who was logged out from elsewhere while the screen was open is led to the login. */
function OwnSessions() {
  const refused = useHandleFailure('sessions', 'sessions');
  return (
    <section className={styles.section}>
      <p>{accountText.sessions.help}</p>
      <SessionList onRefused={refused} />
    </section>
  );
}
