import { checkoutText } from '#content/nb/checkout.ts';
import { fieldErrors } from '#content/nb/errors.ts';
import type { CartClient } from '#domain/cart/cart-state.ts';
import type { CheckoutFieldError } from '#domain/checkout/check-fields.ts';
import { Field, type FieldProps } from '#ui/components/field/field.tsx';
import styles from './checkout-form.module.css';

export type ContactField = Exclude<CheckoutFieldError, 'shop' | 'terms' | 'unfitName'>;
type ClientText = Exclude<keyof CartClient, 'delivery'>;

export interface ContactFieldsProps {
  readonly client: CartClient;
  readonly delivery: boolean;
  /** Those whose error is to be shown. */
  readonly wrong: ReadonlySet<CheckoutFieldError>;
  readonly onChange: (change: Partial<CartClient>) => void;
  readonly onLeave: (field: ContactField | 'unfitName') => void;
}

/** ENT-68, DEC-87: the address counts for delivery alone, so it is asked for then alone. */
export function ContactFields({ client, delivery, wrong, onChange, onLeave }: ContactFieldsProps) {
  const field = (name: ContactField, key: ClientText, props: Partial<FieldProps>) => (
    <Field
      label={checkoutText.fields[key]}
      name={key}
      value={client[key]}
      error={wrong.has(name) ? fieldErrors[name] : undefined}
      required
      onChange={({ target }) => onChange({ [key]: target.value })}
      onBlur={() => onLeave(name)}
      {...props}
    />
  );
  return (
    <div className={styles.fields}>
      {field('name', 'name', {
        autoComplete: 'name',
        maxLength: 200,
        className: styles.wide,
        ...(wrong.has('unfitName') && !wrong.has('name') ? { error: fieldErrors.unfitName } : {}),
        onBlur: () => {
          onLeave('name');
          onLeave('unfitName');
        },
      })}
      {field('phone', 'phone', {
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        maxLength: 40,
        className: styles.half,
        hint: wrong.has('phone') ? checkoutText.fields.phoneHelp : undefined,
      })}
      {field('email', 'email', {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        maxLength: 254,
        className: styles.half,
      })}
      {delivery && (
        <>
          {field('address', 'address', { autoComplete: 'street-address', maxLength: 200, className: styles.wide })}
          {field('postcode', 'zipcode', { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 4 })}
          {field('city', 'city', { autoComplete: 'address-level2', maxLength: 200 })}
        </>
      )}
    </div>
  );
}
