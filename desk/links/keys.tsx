import { useState } from 'react';
import { keyStates, scopeNames, linkText as text } from '#content/nb/desk/machinery/links.ts';
import type { KeyRow } from '#contract/desk/links/schemas.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Confirm } from '../parts/dialog.tsx';
import words from '../parts/layout/text.module.css';
import { Status } from '../parts/small-parts.tsx';
import { EmptyState, QueryState } from '../parts/states.tsx';
import { dayText, shortTime } from '../parts/times.ts';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import styles from './links.module.css';
import { MakeKey } from './make-key.tsx';
import { ShownOnce } from './shown-once.tsx';

const looks = { live: 'ok', ending: 'wait', expired: 'off', revoked: 'error' } as const;

type Open =
  | { readonly what: 'make' }
  | { readonly what: 'rotate' | 'revoke'; readonly key: KeyRow }
  | { readonly what: 'once'; readonly token: string | null };

export function Keys() {
  const list = useQuery('keys', {});
  const [open, setOpen] = useState<Open | null>(null);
  const rotate = useAct('rotateKey');
  const revoke = useAct('revokeKey');
  // A dialog that gives way to the next tells of its own end a moment later: that must not close the next.
  const closeOf = (what: Open['what']) => () => {
    setOpen((shown) => (shown?.what === what ? null : shown));
    list.reload();
  };
  const change = async ({ id }: KeyRow) => {
    const answer = await rotate.run({ id });
    if (answer?.kind === 'done') setOpen({ what: 'once', token: answer.value.token });
    else closeOf('rotate')();
  };
  const end = async ({ id, system }: KeyRow) => {
    const answer = await revoke.run({ id });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.revoked(system) });
    closeOf('revoke')();
  };
  const columns: readonly Column<KeyRow>[] = [
    {
      name: 'system',
      head: text.keyColumns.system,
      cell: ({ system, id }) => (
        <>
          <b>{system}</b>
          <small className={words.sub}>{id}</small>
        </>
      ),
    },
    {
      name: 'scopes',
      head: text.keyColumns.scopes,
      cell: ({ scopes }) => scopes.map((scope) => scopeNames[scope]).join(', '),
    },
    { name: 'where', head: text.keyColumns.where, cell: whereWords },
    {
      name: 'used',
      head: text.keyColumns.used,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? text.never : shortTime(lastUsedAt)),
    },
    { name: 'until', head: text.keyColumns.until, cell: ({ expiresAt }) => dayText(expiresAt) },
    {
      name: 'state',
      head: text.keyColumns.state,
      cell: ({ state }) => <Status state={looks[state]}>{keyStates[state]}</Status>,
    },
    {
      name: 'act',
      head: <span className="sr-only">{text.rotate}</span>,
      right: true,
      cell: (key) =>
        (key.state === 'live' || key.state === 'ending') && (
          <span className={words.acts}>
            <Button
              look="outline"
              size="small"
              aria-label={text.rotateOf(key.system)}
              onClick={() => setOpen({ what: 'rotate', key })}
            >
              {text.rotate}
            </Button>
            <Button
              look="outline"
              size="small"
              aria-label={text.revokeOf(key.system)}
              onClick={() => setOpen({ what: 'revoke', key })}
            >
              {text.revoke}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      <p className={styles.make}>
        <Button onClick={() => setOpen({ what: 'make' })}>{text.makeKey}</Button>
      </p>
      <QueryState query={list} />
      {list.value?.keys.length === 0 && <EmptyState>{text.noKeys}</EmptyState>}
      {list.value !== null && list.value.keys.length > 0 && (
        <DataTable label={text.keys} columns={columns} rows={list.value.keys} keyOf={({ id }) => id} />
      )}
      {open?.what === 'make' && (
        <MakeKey
          shops={list.value?.shops ?? []}
          onClose={closeOf('make')}
          onMade={(token) => setOpen({ what: 'once', token })}
        />
      )}
      {open?.what === 'once' && <ShownOnce secret={open.token} onClose={closeOf('once')} />}
      {open?.what === 'rotate' && (
        <Confirm
          title={text.rotateTitle(open.key.system)}
          act={text.rotate}
          off={rotate.isRunning}
          onClose={closeOf('rotate')}
          onConfirm={() => void change(open.key)}
        >
          {text.rotateText}
        </Confirm>
      )}
      {open?.what === 'revoke' && (
        <Confirm
          title={text.revokeTitle(open.key.system)}
          act={text.revoke}
          danger
          off={revoke.isRunning}
          onClose={closeOf('revoke')}
          onConfirm={() => void end(open.key)}
        >
          {text.revokeText}
        </Confirm>
      )}
    </>
  );
}

function whereWords({ shops, networks }: KeyRow): string {
  return [shops === null ? text.allShops : text.shops(shops.length), ...(networks ?? [])].join(' · ');
}
