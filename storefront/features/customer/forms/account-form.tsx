import { type FormEvent, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { type AccountProblems, checkUpdate } from '#domain/customer/check-account.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { normaliseEmail } from '#domain/customer/email.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { Button } from '#ui/components/button/button.tsx';
import { saveAccount } from '../change-account.ts';
import type { UserError } from '../handle-failure.ts';
import { AddressFields, NameFields } from './account-fields.tsx';
import { ChannelFields, channelsOf } from './channel-fields.tsx';
import { ConsentFields, consentNames } from './consent-fields.tsx';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { flagOf, formValues } from './form-values.ts';
import { PasswordField } from './password-field.tsx';

const text = accountText.newEmail;

/** The form checks the fields an account needs itself, since empty ones are not sent (DEC-114). */
export function AccountForm({ customer }: { customer: Customer }) {
  const [problems, setProblems] = useState<AccountProblems>({});
  const [error, setError] = useState<UserError | null>(null);
  const [sending, setSending] = useState(false);
  const [email, setEmail] = useState(customer.email);
  const [passwordError, setPasswordError] = useState<string | undefined>();
  const isNewEmail = normaliseEmail(email) !== customer.email;

  /** Shows the present address again after saving: the new one is not confirmed yet and stands in the notice above. */
  const showPresentEmail = (form: HTMLFormElement) => {
    const field = form.elements.namedItem('email');
    if (field instanceof HTMLInputElement) field.value = customer.email;
    setEmail(customer.email);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event);
    const form = event.currentTarget;
    const { first_name, last_name, phone, address, postal_code, city, current_password = '' } = values;
    const fields = { first_name, last_name, email, phone, address, postal_code, city };
    const found = checkUpdate(fields, osloTime(Date.now()).date);
    setProblems(found);
    setError(null);
    const lacksPassword = isNewEmail && current_password === '';
    setPasswordError(lacksPassword ? text.passwordMissing : undefined);
    if (Object.keys(found).length > 0 || lacksPassword) return;
    setSending(true);
    const consents = Object.fromEntries(consentNames.map((name) => [name, flagOf(values, name)]));
    const preferences = { channels: channelsOf(values) };
    const failed = await saveAccount(customer.id, { ...fields, ...consents, preferences, current_password });
    setError(failed);
    if (failed?.fields?.includes('current_password')) setPasswordError(text.passwordWrong);
    setSending(false);
    if (failed === null && isNewEmail) showPresentEmail(form);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormError error={error} />
      <NameFields
        problems={problems}
        customer={customer}
        onEmail={setEmail}
        afterEmail={
          isNewEmail && (
            <PasswordField
              label={text.password}
              name="current_password"
              autoComplete="current-password"
              hint={text.help}
              error={passwordError}
            />
          )
        }
      />
      <AddressFields problems={problems} customer={customer} />
      <ConsentFields customer={customer} />
      <ChannelFields customer={customer} />
      <div>
        <Button type="submit" disabled={sending}>
          {accountText.myPage.save}
        </Button>
      </div>
    </form>
  );
}
