import { customersText as text } from '#content/nb/desk/customers.ts';
import { ordersText } from '#content/nb/desk/orders.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { CustomerRow } from '#contract/desk/customers/schemas.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { FilterBar, SearchFilter } from '../parts/filters.tsx';
import { ListState } from '../parts/layout/list-state.tsx';
import words from '../parts/layout/text.module.css';
import { ListFoot } from '../parts/list-foot.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { dayText, shortTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { goTo } from '../routing/location.ts';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { useQuery } from '../state/use-query.ts';

const { columns: heads } = text;

const columns: readonly Column<CustomerRow>[] = [
  {
    name: 'name',
    head: heads.name,
    cell: ({ id, name }) => (
      <Link className={words.name} to={`/kunder/${id}`}>
        {name}
      </Link>
    ),
  },
  { name: 'phone', head: heads.phone, cell: ({ phoneEnd }) => ordersText.phoneEnd(phoneEnd) },
  { name: 'member', head: heads.member, cell: ({ isMember }) => (isMember ? text.club : '') },
  { name: 'since', head: heads.since, cell: ({ since }) => dayText(since) },
  { name: 'orders', head: heads.orders, right: true, cell: ({ orders }) => orders },
  { name: 'last', head: heads.last, cell: ({ lastOrderAt }) => (lastOrderAt === null ? '' : shortTime(lastOrderAt)) },
];

export function CustomersPage() {
  const { values, set, clear, isFiltered } = useFilters(['q']);
  const { after } = usePaging();
  const list = useQuery('customers', { ...values, after });
  const isShort = values.q !== undefined && values.q.trim().length < 3 && !/\d/.test(values.q);
  return (
    <>
      <PageHead title={pageTitles.customers} lead={text.lead} staleSince={list.staleSince} />
      <FilterBar>
        <SearchFilter label={text.field} value={values.q ?? ''} onChange={(q) => set({ q }, { replace: true })} />
      </FilterBar>
      {isShort && <p className={words.quiet}>{text.shortSearch}</p>}
      <ListState query={list} filters={{ isFiltered, clear }} text={text} />
      {list.value !== null && list.value.rows.length > 0 && (
        <>
          <DataTable
            label={pageTitles.customers}
            columns={columns}
            rows={list.value.rows}
            keyOf={({ id }) => id}
            onOpen={({ id }) => goTo(`/kunder/${id}`)}
          />
          <ListFoot page={list.value} />
        </>
      )}
    </>
  );
}
