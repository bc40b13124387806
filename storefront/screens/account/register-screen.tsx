import { useLoaderData } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { openModal } from '../../data/modal.ts';
import { RegisterForm } from '../../features/customer/register-form.tsx';
import type { SignInData } from '../../routes/load-sign-in.ts';
import { SignInLayout } from './sign-in-layout.tsx';

export function RegisterScreen() {
  const { picture, origin } = useLoaderData<SignInData>();
  return (
    <SignInLayout title={accountText.register.title} lead={accountText.register.lead} picture={picture}>
      <RegisterForm origin={origin} onReadPrivacy={() => openModal('privacy')} />
    </SignInLayout>
  );
}
