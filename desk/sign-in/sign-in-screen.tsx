import { roleNames } from '#content/nb/desk/roles.ts';
import { signInText as text } from '#content/nb/desk/sign-in.ts';
import { type DeskRole, deskRoles } from '#domain/staff/desk-role.ts';
import { callSignIn } from '../data/call.ts';
import { isDemo, settle } from '../state/session.ts';
import { useStore } from '../state/use-store.ts';
import styles from './sign-in.module.css';

export function SignInScreen() {
  const demo = useStore(isDemo);
  return (
    <main className={styles.screen}>
      <div className={styles.form}>
        <h1>{text.title}</h1>
        <p>{text.lead(document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content ?? '')}</p>
        {demo && <DemoRoles />}
        <p className={styles.foot}>{text.foot}</p>
      </div>
    </main>
  );
}

function DemoRoles() {
  const enter = async (role: DeskRole) => {
    const answer = await callSignIn('demoSignIn', { role });
    if (answer.kind === 'done') settle(answer.value);
  };
  return (
    <section className={styles.demo}>
      <p>
        <b>{text.demo}</b> {text.demoAs}
      </p>
      <div className={styles.roles}>
        {deskRoles.map((role) => (
          <button key={role} type="button" onClick={() => void enter(role)}>
            {roleNames[role]}
          </button>
        ))}
      </div>
    </section>
  );
}
