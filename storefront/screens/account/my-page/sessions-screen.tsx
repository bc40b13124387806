import { useLocation } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { vippsText } from '#content/nb/vipps.ts';
import { readIdentityOutcome } from '#domain/customer/identity-outcome.ts';
import { SessionList } from '../../../features/customer/sessions/session-list.tsx';
import { OwnVipps } from '../../../features/customer/vipps/own-vipps.tsx';
import { useFrame } from '../../../layout/use-frame.ts';
import styles from './my-page.module.css';
import { MyPage } from './my-page.tsx';
import { useHandleFailure } from './use-handle-failure.ts';

export function SessionsScreen() {
  return <MyPage title={accountText.sessions.title}>{() => <OwnSessions />}</MyPage>;
}

/** Who was logged out from elsewhere while the screen was open is led to the login. */
function OwnSessions() {
  const refused = useHandleFailure('sessions', 'sessions');
  const { loginMethods } = useFrame();
  const { search } = useLocation();
  return (
    <>
      <section className={styles.section}>
        <p>{accountText.sessions.help}</p>
        <SessionList onRefused={refused} />
      </section>
      {loginMethods.includes('vipps') && (
        <section className={styles.section}>
          <h2>{vippsText.title}</h2>
          <OwnVipps outcome={readIdentityOutcome(new URLSearchParams(search).get('vipps'))} onRefused={refused} />
        </section>
      )}
    </>
  );
}
