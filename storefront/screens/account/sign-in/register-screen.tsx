import { useEffect, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import type { Answer } from '#contract/shop-api.ts';
import { openModal } from '../../../data/modal.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { RegisterForm } from '../../../features/customer/forms/register-form.tsx';
import { VippsOutcome } from '../../../features/customer/vipps/vipps-outcome.tsx';
import { useFrame } from '../../../layout/use-frame.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

export function RegisterScreen() {
  const { picture, origin, vippsOutcome } = useSignIn();
  const { tenant } = useFrame();
  const known = useKnownFromVipps(vippsOutcome === 'ny');
  return (
    <SignInLayout
      title={accountText.register.title}
      lead={accountText.register.lead(tenant.features.club_guarantee)}
      picture={picture}
    >
      <VippsOutcome outcome={vippsOutcome} />
      <RegisterForm
        key={known === null ? 'empty' : 'known'}
        origin={origin}
        known={known}
        onReadPrivacy={() => openModal('privacy')}
      />
    </SignInLayout>
  );
}

/** What Vipps has told of who comes from there. */
function useKnownFromVipps(isAsked: boolean): Answer<'pendingIdentity'> {
  const [known, setKnown] = useState<Answer<'pendingIdentity'>>(null);
  useEffect(() => {
    if (!isAsked) return;
    void shopApi()
      .pendingIdentity({})
      .then((reply) => setKnown(reply.ok ? reply.data : null));
  }, [isAsked]);
  return known;
}
