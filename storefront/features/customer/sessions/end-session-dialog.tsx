import { useState } from 'react';
import { accountText } from '#content/nb/account.ts';
import { frameText } from '#content/nb/frame.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Modal } from '#ui/components/modal/modal.tsx';
import styles from '../forms/form.module.css';
import { deviceOf, type OwnSession } from './own-session.ts';

export type Ending =
  | { readonly kind: 'one'; readonly session: OwnSession }
  | { readonly kind: 'others'; readonly count: number };

export interface EndSessionDialogProps {
  readonly ending: Ending | null;
  readonly onEnd: (ending: Ending) => Promise<void>;
  readonly onClose: () => void;
}

const text = accountText.sessions;

/** Says what will happen before somebody is logged out. */
export function EndSessionDialog({ ending, onEnd, onClose }: EndSessionDialogProps) {
  const [sending, setSending] = useState(false);
  // while it slides away it still says what it said
  const [said, setSaid] = useState<Ending | null>(ending);
  if (ending !== null && ending !== said) setSaid(ending);

  const end = async () => {
    if (ending === null) return;
    setSending(true);
    await onEnd(ending);
    setSending(false);
  };

  return (
    <Modal open={ending !== null} onClose={onClose} title={titleOf(said)} closeLabel={frameText.close}>
      <div className={styles.form}>
        <p>{said?.kind === 'others' ? text.confirmOthers(said.count) : text.confirm}</p>
        <Button onClick={end} disabled={sending}>
          {said?.kind === 'others' ? text.endOthers : text.end}
        </Button>
        <Button look="text" onClick={onClose}>
          {text.keep}
        </Button>
      </div>
    </Modal>
  );
}

function titleOf(said: Ending | null): string {
  if (said === null) return '';
  return said.kind === 'others' ? text.confirmOthersTitle : text.confirmTitle(deviceOf(said.session));
}
