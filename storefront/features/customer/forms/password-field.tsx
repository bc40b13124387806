import { useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { Field, type FieldProps } from '#ui/components/field/field.tsx';
import styles from './password-field.module.css';

/** A password that can be looked at while it is typed: on a phone a slip of the finger is not seen otherwise. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'action' | 'className'>) {
  const [shown, setShown] = useState(false);
  const { showPassword, hidePassword } = accountText.login;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      className={styles.field}
      action={
        <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
          {shown ? hidePassword : showPassword}
        </button>
      }
    />
  );
}
