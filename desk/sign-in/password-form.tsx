import { type FormEvent, useState } from 'react';
import { signInText as text } from '#content/nb/desk/sign-in.ts';
import { callSignIn } from '../data/call.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { settle } from '../state/session.ts';
import { whyNot } from './refusal-words.ts';
import styles from './sign-in.module.css';
import { Problem } from './sign-in-frame.tsx';

/** Password and code in one go: which of them was wrong is not told. */
export function PasswordForm({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const answer = await callSignIn('passwordSignIn', { email, password, code });
    setSending(false);
    if (answer.kind === 'done') settle(answer.value);
    else setProblem(whyNot(answer));
  };
  return (
    <form onSubmit={(event) => void enter(event)}>
      <TextField
        label={text.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <TextField
        label={text.code}
        hint={text.codeHint}
        autoComplete="one-time-code"
        required
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Problem>{problem}</Problem>
      <div className={styles.acts}>
        <Button size="large" type="submit" off={isSending}>
          {text.signIn}
        </Button>
        <Button look="text" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  );
}
