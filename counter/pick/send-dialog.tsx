import { useState } from 'react';
import { counterPickText as text } from '#content/nb/counter/pick.ts';
import type { CounterOrder } from '#contract/counter/records.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/choice.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Say } from '../parts/say.tsx';

export interface SendDialogProps {
  readonly order: CounterOrder;
  readonly onClose: () => void;
  readonly onSend: (trackingUrl: string | null) => void;
}

/** The web stock sends instead of handing out: where to, and how it is followed. */
export function SendDialog({ order, onClose, onSend }: SendDialogProps) {
  const [url, setUrl] = useState('');
  return (
    <Dialog
      title={text.sendTitle}
      sub={String(order.id)}
      onClose={onClose}
      footer={
        <Button
          size="big"
          onClick={() => {
            onSend(url.trim() === '' ? null : url.trim());
            onClose();
          }}
        >
          {text.send}
        </Button>
      }
    >
      <Say icon="truck" title={order.customer?.name}>
        {order.address}
      </Say>
      <TextField label={text.tracking} value={url} inputMode="url" maxLength={500} onChange={setUrl} />
    </Dialog>
  );
}
