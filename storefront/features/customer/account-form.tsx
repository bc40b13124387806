import { type FormEvent, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { type AccountProblems, checkUpdate } from '#domain/customer/check-account.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { Button } from '#storefront/components/button/button.tsx';
import { AddressFields, NameFields } from './account-fields.tsx';
import { saveAccount } from './change-account.ts';
import { ChannelFields, channelsOf } from './channel-fields.tsx';
import { ConsentFields, consentNames } from './consent-fields.tsx';
import type { UserError } from './fail-call.ts';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { flagOf, formValues } from './form-values.ts';

/** The form checks the fields an account needs itself, since empty ones are not sent (DEC-114). */
export function AccountForm({ customer }: { customer: Customer }) {
  const [problems, setProblems] = useState<AccountProblems>({});
  const [error, setError] = useState<UserError | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event);
    const { first_name, last_name, email, phone, address, postal_code, city } = values;
    const fields = { first_name, last_name, email, phone, address, postal_code, city };
    const found = checkUpdate(fields, osloTime(Date.now()).date);
    setProblems(found);
    setError(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const consents = Object.fromEntries(consentNames.map((name) => [name, flagOf(values, name)]));
    setError(await saveAccount(customer.id, { ...fields, ...consents, preferences: { channels: channelsOf(values) } }));
    setSending(false);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormError error={error} />
      <NameFields problems={problems} customer={customer} />
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
