import { frameText } from '#content/nb/desk/frame.ts';
import { actionWords, actorWords, logText as text } from '#content/nb/desk/log.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { ListedEntry } from '#contract/desk/log/schemas.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../parts/filters.tsx';
import { ListState } from '../parts/layout/list-state.tsx';
import { PeriodFilter } from '../parts/layout/period-filter.tsx';
import words from '../parts/layout/text.module.css';
import { ListFoot } from '../parts/list-foot.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { shortTime } from '../parts/times.ts';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { say } from '../state/notice.ts';
import { useQuery } from '../state/use-query.ts';
import { useUndo } from '../state/use-undo.ts';
import { Change, Who } from './entry-parts.tsx';
import { subjectName } from './entry-words.ts';
import { downloadLog } from './log-file.ts';

const columns: readonly Column<ListedEntry>[] = [
  { name: 'at', head: text.columns.at, cell: ({ at }) => <time dateTime={at}>{shortTime(at)}</time> },
  { name: 'who', head: text.columns.who, cell: (entry) => <Who entry={entry} /> },
  { name: 'did', head: text.columns.did, cell: ({ action }) => actionWords[action] ?? action },
  {
    name: 'what',
    head: text.columns.what,
    cell: ({ subject, subjectName: name }) => <b>{name ?? subjectName(subject)}</b>,
  },
  { name: 'change', head: text.columns.change, cell: (entry) => <Change entry={entry} /> },
  { name: 'reason', head: text.columns.reason, cell: ({ reason }) => reason },
];

export function LogPage() {
  const filters = useFilters(['q', 'who', 'action', 'subject', 'from', 'to']);
  const { after } = usePaging();
  const list = useQuery('log', { ...filters.values, after });
  const choices = useQuery('logChoices', {});
  const undo = useUndo(list.reload);
  const download = async () => {
    if (!(await downloadLog(filters.values))) say({ tone: 'failed', text: frameText.notRead });
  };
  const withUndo: Column<ListedEntry> = {
    name: 'undo',
    head: <span className="sr-only">{frameText.undo}</span>,
    right: true,
    cell: (entry) => entry.undoable && <TextButton onClick={() => undo(entry.id)}>{frameText.undo}</TextButton>,
  };
  const { values } = filters;
  return (
    <>
      <PageHead title={pageTitles.log} lead={text.lead} staleSince={list.staleSince}>
        <Button look="outline" icon="download" onClick={() => void download()}>
          {text.download}
        </Button>
      </PageHead>
      <FilterBar>
        <SearchFilter
          label={text.field}
          value={values.q ?? ''}
          onChange={(q) => filters.set({ q }, { replace: true })}
        />
        <PeriodFilter text={text} from={values.from} onChange={(from) => filters.set({ from })} />
        <ChoiceFilter
          label={text.everybody}
          value={values.who ?? ''}
          choices={[
            { value: '', name: text.everybody },
            ...(choices.value?.people ?? []).map(({ id, name }) => ({ value: String(id), name })),
            ...(choices.value?.actors ?? []).map((actor) => ({ value: actor, name: actorWords[actor] ?? actor })),
          ]}
          onChange={(who) => filters.set({ who })}
        />
        <ChoiceFilter
          label={text.everything}
          value={values.action ?? ''}
          choices={[
            { value: '', name: text.everything },
            ...(choices.value?.actions ?? []).map((action) => ({ value: action, name: actionWords[action] ?? action })),
          ]}
          onChange={(action) => filters.set({ action })}
        />
      </FilterBar>
      <ListState query={list} filters={filters} text={text} />
      {list.value !== null && list.value.rows.length > 0 && (
        <>
          <DataTable
            label={pageTitles.log}
            columns={[...columns, withUndo]}
            rows={list.value.rows}
            keyOf={({ id }) => id}
          />
          <ListFoot page={list.value} />
          <p className={words.foot}>{text.foot}</p>
        </>
      )}
    </>
  );
}
