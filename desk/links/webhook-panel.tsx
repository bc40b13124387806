import { useState } from 'react';
import { linkText as text } from '#content/nb/desk/machinery/links.ts';
import type { WebhookRow } from '#contract/desk/links/schemas.ts';
import { Button } from '../parts/button.tsx';
import { Confirm, SidePanel } from '../parts/dialog.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { Deliveries } from './deliveries.tsx';
import styles from './links.module.css';

export interface WebhookPanelProps {
  readonly webhook: WebhookRow;
  readonly onClose: () => void;
  readonly onSecret: (secret: string | null) => void;
}

/** What was sent to one address, and what can be done about it. */
export function WebhookPanel({ webhook: { id, url }, onClose, onSecret }: WebhookPanelProps) {
  const [asks, setAsks] = useState<'rotate' | 'remove' | null>(null);
  const [turn, setTurn] = useState(0);
  const test = useAct('testWebhook');
  const rotate = useAct('rotateWebhook');
  const remove = useAct('removeWebhook');
  const sendTest = async () => {
    const answer = await test.run({ id });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.tested });
    setTurn((before) => before + 1);
  };
  const change = async () => {
    const answer = await rotate.run({ id });
    if (answer?.kind === 'done') onSecret(answer.value.secret);
    else setAsks(null);
  };
  const end = async () => {
    const answer = await remove.run({ id });
    if (answer?.kind !== 'done') return setAsks(null);
    say({ tone: 'done', text: text.removed });
    onClose();
  };
  return (
    <SidePanel
      title={text.deliveries}
      onClose={onClose}
      footer={
        <>
          <Button off={test.isRunning} onClick={() => void sendTest()}>
            {text.test}
          </Button>
          <Button look="outline" onClick={() => setAsks('rotate')}>
            {text.newSecret}
          </Button>
          <Button look="outline" onClick={() => setAsks('remove')}>
            {text.removeWebhook}
          </Button>
        </>
      }
    >
      <p className={styles.url}>{url}</p>
      <Deliveries key={turn} webhook={id} />
      {asks === 'rotate' && (
        <Confirm
          title={text.newSecretTitle}
          act={text.newSecret}
          off={rotate.isRunning}
          onClose={() => setAsks(null)}
          onConfirm={() => void change()}
        >
          {text.newSecretText}
        </Confirm>
      )}
      {asks === 'remove' && (
        <Confirm
          title={text.removeTitle}
          act={text.removeWebhook}
          danger
          off={remove.isRunning}
          onClose={() => setAsks(null)}
          onConfirm={() => void end()}
        >
          {text.removeText(url)}
        </Confirm>
      )}
    </SidePanel>
  );
}
