import { useEffect, useState } from 'react';
import { roleNames } from '#content/nb/desk/roles.ts';
import { signInText as text } from '#content/nb/desk/sign-in.ts';
import type { SignInAnswer } from '#contract/desk/sign-in/schemas.ts';
import { callSignIn } from '../data/call.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { goTo } from '../routing/location.ts';
import { askSession, settle } from '../state/session.ts';
import { NewPassword } from './new-password.tsx';
import { canUsePasskeys, makePasskey } from './passkey.ts';
import { whyNot } from './refusal-words.ts';
import styles from './sign-in.module.css';
import { Problem, SignInFrame } from './sign-in-frame.tsx';

type Invitation = SignInAnswer<'invitation'>;

/** What an invitation's link opens. Its token stands behind the #, which no server sees. */
export function InvitationScreen({ token }: { readonly token: string }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [isOver, setOver] = useState(false);
  const [name, setName] = useState('');
  const [byPassword, setByPassword] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void callSignIn('invitation', { token }).then((answer) => {
      if (answer.kind === 'done') setInvitation(answer.value);
      else setOver(true);
    });
  }, [token]);
  const leave = () => {
    goTo('/', { replace: true });
    void askSession();
  };
  if (isOver)
    return (
      <SignInFrame>
        <h1>{text.invitationOver}</h1>
        <p className={styles.lead}>{text.askAgain}</p>
        <Button onClick={leave}>{text.toSignIn}</Button>
      </SignInFrame>
    );
  if (invitation === null) return <SignInFrame>{null}</SignInFrame>;
  const accept = async () => {
    setProblem(null);
    const asked = await callSignIn('invitationPasskeyOptions', { token, name });
    if (asked.kind !== 'done') return setProblem(whyNot(asked));
    const response = await makePasskey(asked.value.options);
    if (response === null) return setProblem(text.wrong);
    const answer = await callSignIn('acceptByPasskey', { token, name, response });
    if (answer.kind !== 'done') return setProblem(whyNot(answer));
    goTo('/', { replace: true });
    settle(answer.value);
  };
  const isNamed = name.trim().length >= 2;
  return (
    <SignInFrame foot={<p>{text.foot}</p>}>
      <h1>{text.invitedTitle}</h1>
      <p className={styles.lead}>{text.invitedAs(invitation.email, roleNames[invitation.role].toLowerCase())}</p>
      <NameField known={invitation.name} name={name} onChange={setName} />
      {byPassword ? (
        <NewPassword token={token} name={name} onDone={leave} />
      ) : (
        <>
          <Button
            size="large"
            icon="key"
            className={styles.wide}
            off={!isNamed || !canUsePasskeys()}
            onClick={() => void accept()}
          >
            {text.makePasskey}
          </Button>
          <p className={styles.hint}>{canUsePasskeys() ? text.makePasskeyHint : text.noPasskeys}</p>
          <Problem>{problem}</Problem>
          {invitation.passkeyOnly ? (
            <p className={styles.notIn}>{text.administratorOnly}</p>
          ) : (
            <>
              <p className={styles.or}>{text.or}</p>
              <Button
                size="large"
                look="outline"
                className={styles.wide}
                off={!isNamed}
                onClick={() => setByPassword(true)}
              >
                {text.usePassword}
              </Button>
            </>
          )}
        </>
      )}
    </SignInFrame>
  );
}

/** Somebody who is known keeps their name. */
function NameField({
  known,
  name,
  onChange,
}: {
  readonly known: string | null;
  readonly name: string;
  readonly onChange: (name: string) => void;
}) {
  useEffect(() => {
    if (known !== null) onChange(known);
  }, [known, onChange]);
  return (
    <TextField
      label={text.name}
      autoComplete="name"
      required
      readOnly={known !== null}
      value={name}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
