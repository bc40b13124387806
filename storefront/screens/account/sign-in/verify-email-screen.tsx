import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { accountErrors } from '#content/nb/errors.ts';
import { frameText } from '#content/nb/frame.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { shopApi } from '../../../data/shop-api.ts';
import { loadUser } from '../../../features/customer/user-store.ts';
import { Outcome } from './outcome.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The link of the verification mail: used as the page opens, once. */
export function VerifyEmailScreen() {
  const { picture } = useSignIn();
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<'asking' | 'done' | 'refused'>('asking');
  const tried = useRef(false);

  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    void shopApi()
      .verifyEmail({ token })
      .then(async (reply) => {
        setOutcome(reply.ok ? 'done' : 'refused');
        if (reply.ok) await loadUser(shopApi());
      });
  }, [token]);

  const words = { asking: frameText.loading, done: accountText.verify.done, refused: accountErrors.linkInvalid };
  return (
    <SignInLayout title={accountText.verify.title} picture={picture}>
      <Outcome kind={outcome} text={words[outcome]} />
      {outcome !== 'asking' && (
        <LinkButton size="lg" look={outcome === 'done' ? 'primary' : 'outline'} to={pathTo('account')}>
          {accountText.myPage.title}
        </LinkButton>
      )}
    </SignInLayout>
  );
}
