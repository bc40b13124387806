import { accountText } from '#content/nb/account.ts';
import { openModal } from '../../../data/modal.ts';
import { RegisterForm } from '../../../features/customer/forms/register-form.tsx';
import { useFrame } from '../../../layout/use-frame.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

export function RegisterScreen() {
  const { picture, origin } = useSignIn();
  const { tenant } = useFrame();
  return (
    <SignInLayout
      title={accountText.register.title}
      lead={accountText.register.lead(tenant.features.club_guarantee)}
      picture={picture}
    >
      <RegisterForm origin={origin} onReadPrivacy={() => openModal('privacy')} />
    </SignInLayout>
  );
}
