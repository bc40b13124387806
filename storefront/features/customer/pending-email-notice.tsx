import { useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { Button } from '#ui/components/button/button.tsx';
import { cancelNewEmail, resendVerification } from './change-account.ts';
import styles from './verify-notice.module.css';

const text = accountText.newEmail;

/** A new address waits for its link: it can be sent again, or let go of. */
export function PendingEmailNotice({ email }: { readonly email: string }) {
  const [sending, setSending] = useState(false);
  const during = (call: () => Promise<void>) => async () => {
    setSending(true);
    await call();
    setSending(false);
  };
  return (
    <div className={styles.notice}>
      <p>{text.waiting(email)}</p>
      <div className={styles.buttons}>
        <Button look="outline" onClick={during(resendVerification)} disabled={sending}>
          {text.resend}
        </Button>
        <Button look="outline" onClick={during(cancelNewEmail)} disabled={sending}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
