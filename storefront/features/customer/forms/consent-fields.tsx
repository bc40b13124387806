import { accountText } from '#content/nb/account.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import styles from './form.module.css';

export const consentNames = ['club', 'newsletter', 'marketing', 'event_invite', 'birthday_gift'] as const;

/** Nothing is ticked beforehand, and each is asked for by itself (markedsføringsloven § 15). */
export function ConsentFields({ customer }: { customer?: Customer | undefined }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {customer === undefined ? accountText.consents.ask : accountText.consents.heading}
      </legend>
      <p className={styles.note}>{accountText.consents.help}</p>
      {consentNames.map((name) => (
        <Checkbox key={name} name={name} label={accountText.consents[name]} defaultChecked={customer?.[name] === 1} />
      ))}
    </fieldset>
  );
}
