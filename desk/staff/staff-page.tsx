import { useState } from 'react';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { roleNames } from '#content/nb/desk/roles.ts';
import { staffText as text } from '#content/nb/desk/staff.ts';
import type { Colleague } from '#contract/desk/staff/schemas.ts';
import { initials } from '#domain/staff/short-names.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import words from '../parts/layout/text.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { Avatar } from '../parts/small-parts.tsx';
import { QueryState } from '../parts/states.tsx';
import { shortTime } from '../parts/times.ts';
import { person } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { ColleaguePanel } from './colleague-panel.tsx';
import { Invitations } from './invitations.tsx';
import { InvitePanel } from './invite-panel.tsx';

export function StaffPage() {
  const list = useQuery('staff', {});
  const me = useStore(person);
  const [opened, setOpened] = useState<number | null>(null);
  const [inviting, setInviting] = useState(false);
  const shops = list.value?.shops ?? [];
  const nameOfShop = (id: number) => shops.find((shop) => shop.id === id)?.name ?? String(id);
  const columns: readonly Column<Colleague>[] = [
    {
      name: 'name',
      head: text.columns.name,
      cell: ({ id, name, email }) => (
        <span className={words.thing}>
          <Avatar initials={initials(name)} size="small" />
          <span>
            <b>{name}</b> {id === me?.id && <small>({text.you})</small>}
            <small className={words.sub}>{email}</small>
          </span>
        </span>
      ),
    },
    {
      name: 'role',
      head: text.columns.role,
      cell: ({ role, shops: own }) => [roleNames[role], ...own.map(nameOfShop)].join(', '),
    },
    { name: 'ways', head: text.columns.ways, cell: waysOf },
    {
      name: 'seen',
      head: text.columns.seen,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? text.never : shortTime(lastSeenAt)),
    },
    {
      name: 'acts',
      head: <span className="sr-only">{text.columns.acts}</span>,
      right: true,
      cell: ({ id }) => <TextButton onClick={() => setOpened(id)}>{text.change}</TextButton>,
    },
  ];
  const shown = list.value?.people.find(({ id }) => id === opened);
  return (
    <>
      <PageHead title={pageTitles.staff} lead={text.lead} staleSince={list.staleSince}>
        <Button icon="plus" onClick={() => setInviting(true)}>
          {text.invite}
        </Button>
      </PageHead>
      <QueryState query={list} />
      {list.value !== null && (
        <>
          <DataTable
            label={pageTitles.staff}
            columns={columns}
            rows={list.value.people}
            keyOf={({ id }) => id}
            onOpen={({ id }) => setOpened(id)}
          />
          <Invitations invitations={list.value.invitations} onChange={list.reload} />
        </>
      )}
      {inviting && <InvitePanel shops={shops} onClose={() => setInviting(false)} onChange={list.reload} />}
      {shown !== undefined && (
        <ColleaguePanel
          key={shown.id}
          colleague={shown}
          shops={shops}
          onClose={() => setOpened(null)}
          onChange={list.reload}
        />
      )}
    </>
  );
}

function waysOf({ passkeys, hasPassword }: Colleague): string {
  const ways = [passkeys > 0 ? text.ways.passkeys(passkeys) : '', hasPassword ? text.ways.password : ''].filter(
    Boolean,
  );
  return ways.length === 0 ? text.ways.none : ways.join(', ');
}
