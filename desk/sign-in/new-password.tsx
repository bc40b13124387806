import { type FormEvent, useEffect, useState } from 'react';
import { encode } from 'uqr';
import { signInText as text } from '#content/nb/desk/sign-in.ts';
import type { SignInAnswer } from '#contract/desk/sign-in/schemas.ts';
import { callSignIn } from '../data/call.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { whyNot } from './refusal-words.ts';
import styles from './sign-in.module.css';
import { Problem } from './sign-in-frame.tsx';

interface NewPasswordProps {
  readonly token: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** A password, the codes of an app on the phone, and ten codes for the day the phone is gone. */
export function NewPassword({ token, name, onDone }: NewPasswordProps) {
  const [codes, setCodes] = useState<SignInAnswer<'invitationCodes'> | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void callSignIn('invitationCodes', { token }).then((answer) => {
      if (answer.kind === 'done') setCodes(answer.value);
      else setProblem(whyNot(answer));
    });
  }, [token]);
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    if (codes === null) return;
    const { secret } = codes;
    const answer = await callSignIn('acceptByPassword', { token, name, password, secret, code });
    if (answer.kind === 'done') setRecovery(answer.value.recoveryCodes);
    else setProblem(whyNot(answer));
  };
  if (recovery !== null)
    return (
      <section>
        <h2>{text.recoveryTitle}</h2>
        <p className={styles.lead}>{text.recoveryLead}</p>
        <ul className={styles.codes}>
          {recovery.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <Button size="large" onClick={onDone}>
          {text.goOn}
        </Button>
      </section>
    );
  return (
    <form onSubmit={(event) => void finish(event)}>
      <TextField
        label={text.newPassword}
        hint={text.newPasswordHint}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {codes !== null && (
        <div className={styles.scan}>
          <QrCode text={codes.address} />
          <p>
            {text.scan} <code>{codes.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
      )}
      <TextField
        label={text.firstCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Problem>{problem}</Problem>
      <Button size="large" type="submit">
        {text.finish}
      </Button>
    </form>
  );
}

function QrCode({ text: content }: { readonly text: string }) {
  const { data, size } = encode(content, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
