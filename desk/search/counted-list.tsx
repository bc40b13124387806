import { searchText as text } from '#content/nb/desk/search.ts';
import type { CountedQuery } from '#contract/desk/search/schemas.ts';
import { searchPath } from '#domain/navigation/addresses/search-path.ts';
import { Sparkline } from '../charts/sparkline.tsx';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import words from '../parts/layout/text.module.css';
import { EmptyState } from '../parts/states.tsx';

const { columns: heads } = text;

export interface CountedListProps {
  readonly rows: readonly CountedQuery[];
  readonly view: 'unfound' | 'most' | 'unclicked';
  readonly onTry: (row: CountedQuery) => void;
}

/** What was searched for; each is one press from being tried, and from what a shopper sees. */
export function CountedList({ rows, view, onTry }: CountedListProps) {
  const query: Column<CountedQuery> = {
    name: 'query',
    head: heads.query,
    cell: (row) => <b>{text.quote(row.query)}</b>,
  };
  const searches: Column<CountedQuery> = {
    name: 'searches',
    head: heads.searches,
    right: true,
    cell: (row) => row.searches,
  };
  const trend: Column<CountedQuery> = {
    name: 'trend',
    head: heads.trend,
    cell: ({ series }) => <Sparkline values={series} />,
  };
  const acts: Column<CountedQuery> = {
    name: 'act',
    head: <span className="sr-only">{text.try}</span>,
    right: true,
    cell: (row) => (
      <span className={words.acts}>
        <a className={words.link} href={searchPath(row.query, '') ?? '/'} target="_blank" rel="noreferrer">
          {text.asCustomer}
          <span className="sr-only"> {text.quote(row.query)}</span>
        </a>
        <Button look="outline" size="small" aria-label={text.tryQuery(row.query)} onClick={() => onTry(row)}>
          {text.try}
        </Button>
      </span>
    ),
  };
  const unfound: readonly Column<CountedQuery>[] = [
    { name: 'why', head: heads.why, cell: (row) => <span className={words.quiet}>{text.why(row)}</span> },
    { name: 'suggestion', head: heads.suggestion, cell: suggestionOf },
  ];
  const found: readonly Column<CountedQuery>[] = [
    { name: 'hits', head: heads.hits, right: true, cell: (row) => row.hitsNow },
    { name: 'clicks', head: heads.clicks, right: true, cell: (row) => text.percent(row.clicks / row.searches) },
  ];
  if (rows.length === 0) return <EmptyState>{text.empty[view]}</EmptyState>;
  return (
    <>
      <DataTable
        label={heads.query}
        columns={[query, searches, trend, ...(view === 'unfound' ? unfound : found), acts]}
        rows={rows}
        keyOf={(row) => row.query}
        onOpen={onTry}
      />
      <p className={words.foot}>{text.foot}</p>
    </>
  );
}

function suggestionOf({ leftOut, likely }: CountedQuery) {
  const word = leftOut.find(({ reason }) => reason === 'unknown')?.text;
  return likely === null || word === undefined ? null : <b>{text.suggestion(word, likely)}</b>;
}
