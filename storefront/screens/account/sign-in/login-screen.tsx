import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { LoginForm } from '../../../features/customer/forms/login-form.tsx';
import type { UserError } from '../../../features/customer/handle-failure.ts';
import { logInByToken } from '../../../features/customer/sign-in.ts';
import { VippsLoginLink } from '../../../features/customer/vipps/vipps-login-link.tsx';
import { VippsOutcome } from '../../../features/customer/vipps/vipps-outcome.tsx';
import { useFrame } from '../../../layout/use-frame.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Reachable while logged in, too: that is how a shopper meets the 401 (DEC-108). */
export function LoginScreen() {
  const { picture, origin, registrationToken, vippsOutcome } = useSignIn();
  const { loginMethods, tenant } = useFrame();
  const [error, setError] = useState<UserError | null>(null);
  const tried = useRef(false);

  const logInByLink = useEffectEvent((token: string) => {
    void logInByToken(token, origin).then(setError);
  });

  // A one-time link logs in by itself, once.
  useEffect(() => {
    if (registrationToken === null || tried.current) return;
    tried.current = true;
    logInByLink(registrationToken);
  }, [registrationToken]);

  return (
    <SignInLayout title={accountText.login.title} picture={picture}>
      <VippsOutcome outcome={vippsOutcome} />
      <LoginForm hasGuarantee={tenant.features.club_guarantee} origin={origin} firstError={error} />
      {loginMethods.includes('vipps') && <VippsLoginLink origin={origin} />}
    </SignInLayout>
  );
}
