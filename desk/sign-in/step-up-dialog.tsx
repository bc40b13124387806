import { type FormEvent, useState } from 'react';
import { frameText as text } from '#content/nb/desk/frame.ts';
import { signInText } from '#content/nb/desk/sign-in.ts';
import { oidcPaths } from '#contract/desk/sign-in/oidc-paths.ts';
import type { SessionAnswer } from '#contract/desk/sign-in/schemas.ts';
import { useStore } from '#ui/browser/use-store.ts';
import type { Answer } from '../data/answer.ts';
import { callSignIn } from '../data/call.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { isDemo, oidcName, person, settle } from '../state/session.ts';
import { stepUpAsked } from '../state/step-up.ts';
import { askPasskey } from './passkey.ts';
import { whyNot } from './refusal-words.ts';
import { Problem } from './sign-in-frame.tsx';

/** Asks for the person again before money or roles, in the way they signed in. */
export function StepUpDialog() {
  const asked = useStore(stepUpAsked);
  const demo = useStore(isDemo);
  const oidc = useStore(oidcName);
  const who = useStore(person);
  const [problem, setProblem] = useState<string | null>(null);
  if (asked === null || who === null) return null;
  const settled = (answer: Answer<SessionAnswer> | null) => {
    if (answer?.kind === 'done') {
      settle(answer.value);
      setProblem(null);
      // Whoever it is now, they do nothing in another's name.
      asked.settle(answer.value.person?.id === who.id);
    } else setProblem(answer === null ? signInText.wrong : whyNot(answer));
  };
  const byPasskey = async () => {
    const options = await callSignIn('stepUpOptions', {});
    if (options.kind !== 'done') return setProblem(whyNot(options));
    const response = await askPasskey(options.value.options);
    settled(response === null ? null : await callSignIn('passkeyStepUp', { response }));
  };
  const { ways } = who;
  return (
    <Dialog title={text.stepUpTitle} onClose={() => asked.settle(false)}>
      <p>{text.stepUpText}</p>
      {ways.passkey && (
        <Button icon="key" onClick={() => void byPasskey()}>
          {text.stepUpPasskey}
        </Button>
      )}
      {!ways.passkey && ways.password && <ByPassword onAnswer={settled} />}
      {oidc !== null && !ways.passkey && !ways.password && (
        <Button onClick={async () => settled(await byProvider())}>{text.stepUpAt(oidc)}</Button>
      )}
      {demo && !ways.passkey && !ways.password && (
        <Button onClick={async () => settled(await callSignIn('demoStepUp', {}))}>{text.stepUpDemo}</Button>
      )}
      <Problem>{problem}</Problem>
    </Dialog>
  );
}

/** In a window of its own, so that what is being done here stays; asked for until it is there or the window is closed. */
async function byProvider(): Promise<Answer<SessionAnswer> | null> {
  const opened = window.open(`${oidcPaths.start}?fresh=1`, 'kontor-oidc', 'width=520,height=680');
  while (opened !== null && !opened.closed) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const answer = await callSignIn('session', {});
    if (answer.kind === 'done' && answer.value.person?.steppedUpUntil != null) {
      opened.close();
      return answer;
    }
  }
  return null;
}

function ByPassword({ onAnswer }: { readonly onAnswer: (answer: Answer<SessionAnswer>) => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    onAnswer(await callSignIn('passwordStepUp', { password, code }));
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <TextField
        label={signInText.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <TextField
        label={signInText.code}
        autoComplete="one-time-code"
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit">{text.stepUpDemo}</Button>
    </form>
  );
}
