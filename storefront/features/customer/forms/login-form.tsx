import { type FormEvent, useRef, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import type { LoginOrigin } from '#domain/navigation/addresses/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { Field } from '#ui/components/field/field.tsx';
import { Link } from '#ui/components/link/link.tsx';
import type { UserError } from '../handle-failure.ts';
import { logIn } from '../sign-in.ts';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { flagOf, formValues } from './form-values.ts';
import { PasswordField } from './password-field.tsx';

export interface LoginFormProps {
  /** Members of the club are given a guarantee. */
  readonly hasGuarantee: boolean;
  readonly origin: LoginOrigin;
  /** From a one-time link that did not work. */
  readonly firstError: UserError | null;
}

/** ERR-05: the password is what one types wrong, and types again. */
const wrong = 422;

export function LoginForm({ hasGuarantee, origin, firstError }: LoginFormProps) {
  const [error, setError] = useState<UserError | null>(null);
  const [sending, setSending] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const shown = error ?? firstError;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event);
    setSending(true);
    const { email = '', password = '' } = values;
    const failed = await logIn({ email, password, remember: flagOf(values, 'remember') }, origin);
    setError(failed);
    setSending(false);
    if (failed?.status !== wrong) return;
    passwordField.current?.focus();
    passwordField.current?.select();
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <FormError error={shown} />
      <Field label={accountText.login.identifier} name="email" autoComplete="username" inputMode="email" required />
      <PasswordField
        label={accountText.login.password}
        name="password"
        autoComplete="current-password"
        required
        ref={passwordField}
        aria-invalid={shown?.status === wrong || undefined}
      />
      <Checkbox label={accountText.login.remember} name="remember" />
      <Button type="submit" size="lg" full disabled={sending}>
        {accountText.login.title}
      </Button>
      <p className={styles.links}>
        <Link to={pathTo('forgotPassword')}>{accountText.login.forgot}</Link>
        <LinkButton look="outline" to={pathTo('register') + (origin.fromCart ? '?from=cart' : '')}>
          {accountText.register.title}
        </LinkButton>
      </p>
      <p className={styles.note}>{accountText.register.lead(hasGuarantee)}</p>
    </form>
  );
}
