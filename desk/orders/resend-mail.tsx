import { useState } from 'react';
import { orderText as text } from '#content/nb/desk/order.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import styles from './order.module.css';

export function ResendMail({ id, onDone }: { readonly id: number; readonly onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const sending = useAct('resendOrderMail', ({ reason }) => (reason === 'no-such-mail' ? text.noSuchMail : null));
  const send = async (mail: 'confirmation' | 'status') => {
    const answer = await sending.run({ id, mail });
    if (answer?.kind !== 'done') return;
    setOpen(false);
    say({ tone: 'done', text: text.resent(answer.value.recipient) });
    onDone();
  };
  return (
    <>
      <Button look="outline" icon="mail" onClick={() => setOpen(true)}>
        {text.resend}
      </Button>
      {isOpen && (
        <Dialog title={text.resend} onClose={() => setOpen(false)}>
          <div className={styles.choices}>
            <Button look="outline" off={sending.isRunning} onClick={() => void send('confirmation')}>
              {text.resendConfirmation}
            </Button>
            <Button look="outline" off={sending.isRunning} onClick={() => void send('status')}>
              {text.resendStatus}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
