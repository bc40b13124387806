import { type FormEvent, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import { termsFlag } from '#domain/customer/account-fields.ts';
import { type AccountProblems, checkRegistration } from '#domain/customer/check-account.ts';
import type { LoginOrigin } from '#domain/navigation/addresses/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { Link } from '#ui/components/link/link.tsx';
import type { UserError } from '../handle-failure.ts';
import { register } from '../sign-in.ts';
import { type KnownPerson, NameFields, PasswordFields } from './account-fields.tsx';
import { ConsentFields, consentNames } from './consent-fields.tsx';
import { fieldText } from './field-texts.ts';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { flagOf, formValues } from './form-values.ts';

export interface RegisterFormProps {
  readonly origin: LoginOrigin;
  /** What is known of whoever registers, to begin with. */
  readonly known: KnownPerson | null;
  readonly onReadPrivacy: () => void;
}

/** DEC-110. The form checks first, so the catalogue's odd text for 422 is met by those alone who get past it (TRAP-26). */
export function RegisterForm({ origin, known, onReadPrivacy }: RegisterFormProps) {
  const [problems, setProblems] = useState<AccountProblems>({});
  const [error, setError] = useState<UserError | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event);
    const terms = termsFlag(values.terms_conditions === 'on');
    const found = checkRegistration({ ...values, ...terms }, osloTime(Date.now()).date);
    setProblems(found);
    setError(null);
    if (Object.keys(found).length > 0) return;
    const { first_name, last_name, email, phone, password, password_confirmation } = values;
    const consents = Object.fromEntries(consentNames.map((name) => [name, flagOf(values, name)]));
    setSending(true);
    setError(
      await register(
        { first_name, last_name, email, phone, password, password_confirmation, ...consents, ...terms },
        origin,
      ),
    );
    setSending(false);
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <FormError error={error} />
      <NameFields problems={problems} customer={known ?? undefined} />
      <PasswordFields problems={problems} />
      <ConsentFields />
      <Checkbox
        name="terms_conditions"
        label={accountText.register.terms}
        error={fieldText(problems, 'terms_conditions')}
      />
      <p className={styles.links}>
        <Link to={pathTo('terms')}>{accountText.register.readTerms}</Link>
        <button type="button" className={styles.textButton} onClick={onReadPrivacy}>
          {frameText.readAboutPrivacy}
        </button>
      </p>
      <Button type="submit" size="lg" full disabled={sending}>
        {accountText.register.title}
      </Button>
      <p className={styles.note}>
        {accountText.register.haveAccount}{' '}
        <Link to={pathTo('login') + (origin.fromCart ? '?from=cart' : '')}>{accountText.login.title}</Link>
      </p>
    </form>
  );
}
