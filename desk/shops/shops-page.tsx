import { pageTitles } from '#content/nb/desk/pages.ts';
import { shopText as text } from '#content/nb/desk/shops.ts';
import type { ShopRow } from '#contract/desk/shops/schemas.ts';
import { formatEntry, parseOpeningHours } from '#domain/shop/opening-hours.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Status } from '../parts/small-parts.tsx';
import { EmptyState, QueryState } from '../parts/states.tsx';
import { Link } from '../routing/link.tsx';
import { goTo } from '../routing/location.ts';
import { useQuery } from '../state/use-query.ts';

const columns: readonly Column<ShopRow>[] = [
  {
    name: 'name',
    head: text.columns.name,
    cell: ({ id, name }) => (
      <Link to={`/butikker/${id}`}>
        <b>{name}</b>
      </Link>
    ),
  },
  { name: 'place', head: text.columns.place, cell: ({ place }) => place },
  { name: 'phone', head: text.columns.phone, cell: ({ phone }) => phone?.replaceAll(' ', '\u00a0') },
  {
    name: 'hours',
    head: text.columns.hours,
    cell: ({ openingHours }) => hoursLine(openingHours),
  },
  { name: 'orders', head: text.columns.orders, right: true, cell: ({ openOrders }) => openOrders },
  {
    name: 'state',
    head: text.columns.state,
    cell: ({ closed }) => <Status state={closed ? 'off' : 'ok'}>{closed ? text.closed : text.open}</Status>,
  },
];

export function ShopsPage() {
  const list = useQuery('shops', {});
  const rows = list.value?.rows ?? [];
  return (
    <>
      <PageHead title={pageTitles.shops} staleSince={list.staleSince} />
      <QueryState query={list} />
      {list.value !== null && rows.length === 0 && <EmptyState>{text.empty}</EmptyState>}
      {rows.length > 0 && (
        <DataTable
          label={pageTitles.shops}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          onOpen={({ id }) => goTo(`/butikker/${id}`)}
        />
      )}
    </>
  );
}

/** 'Mandag-fredag 10:00-20:00, lørdag 10:00-18:00' */
function hoursLine(openingHours: string): string {
  return parseOpeningHours(openingHours)
    .entries.map((entry, index) => (index === 0 ? formatEntry(entry) : formatEntry(entry).toLowerCase()))
    .join(', ');
}
