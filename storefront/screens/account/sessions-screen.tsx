import { useNavigate } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { loginPathFor } from '#domain/navigation/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { doEffects } from '../../features/customer/fail-call.ts';
import { SessionList } from '../../features/customer/session-list.tsx';
import styles from './my-page.module.css';
import { MyPage } from './my-page.tsx';

export function SessionsScreen() {
  return <MyPage title={accountText.sessions.title}>{() => <OwnSessions />}</MyPage>;
}

/** Logged out from elsewhere while the screen was open: the user is cleared, as for the other lists (ERR-28). */
function OwnSessions() {
  const navigate = useNavigate();
  const refused = (status: number) => {
    doEffects('sessions', status);
    if (status === 401) void navigate(loginPathFor(pathTo('sessions')));
  };
  return (
    <section className={styles.section}>
      <p>{accountText.sessions.help}</p>
      <SessionList onRefused={refused} />
    </section>
  );
}
