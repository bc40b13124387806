import { useState } from 'react';
import { roleNames } from '#content/nb/desk/roles.ts';
import { signInText as text } from '#content/nb/desk/sign-in.ts';
import { oidcPaths } from '#contract/desk/sign-in/oidc-paths.ts';
import { type DeskRole, deskRoles } from '#domain/staff/desk-role.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { callSignIn } from '../data/call.ts';
import { chainName } from '../parts/brand-mark.tsx';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { isDemo, oidcName, settle } from '../state/session.ts';
import { askPasskey, canUsePasskeys } from './passkey.ts';
import { PasswordForm } from './password-form.tsx';
import { whyNot } from './refusal-words.ts';
import styles from './sign-in.module.css';
import { Problem, SignInFrame } from './sign-in-frame.tsx';

/** By passkey first; else by password and a code. */
export function SignInScreen() {
  const demo = useStore(isDemo);
  const oidc = useStore(oidcName);
  const [email, setEmail] = useState('');
  const [byPassword, setByPassword] = useState(false);
  const [problem, setProblem] = useState<string | null>(() => (location.search === '?feil=1' ? text.wrong : null));
  const enter = async () => {
    setProblem(null);
    const asked = await callSignIn('passkeyOptions', {});
    if (asked.kind !== 'done') return setProblem(whyNot(asked));
    const response = await askPasskey(asked.value.options);
    if (response === null) return setProblem(text.wrong);
    const answer = await callSignIn('passkeySignIn', { response });
    if (answer.kind === 'done') settle(answer.value);
    else setProblem(whyNot(answer));
  };
  return (
    <SignInFrame
      foot={
        <>
          {demo && <DemoRoles />}
          <p>{text.foot}</p>
        </>
      }
    >
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead(chainName())}</p>
      <TextField
        label={text.email}
        type="email"
        autoComplete="username webauthn"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {byPassword ? (
        <PasswordForm email={email} onBack={() => setByPassword(false)} />
      ) : (
        <>
          <Button size="large" icon="key" className={styles.wide} off={!canUsePasskeys()} onClick={() => void enter()}>
            {text.byPasskey}
          </Button>
          <p className={styles.hint}>{canUsePasskeys() ? text.passkeyHint : text.noPasskeys}</p>
          <Problem>{problem}</Problem>
          <p className={styles.or}>{text.or}</p>
          <div className={styles.ways}>
            <Button size="large" look="outline" onClick={() => setByPassword(true)}>
              {text.byPassword}
            </Button>
            {oidc !== null && (
              <Button size="large" look="outline" onClick={() => location.assign(oidcPaths.start)}>
                {oidc}
              </Button>
            )}
          </div>
          <p className={styles.notIn}>{text.notIn}</p>
        </>
      )}
    </SignInFrame>
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
