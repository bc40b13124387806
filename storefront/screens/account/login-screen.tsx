import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import type { UserError } from '../../features/customer/fail-call.ts';
import { LoginForm } from '../../features/customer/login-form.tsx';
import { logInByToken } from '../../features/customer/sign-in.ts';
import type { SignInData } from '../../routes/load-sign-in.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** Reachable while logged in, too: that is how a shopper meets the 401 (DEC-108). */
export function LoginScreen() {
  const { picture, origin, registrationToken } = useLoaderData<SignInData>();
  const [error, setError] = useState<UserError | null>(null);
  const tried = useRef(false);

  // A one-time link logs in by itself, once.
  useEffect(() => {
    if (registrationToken === null || tried.current) return;
    tried.current = true;
    void logInByToken(registrationToken, origin).then(setError);
  }, [registrationToken, origin]);

  return (
    <SignInLayout title={accountText.login.title} lead={accountText.register.lead} picture={picture}>
      <LoginForm origin={origin} firstError={error} />
    </SignInLayout>
  );
}
