import { useState } from 'react';
import { orderStatusNames, ordersText as text } from '#content/nb/desk/orders.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { OrderRow } from '#contract/desk/orders/order-list.ts';
import { type OrderView, orderViews } from '#contract/desk/orders/order-view.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { download } from '../parts/download.ts';
import { ChoiceFilter, FilterBar, SearchFilter } from '../parts/filters.tsx';
import { GoodsTiles } from '../parts/goods-tile.tsx';
import { ListState } from '../parts/layout/list-state.tsx';
import { daysAgo, PeriodFilter } from '../parts/layout/period-filter.tsx';
import words from '../parts/layout/text.module.css';
import { ListFoot } from '../parts/list-foot.tsx';
import { sumText } from '../parts/money.ts';
import { PageHead } from '../parts/page-head.tsx';
import { shortTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { goTo } from '../routing/location.ts';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { ask } from '../state/ask.ts';
import { say } from '../state/notice.ts';
import { useQuery } from '../state/use-query.ts';
import { orderFile } from './order-file.ts';
import { Customer, OrderStatus, Payment, Waited } from './order-row-parts.tsx';
import styles from './orders.module.css';
import { OrdersBulk } from './orders-bulk.tsx';
import { SavedViews } from './saved-views.tsx';
import { ViewTabs } from './view-tabs.tsx';

const columns: readonly Column<OrderRow>[] = [
  {
    name: 'id',
    head: text.columns.id,
    cell: ({ id }) => (
      <Link className={words.name} to={`/ordre/${id}`}>
        {id}
      </Link>
    ),
  },
  { name: 'at', head: text.columns.at, cell: ({ at }) => <time dateTime={at}>{shortTime(at)}</time> },
  { name: 'customer', head: text.columns.customer, cell: (row) => <Customer row={row} /> },
  { name: 'goods', head: text.columns.goods, cell: ({ images }) => <GoodsTiles images={images} /> },
  { name: 'shop', head: text.columns.shop, cell: ({ shop, delivery }) => (delivery ? text.deliver : shop) },
  {
    name: 'status',
    head: text.columns.status,
    cell: ({ status, isUnsettled }) => <OrderStatus status={status} isUnsettled={isUnsettled} />,
  },
  { name: 'payment', head: text.columns.payment, cell: (row) => <Payment row={row} /> },
  { name: 'total', head: text.columns.total, right: true, cell: ({ total }) => sumText(total) },
  {
    name: 'waited',
    head: text.columns.waited,
    right: true,
    cell: ({ waitedMinutes, isUnsettled }) => <Waited minutes={waitedMinutes} isUnsettled={isUnsettled} />,
  },
];

const everyMs = 30_000;

export function OrdersPage() {
  const filters = useFilters(['view', 'q', 'status', 'shop', 'channel', 'payment', 'from']);
  const { after } = usePaging();
  const { values } = filters;
  const asked = values as Parameters<typeof useQuery<'orders'>>[1];
  const list = useQuery('orders', { ...asked, after }, { everyMs });
  const views = useQuery('orderViews', {}, { everyMs });
  const shown = orderViews.find((view) => view === values.view) ?? 'all';
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const [isMaking, setMaking] = useState(false);
  const makeFile = async (ids?: readonly number[]) => {
    setMaking(true);
    await takeOut({ ...asked, ...(ids !== undefined && { ids: ids.join(',') }) });
    setMaking(false);
  };
  const isShort = values.q !== undefined && values.q.trim().length < 3 && !/\d/.test(values.q);
  return (
    <>
      <PageHead
        title={pageTitles.orders}
        lead={
          views.value !== null &&
          text.lead(groupThousands(views.value.views.all.count), groupThousands(views.value.today))
        }
        staleSince={list.staleSince}
      >
        <Button look="outline" icon="download" off={isMaking} onClick={() => void makeFile()}>
          {text.download}
        </Button>
      </PageHead>
      <ViewTabs
        shown={shown}
        counts={views.value?.views}
        onChoose={(view: OrderView) => filters.set({ view: view === 'all' ? '' : view })}
      />
      <SavedViews saved={views.value?.saved ?? []} isFiltered={filters.isFiltered} reload={views.reload} />
      <FilterBar>
        <SearchFilter
          label={text.field}
          value={values.q ?? ''}
          onChange={(q) => filters.set({ q }, { replace: true })}
        />
        <PeriodFilter text={text} from={values.from} onChange={(from) => filters.set({ from })} />
        <ChoiceFilter
          label={text.anyChannel}
          value={values.channel ?? ''}
          choices={[
            { value: '', name: text.anyChannel },
            { value: 'collect', name: text.collect },
            { value: 'deliver', name: text.deliver },
          ]}
          onChange={(channel) => filters.set({ channel })}
        />
        <ChoiceFilter
          label={text.anyStatus}
          value={values.status ?? ''}
          choices={[
            { value: '', name: text.anyStatus },
            ...Object.entries(orderStatusNames).map(([value, name]) => ({ value, name })),
          ]}
          onChange={(status) => filters.set({ status })}
        />
        <ChoiceFilter
          label={text.anyShop}
          value={values.shop ?? ''}
          choices={[
            { value: '', name: text.anyShop },
            ...(views.value?.shops ?? []).map(({ id, name }) => ({ value: String(id), name })),
          ]}
          onChange={(shop) => filters.set({ shop })}
        />
        <ChoiceFilter
          label={text.anyPayment}
          value={values.payment ?? ''}
          choices={payments}
          onChange={(payment) => filters.set({ payment })}
        />
      </FilterBar>
      {isShort && <p className={words.quiet}>{text.shortSearch}</p>}
      <ListState query={list} filters={filters} text={text} />
      {list.value !== null && list.value.rows.length > 0 && (
        <div className={styles.list}>
          <DataTable
            label={pageTitles.orders}
            columns={columns}
            rows={list.value.rows}
            keyOf={({ id }) => id}
            onOpen={({ id }) => goTo(`/ordre/${id}`)}
            chosen={{ keys: chosen, set: setChosen }}
            nameOf={({ id }) => String(id)}
          />
          <OrdersBulk
            chosen={chosen}
            onFile={(ids) => void makeFile(ids)}
            onDone={() => {
              setChosen(new Set());
              list.reload();
            }}
          />
          <ListFoot page={list.value} />
        </div>
      )}
    </>
  );
}

const payments = [
  { value: '', name: text.anyPayment },
  { value: 'shop', name: text.payInShop },
  { value: 'card', name: 'Kort' },
  { value: 'klarna', name: 'Klarna' },
  { value: 'qliro', name: 'Qliro' },
];

/** The list as a file, or some of it; the server writes down that it was taken out. */
async function takeOut(asked: object): Promise<void> {
  const answer = await ask('ordersFile', asked);
  if (answer.kind !== 'done') return;
  const { rows, isWhole } = answer.value;
  download(text.fileName(daysAgo(0)), orderFile(rows), 'text/csv;charset=utf-8');
  say({ tone: 'done', text: isWhole ? text.fileMade(groupThousands(rows.length)) : text.fileCut });
}
