import { useState } from 'react';
import { codeStateNames, codeText as text } from '#content/nb/desk/codes.ts';
import { frameText } from '#content/nb/desk/frame.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { CodeRow, CodeState } from '#contract/desk/codes/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { shortDay } from '#domain/time/norwegian-dates.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../parts/filters.tsx';
import { ListState } from '../parts/layout/list-state.tsx';
import { ListFoot } from '../parts/list-foot.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Status } from '../parts/small-parts.tsx';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import { GiveCode } from './give-code.tsx';
import { MakeCode } from './make-code.tsx';

const looks = { usable: 'ok', planned: 'wait', 'used-up': 'off', over: 'off', stopped: 'error' } as const;
const states = Object.keys(codeStateNames) as CodeState[];

const columns: readonly Column<CodeRow>[] = [
  { name: 'name', head: text.columns.name, cell: ({ name }) => <b>{name}</b> },
  { name: 'gives', head: text.columns.gives, cell: givesWords },
  { name: 'valid', head: text.columns.valid, cell: validWords },
  { name: 'used', head: text.columns.used, right: true, cell: ({ uses, most }) => text.usedOf(uses, most) },
  {
    name: 'state',
    head: text.columns.state,
    cell: ({ state, isPublic }) => (
      <>
        <Status state={looks[state]}>{codeStateNames[state]}</Status>
        {isPublic && ` · ${text.isPublic}`}
      </>
    ),
  },
];

export function CodesPage() {
  const filters = useFilters(['q', 'state']);
  const { after } = usePaging();
  const { q, state } = filters.values;
  const list = useQuery('codes', { q, state: states.find((one) => one === state), after });
  const [open, setOpen] = useState<'make' | 'give' | CodeRow | null>(null);
  const stop = useAct('stopCode');
  const resume = useAct('resumeCode');
  const mayEdit = iMay('codes.edit');
  const close = () => {
    setOpen(null);
    list.reload();
  };
  const goOn = async (code: CodeRow, said: string) => {
    const answer = await resume.run({ id: code.id });
    if (answer?.kind === 'done') say({ tone: 'done', text: said });
    list.reload();
  };
  const end = async (code: CodeRow) => {
    const answer = await stop.run({ id: code.id });
    close();
    if (answer?.kind === 'done')
      say({ tone: 'done', text: text.stopped(code.name), undo: () => void goOn(code, frameText.undone) });
  };
  const act: Column<CodeRow> = {
    name: 'act',
    head: <span className="sr-only">{text.stop}</span>,
    right: true,
    cell: (code) =>
      code.state === 'stopped' ? (
        <Button look="outline" size="small" onClick={() => void goOn(code, text.resumed(code.name))}>
          {text.resume}
        </Button>
      ) : code.state === 'usable' || code.state === 'planned' ? (
        <Button look="outline" size="small" aria-label={`${text.stop}: ${code.name}`} onClick={() => setOpen(code)}>
          {text.stop}
        </Button>
      ) : null,
  };
  return (
    <>
      <PageHead title={pageTitles.codes} lead={text.lead} staleSince={list.staleSince}>
        {iMay('codes.give') && (
          <Button look="outline" onClick={() => setOpen('give')}>
            {text.give}
          </Button>
        )}
        {mayEdit && <Button onClick={() => setOpen('make')}>{text.make}</Button>}
      </PageHead>
      <FilterBar>
        <SearchFilter
          label={text.find}
          value={q ?? ''}
          onChange={(typed) => filters.set({ q: typed }, { replace: true })}
        />
        <ChoiceFilter
          label={text.columns.state}
          value={state ?? ''}
          choices={[
            { value: '', name: text.anyState },
            ...states.map((value) => ({ value, name: codeStateNames[value] })),
          ]}
          onChange={(chosen) => filters.set({ state: chosen })}
        />
      </FilterBar>
      <ListState query={list} filters={filters} text={text} />
      {list.value !== null && list.value.rows.length > 0 && (
        <>
          <DataTable
            label={pageTitles.codes}
            columns={mayEdit ? [...columns, act] : columns}
            rows={list.value.rows}
            keyOf={({ id }) => id}
          />
          <ListFoot page={list.value} />
        </>
      )}
      {open === 'make' && <MakeCode onClose={close} />}
      {open === 'give' && <GiveCode onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <Confirm
          title={text.stopTitle(open.name)}
          act={text.stop}
          danger
          onClose={close}
          onConfirm={() => void end(open)}
        >
          {text.stopText}
        </Confirm>
      )}
    </>
  );
}

function givesWords({ isFixed, amount }: CodeRow): string {
  return isFixed ? text.kroner(groupThousands(amount)) : text.percent(Math.round(amount * 1000) / 10);
}

function validWords({ from, to }: CodeRow): string {
  const word = (day: string) => {
    const date = parseIsoDate(day);
    return date === null ? day : `${shortDay(date)} ${date.year}`;
  };
  const parts = [from === null ? null : text.from(word(from)), to === null ? null : text.to(word(to))];
  return parts.filter((part) => part !== null).join(' ') || text.always;
}
