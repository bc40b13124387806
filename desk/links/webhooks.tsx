import { useState } from 'react';
import { linkText as text } from '#content/nb/desk/machinery/links.ts';
import type { WebhookRow } from '#contract/desk/links/schemas.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import words from '../parts/layout/text.module.css';
import { Status } from '../parts/small-parts.tsx';
import { EmptyState, QueryState } from '../parts/states.tsx';
import { Switch } from '../parts/switch.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import { AddWebhook } from './add-webhook.tsx';
import styles from './links.module.css';
import { refusalWords } from './refusal-words.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookPanel } from './webhook-panel.tsx';

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'see'; readonly webhook: WebhookRow }
  | { readonly what: 'once'; readonly secret: string | null };

const everyMs = 5_000;

export function Webhooks() {
  const list = useQuery('webhooks', {}, { everyMs });
  const [open, setOpen] = useState<Open | null>(null);
  const pause = useAct('pauseWebhook', refusalWords);
  const resume = useAct('resumeWebhook', refusalWords);
  // A dialog that gives way to the next tells of its own end a moment later: that must not close the next.
  const closeOf = (what: Open['what']) => () => {
    setOpen((shown) => (shown?.what === what ? null : shown));
    list.reload();
  };
  const turn = async ({ id }: WebhookRow, isOn: boolean) => {
    const answer = await (isOn ? resume : pause).run({ id });
    if (answer?.kind === 'done') say({ tone: 'done', text: isOn ? text.turnedOn : text.turnedOff });
    list.reload();
  };
  const columns: readonly Column<WebhookRow>[] = [
    { name: 'url', head: text.webhookColumns.url, cell: ({ url }) => <b className={styles.url}>{url}</b> },
    {
      name: 'types',
      head: text.webhookColumns.types,
      cell: ({ types, shops }) =>
        `${text.typeCount(types.length)} · ${shops === null ? text.allShops : text.shops(shops.length)}`,
    },
    {
      name: 'queue',
      head: text.webhookColumns.queue,
      cell: ({ waiting, failed }) => (
        <Status state={failed > 0 ? 'error' : waiting > 0 ? 'wait' : 'ok'}>
          {[text.waiting(waiting), ...(failed > 0 ? [text.failed(failed)] : [])].join(', ')}
        </Status>
      ),
    },
    {
      name: 'state',
      head: text.webhookColumns.state,
      cell: (webhook) => (
        <span className={words.acts}>
          <Switch
            label={text.turn(webhook.url)}
            isOn={webhook.pausedBecause === null}
            onChange={(isOn) => void turn(webhook, isOn)}
          />
          {webhook.pausedBecause === null ? text.on : `${text.off}: ${text.pausedBecause(webhook.pausedBecause)}`}
        </span>
      ),
    },
    {
      name: 'act',
      head: <span className="sr-only">{text.open}</span>,
      right: true,
      cell: (webhook) => (
        <Button
          look="outline"
          size="small"
          aria-label={text.openOf(webhook.url)}
          onClick={() => setOpen({ what: 'see', webhook })}
        >
          {text.open}
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className={styles.make}>
        <Button onClick={() => setOpen({ what: 'add' })}>{text.addWebhook}</Button>
      </p>
      <QueryState query={list} />
      {list.value?.webhooks.length === 0 && <EmptyState>{text.noWebhooks}</EmptyState>}
      {list.value !== null && list.value.webhooks.length > 0 && (
        <DataTable label={text.webhooks} columns={columns} rows={list.value.webhooks} keyOf={({ id }) => id} />
      )}
      {open?.what === 'add' && (
        <AddWebhook
          shops={list.value?.shops ?? []}
          onClose={closeOf('add')}
          onMade={(secret) => setOpen({ what: 'once', secret })}
        />
      )}
      {open?.what === 'once' && <ShownOnce secret={open.secret} onClose={closeOf('once')} />}
      {open?.what === 'see' && (
        <WebhookPanel
          webhook={open.webhook}
          onClose={closeOf('see')}
          onSecret={(secret) => setOpen({ what: 'once', secret })}
        />
      )}
    </>
  );
}
