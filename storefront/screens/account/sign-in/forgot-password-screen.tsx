import { type FormEvent, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { alertTitles } from '#content/nb/alerts.ts';
import { fieldErrors } from '#content/nb/errors.ts';
import { isEmail } from '#domain/customer/email.ts';
import { Alert } from '#ui/components/alert/alert.tsx';
import { Button } from '#ui/components/button/button.tsx';
import { Field } from '#ui/components/field/field.tsx';
import { askForPassword } from '../../../features/customer/change-account.ts';
import formStyles from '../../../features/customer/forms/form.module.css';
import { FormError } from '../../../features/customer/forms/form-error.tsx';
import { formValues } from '../../../features/customer/forms/form-values.ts';
import type { UserError } from '../../../features/customer/handle-failure.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

export function ForgotPasswordScreen() {
  const { picture, email } = useSignIn();
  const [error, setError] = useState<UserError | null>(null);
  const [fieldError, setFieldError] = useState<string | undefined>(undefined);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { email: given = '' } = formValues(event);
    const valid = isEmail(given);
    setFieldError(valid ? undefined : fieldErrors.email);
    if (!valid) return;
    setState('sending');
    const failed = await askForPassword(given);
    setError(failed);
    setState(failed === null ? 'sent' : 'open');
  };

  return (
    <SignInLayout title={accountText.forgot.title} lead={accountText.forgot.lead} picture={picture}>
      {state === 'sent' ? (
        <Alert kind="info" title={alertTitles.info} text={accountText.forgot.sent} />
      ) : (
        <form className={formStyles.form} onSubmit={submit} noValidate>
          <FormError error={error} />
          <Field
            label={accountText.fields.email}
            name="email"
            type="email"
            autoComplete="email"
            key={email}
            defaultValue={email}
            error={fieldError}
          />
          <Button type="submit" size="lg" disabled={state === 'sending'}>
            {accountText.forgot.send}
          </Button>
        </form>
      )}
    </SignInLayout>
  );
}
