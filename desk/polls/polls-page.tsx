import { useState } from 'react';
import { pollsDeskText as text } from '#content/nb/desk/editorial/polls.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { PollRow, PollState } from '#contract/desk/polls/schemas.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { osloWords } from '../parts/oslo-field.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Status } from '../parts/small-parts.tsx';
import { EmptyState, QueryState } from '../parts/states.tsx';
import { Link } from '../routing/link.tsx';
import { goTo } from '../routing/location.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';

const looks = { off: 'off', planned: 'wait', open: 'ok', closed: 'off' } as const satisfies Record<PollState, string>;

const columns: readonly Column<PollRow>[] = [
  {
    name: 'name',
    head: text.columns.name,
    cell: ({ id, name }) => (
      <Link to={`/avstemninger/${id}`}>
        <b>{name}</b>
      </Link>
    ),
  },
  {
    name: 'state',
    head: text.columns.state,
    cell: ({ state }) => <Status state={looks[state]}>{text.states[state]}</Status>,
  },
  { name: 'time', head: text.columns.time, cell: timeOf },
  { name: 'questions', head: text.columns.questions, right: true, cell: ({ questions }) => questions },
  { name: 'participants', head: text.columns.participants, right: true, cell: ({ participants }) => participants },
];

function timeOf({ opensAt, closesAt }: PollRow): string {
  const [from, to] = [opensAt, closesAt].map((at) => (at === null ? null : osloWords(Date.parse(at))));
  if (from && to) return text.span(from, to);
  return to ? text.until(to) : from ? text.from(from) : text.always;
}

export function PollsPage() {
  const list = useQuery('polls', {});
  const [isMaking, setMaking] = useState(false);
  const rows = list.value?.rows ?? [];
  return (
    <>
      <PageHead title={pageTitles.polls} lead={text.lead} staleSince={list.staleSince}>
        {iMay('polls.edit') && <Button onClick={() => setMaking(true)}>{text.make}</Button>}
      </PageHead>
      <QueryState query={list} />
      {list.value !== null && rows.length === 0 && <EmptyState>{text.empty}</EmptyState>}
      {rows.length > 0 && (
        <DataTable
          label={pageTitles.polls}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          onOpen={({ id }) => goTo(`/avstemninger/${id}`)}
        />
      )}
      {isMaking && <NewPoll onClose={() => setMaking(false)} />}
    </>
  );
}

function NewPoll({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const make = useAct('makePoll', text.refusals);
  const begin = async () => {
    const answer = await make.run({ name });
    if (answer?.kind === 'done') goTo(`/avstemninger/${answer.value.id}`);
  };
  return (
    <Dialog
      title={text.make}
      onClose={onClose}
      footer={
        <Button off={name.trim() === '' || make.isRunning} onClick={() => void begin()}>
          {text.makeAct}
        </Button>
      }
    >
      <TextField
        label={text.name}
        value={name}
        maxLength={200}
        hint={text.makeHint}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Dialog>
  );
}
