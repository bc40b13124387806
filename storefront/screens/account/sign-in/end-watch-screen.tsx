import { useState } from 'react';
import { useParams } from 'react-router';
import { alertTitles } from '#content/nb/alerts.ts';
import { generalError } from '#content/nb/errors.ts';
import { watchText } from '#content/nb/watch.ts';
import { Alert } from '#ui/components/alert/alert.tsx';
import { Button } from '#ui/components/button/button.tsx';
import { shopApi } from '../../../data/shop-api.ts';
import { Outcome } from './outcome.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

const text = watchText.endPage;

/** Opened by the link in a mail. Ending takes a press, since mail scanners open links too. */
export function EndWatchScreen() {
  const { picture } = useSignIn();
  const { token = '' } = useParams();
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
  const [error, setError] = useState<string | null>(null);

  const end = async () => {
    setState('sending');
    const reply = await shopApi().endWatch({ token });
    setState(reply.ok ? 'done' : 'open');
    setError(reply.ok ? null : generalError(reply.status));
  };

  return (
    <SignInLayout title={text.title} picture={picture}>
      {state === 'done' ? <Outcome kind="done" text={text.done} /> : <p>{text.lead}</p>}
      {error !== null && <Alert kind="error" title={alertTitles.error} text={error} />}
      {state !== 'done' && (
        <Button size="lg" onClick={() => void end()} disabled={state === 'sending'}>
          {text.button}
        </Button>
      )}
    </SignInLayout>
  );
}
