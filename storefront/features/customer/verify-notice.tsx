import { useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { Button } from '#ui/components/button/button.tsx';
import { resendVerification } from './change-account.ts';
import styles from './verify-notice.module.css';

export function VerifyNotice() {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await resendVerification();
    setSending(false);
  };
  return (
    <div className={styles.notice}>
      <p>{accountText.verify.notVerified}</p>
      <Button look="outline" onClick={send} disabled={sending}>
        {accountText.verify.resend}
      </Button>
    </div>
  );
}
