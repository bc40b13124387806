import { searchText as text } from '#content/nb/desk/search.ts';
import type { StopWordRow, SynonymRow } from '#contract/desk/search/schemas.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { FilterBar, SearchFilter } from '../parts/filters.tsx';
import words from '../parts/layout/text.module.css';
import { ListFoot } from '../parts/list-foot.tsx';
import { EmptyState, QueryState } from '../parts/states.tsx';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { type Query, useQuery } from '../state/use-query.ts';
import { useUndo } from '../state/use-undo.ts';
import type { Draft } from './draft.ts';

interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly count: number;
  readonly countIsExact: boolean;
}

export interface FoundListProps<Row> {
  readonly list: Query<ListPage<Row>>;
  readonly label: string;
  readonly empty: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
}

/** A list that is searched in, and turned page by page. */
export function FoundList<Row>({ list, label, empty, columns, keyOf }: FoundListProps<Row>) {
  const filters = useFilters(['q']);
  const { q = '' } = filters.values;
  return (
    <>
      <FilterBar>
        <SearchFilter label={text.find} value={q} onChange={(typed) => filters.set({ q: typed }, { replace: true })} />
      </FilterBar>
      <QueryState query={list} />
      {list.value !== null && list.value.rows.length === 0 && <EmptyState>{q === '' ? empty : text.noHits}</EmptyState>}
      {list.value !== null && list.value.rows.length > 0 && (
        <>
          <DataTable label={label} columns={columns} rows={list.value.rows} keyOf={keyOf} />
          <ListFoot page={list.value} />
        </>
      )}
    </>
  );
}

export function SynonymList({
  onEdit,
  onDone,
}: {
  readonly onEdit: (draft: Draft) => void;
  readonly onDone: () => void;
}) {
  const { q } = useFilters(['q']).values;
  const list = useQuery('synonyms', { q, after: usePaging().after });
  const save = useAct('saveSynonym');
  const undo = useUndo(onDone);
  const remove = async ({ word, both, version }: SynonymRow) => {
    const answer = await save.run({ word, words: [], both, version });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.removedSynonym(word), undo: () => undo(answer.entry) });
    onDone();
  };
  const edit = (row: SynonymRow) => onEdit({ ...row, kind: 'synonym', words: row.words.join(', ') });
  const columns: readonly Column<SynonymRow>[] = [
    { name: 'word', head: text.synonymColumns.word, cell: ({ word }) => <b>{word}</b> },
    { name: 'words', head: text.synonymColumns.words, cell: ({ words }) => words.join(', ') },
    { name: 'both', head: text.synonymColumns.both, cell: ({ both }) => (both ? text.yes : text.no) },
    {
      name: 'act',
      head: <span className="sr-only">{text.change}</span>,
      right: true,
      cell: (row) =>
        iMay('search.edit') && (
          <span className={words.acts}>
            <Button look="outline" size="small" aria-label={text.changeOf(row.word)} onClick={() => edit(row)}>
              {text.change}
            </Button>
            <Button look="outline" size="small" aria-label={text.removeOf(row.word)} onClick={() => void remove(row)}>
              {text.remove}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <FoundList
      list={list}
      label={text.synonymColumns.word}
      empty={text.empty.synonyms}
      columns={columns}
      keyOf={({ word }) => word}
    />
  );
}

export function StopWordList({ onDone }: { readonly onDone: () => void }) {
  const { q } = useFilters(['q']).values;
  const list = useQuery('stopWords', { q, after: usePaging().after });
  const save = useAct('saveStopWord');
  const undo = useUndo(onDone);
  const remove = async ({ word, version }: StopWordRow) => {
    const answer = await save.run({ word, active: false, version });
    if (answer?.kind === 'done')
      say({ tone: 'done', text: text.removedStopWord(word), undo: () => undo(answer.entry) });
    onDone();
  };
  const columns: readonly Column<StopWordRow>[] = [
    { name: 'word', head: text.stopColumns.word, cell: ({ word }) => <b>{word}</b> },
    {
      name: 'act',
      head: <span className="sr-only">{text.remove}</span>,
      right: true,
      cell: (row) =>
        iMay('search.edit') && (
          <Button look="outline" size="small" aria-label={text.removeOf(row.word)} onClick={() => void remove(row)}>
            {text.remove}
          </Button>
        ),
    },
  ];
  return (
    <FoundList
      list={list}
      label={text.stopColumns.word}
      empty={text.empty.stopWords}
      columns={columns}
      keyOf={({ word }) => word}
    />
  );
}
