import { type FormEvent, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { type AccountProblems, checkPassword } from '#domain/customer/check-account.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { Button } from '#ui/components/button/button.tsx';
import { saveAccount } from '../change-account.ts';
import type { UserError } from '../handle-failure.ts';
import { PasswordFields, WhosePassword } from './account-fields.tsx';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { formValues } from './form-values.ts';
import { PasswordField } from './password-field.tsx';

/** A new password ends the other sessions, so the present one is asked for (DEC-112). */
export function PasswordForm({ customer }: { customer: Pick<Customer, 'id' | 'email'> }) {
  const [problems, setProblems] = useState<AccountProblems>({});
  const [error, setError] = useState<UserError | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { password = '', password_confirmation = '', current_password = '' } = formValues(event);
    const found = checkPassword(password, password_confirmation);
    setProblems(found);
    setError(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const failed = await saveAccount(customer.id, { password, password_confirmation, current_password });
    setError(failed);
    setSending(false);
    if (failed === null) form.reset();
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <FormError error={error} />
      <WhosePassword email={customer.email} />
      <PasswordField
        label={accountText.fields.current_password}
        name="current_password"
        autoComplete="current-password"
      />
      <PasswordFields problems={problems} label={accountText.fields.new_password} />
      <div>
        <Button type="submit" look="outline" disabled={sending}>
          {accountText.myPage.changePassword}
        </Button>
      </div>
    </form>
  );
}
