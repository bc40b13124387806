import { accountText } from '#content/nb/account.ts';
import { openModal } from '../../../data/modal.ts';
import { RegisterForm } from '../../../features/customer/forms/register-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

export function RegisterScreen() {
  const { picture, origin } = useSignIn();
  return (
    <SignInLayout title={accountText.register.title} lead={accountText.register.lead} picture={picture}>
      <RegisterForm origin={origin} onReadPrivacy={() => openModal('privacy')} />
    </SignInLayout>
  );
}
