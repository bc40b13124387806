import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { accountText } from '#content/nb/account.ts';
import { type AccountProblems, checkPassword } from '#domain/customer/check-account.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { setPassword } from '../../../features/customer/change-account.ts';
import { PasswordFields, WhosePassword } from '../../../features/customer/forms/account-fields.tsx';
import formStyles from '../../../features/customer/forms/form.module.css';
import { FormError } from '../../../features/customer/forms/form-error.tsx';
import { formValues } from '../../../features/customer/forms/form-values.ts';
import type { UserError } from '../../../features/customer/handle-failure.ts';
import { Outcome } from './outcome.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

export function ResetPasswordScreen() {
  const { picture, email } = useSignIn();
  const { token = '' } = useParams();
  const [problems, setProblems] = useState<AccountProblems>({});
  const [error, setError] = useState<UserError | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { password = '', password_confirmation = '' } = formValues(event);
    const found = checkPassword(password, password_confirmation);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setState('sending');
    const failed = await setPassword({ token, email, password, password_confirmation });
    setError(failed);
    setState(failed === null ? 'done' : 'open');
  };

  return (
    <SignInLayout title={accountText.reset.title} picture={picture}>
      {state === 'done' ? (
        <>
          <Outcome kind="done" text={accountText.reset.done} />
          <LinkButton size="lg" to={pathTo('login')}>
            {accountText.login.title}
          </LinkButton>
        </>
      ) : (
        <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
          <FormError error={error} />
          <WhosePassword email={email} />
          <PasswordFields problems={problems} label={accountText.fields.new_password} />
          <Button type="submit" size="lg" disabled={state === 'sending'}>
            {accountText.reset.save}
          </Button>
        </form>
      )}
    </SignInLayout>
  );
}
