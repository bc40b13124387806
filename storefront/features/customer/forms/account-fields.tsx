import type { ReactNode } from 'react';
import { accountText } from '#content/nb/account.ts';
import type { AccountProblems } from '#domain/customer/check-account.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { Field } from '#ui/components/field/field.tsx';
import { fieldText } from './field-texts.ts';
import styles from './form.module.css';
import { PasswordField } from './password-field.tsx';

export interface AccountFieldsProps {
  readonly problems: AccountProblems;
  readonly customer?: Customer | undefined;
}

export type KnownPerson = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'phone'>;

interface NameFieldsProps {
  readonly problems: AccountProblems;
  readonly customer?: KnownPerson | undefined;
}

interface EmailChange {
  readonly onEmail?: (email: string) => void;
  /** What a new address asks for. */
  readonly afterEmail?: ReactNode;
}

const labels = accountText.fields;

/** Name and how to be reached: what an account cannot be without. */
export function NameFields({ problems, customer, onEmail, afterEmail }: NameFieldsProps & EmailChange) {
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={labels.first_name}
          name="first_name"
          autoComplete="given-name"
          defaultValue={customer?.first_name}
          error={fieldText(problems, 'first_name')}
        />
        <Field
          label={labels.last_name}
          name="last_name"
          autoComplete="family-name"
          defaultValue={customer?.last_name}
          error={fieldText(problems, 'last_name')}
        />
      </div>
      <Field
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={customer?.email}
        error={fieldText(problems, 'email')}
        onChange={({ target }) => onEmail?.(target.value)}
      />
      {afterEmail}
      <Field
        label={labels.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={customer?.phone}
        error={fieldText(problems, 'phone')}
      />
    </>
  );
}

export function AddressFields({ problems, customer }: AccountFieldsProps) {
  return (
    <>
      <Field
        label={labels.address}
        name="address"
        autoComplete="street-address"
        defaultValue={customer?.address ?? ''}
        error={fieldText(problems, 'address')}
      />
      <div className={styles.place}>
        <Field
          label={labels.postal_code}
          name="postal_code"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={4}
          defaultValue={customer?.postal_code ?? ''}
          error={fieldText(problems, 'postal_code')}
        />
        <Field
          label={labels.city}
          name="city"
          autoComplete="address-level2"
          defaultValue={customer?.city ?? ''}
          error={fieldText(problems, 'city')}
        />
      </div>
    </>
  );
}

/** Tells password managers whose password it is; they ignore a field of type `hidden`. */
export function WhosePassword({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

/** A new password, twice. */
export function PasswordFields({
  problems,
  label = labels.password,
}: AccountFieldsProps & { readonly label?: string }) {
  return (
    <div className={styles.pair}>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={accountText.register.passwordHelp}
        error={fieldText(problems, 'password')}
      />
      <Field
        label={labels.password_confirmation}
        name="password_confirmation"
        type="password"
        autoComplete="new-password"
        error={fieldText(problems, 'password_confirmation')}
      />
    </div>
  );
}
