import { type FormEvent, useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Modal } from '#ui/components/modal/modal.tsx';
import { deleteAccount } from '../change-account.ts';
import type { UserError } from '../handle-failure.ts';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { formValues } from './form-values.ts';
import { PasswordField } from './password-field.tsx';

const text = accountText.myPage;

/** DEC-115: asked twice, and for the password. */
export function DeleteAccount({ customerId }: { customerId: number }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<UserError | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { password = '' } = formValues(event);
    setSending(true);
    setError(await deleteAccount(customerId, password));
    setSending(false);
  };

  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {text.deleteAccount}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={text.deleteAccount} closeLabel={frameText.close}>
        <form method="post" className={styles.form} onSubmit={submit} noValidate>
          <p>{text.deleteExplain}</p>
          <FormError error={error} />
          <PasswordField label={text.deletePassword} name="password" autoComplete="current-password" />
          <Button type="submit" disabled={sending}>
            {text.deleteAccount}
          </Button>
          <Button look="text" onClick={() => setOpen(false)}>
            {text.keepAccount}
          </Button>
        </form>
      </Modal>
    </>
  );
}
