import { pinStateNames, searchText as text } from '#content/nb/desk/search.ts';
import type { PinRow } from '#contract/desk/search/schemas.ts';
import { Button, TextButton } from '../parts/button.tsx';
import type { Column } from '../parts/data-table.tsx';
import { GoodsTile } from '../parts/goods-tile.tsx';
import words from '../parts/layout/text.module.css';
import { Status } from '../parts/small-parts.tsx';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { dayOf } from './day-of.ts';
import { useUnpin } from './use-unpin.ts';
import { FoundList } from './word-lists.tsx';

const looks = { holds: 'ok', 'sold-out': 'wait', hidden: 'error', over: 'off' } as const;

export function PinList({ onLook, onDone }: { readonly onLook: (query: string) => void; readonly onDone: () => void }) {
  const { q } = useFilters(['q']).values;
  const list = useQuery('pins', { q, after: usePaging().after });
  const unpin = useUnpin(onDone);
  const columns: readonly Column<PinRow>[] = [
    {
      name: 'query',
      head: text.pinColumns.query,
      cell: ({ query }) => <TextButton onClick={() => onLook(query)}>{text.quote(query)}</TextButton>,
    },
    {
      name: 'article',
      head: text.pinColumns.article,
      cell: ({ name, image }) => (
        <span className={words.thing}>
          <GoodsTile image={image} />
          <b>{name}</b>
        </span>
      ),
    },
    { name: 'place', head: text.pinColumns.place, cell: ({ position }) => position ?? text.buried },
    {
      name: 'until',
      head: text.pinColumns.until,
      cell: ({ until }) => (until === null ? text.forGood : dayOf(until)),
    },
    {
      name: 'state',
      head: text.pinColumns.state,
      cell: ({ state }) => <Status state={looks[state]}>{pinStateNames[state]}</Status>,
    },
    {
      name: 'act',
      head: <span className="sr-only">{text.unpin}</span>,
      right: true,
      cell: (row) =>
        iMay('search.edit') && (
          <Button look="outline" size="small" aria-label={text.unpinOf(row.name)} onClick={() => void unpin(row)}>
            {text.unpin}
          </Button>
        ),
    },
  ];
  return (
    <FoundList
      list={list}
      label={text.pinColumns.article}
      empty={text.empty.pins}
      columns={columns}
      keyOf={({ query, articleId }) => `${query}/${articleId}`}
    />
  );
}
