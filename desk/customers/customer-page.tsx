import { useState } from 'react';
import { customersText as text } from '#content/nb/desk/customers.ts';
import { ordersText } from '#content/nb/desk/orders.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { CustomerAnswer } from '#contract/desk/customers/schemas.ts';
import { OrderStatus } from '../orders/order-row-parts.tsx';
import type { PageProps } from '../page.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { download } from '../parts/download.ts';
import { Columns } from '../parts/layout/columns.tsx';
import { Crumbs } from '../parts/layout/crumbs.tsx';
import { Rows } from '../parts/layout/rows.tsx';
import words from '../parts/layout/text.module.css';
import { sumText } from '../parts/money.ts';
import { PageHead } from '../parts/page-head.tsx';
import { QueryState } from '../parts/states.tsx';
import { dayText, shortTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { goTo } from '../routing/location.ts';
import { ask } from '../state/ask.ts';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { EraseDialog } from './erase-dialog.tsx';

type Order = CustomerAnswer['orders'][number];
const { columns: heads } = ordersText;

const columns: readonly Column<Order>[] = [
  { name: 'id', head: heads.id, cell: ({ id }) => <Link to={`/ordre/${id}`}>{id}</Link> },
  { name: 'at', head: heads.at, cell: ({ at }) => shortTime(at) },
  { name: 'shop', head: heads.shop, cell: ({ shop, delivery }) => (delivery ? ordersText.deliver : shop) },
  { name: 'status', head: heads.status, cell: ({ status }) => <OrderStatus status={status} /> },
  { name: 'total', head: heads.total, right: true, cell: ({ total }) => sumText(total) },
];

export function CustomerPage({ params }: PageProps) {
  const customer = useQuery('customer', { id: params.id ?? '' });
  return (
    <>
      <Crumbs
        label={pageTitles.customers}
        way={[{ name: pageTitles.customers, to: '/kunder' }]}
        here={customer.value?.name ?? ''}
      />
      <QueryState query={customer} />
      {customer.value !== null && <Shown customer={customer.value} />}
    </>
  );
}

function Shown({ customer }: { readonly customer: CustomerAnswer }) {
  const [erasing, setErasing] = useState(false);
  const takeOut = async () => {
    const answer = await ask('customerFile', { id: customer.id });
    if (answer.kind !== 'done') return;
    download(text.fileName(customer.id), JSON.stringify(answer.value, null, 2), 'application/json');
    say({ tone: 'done', text: text.downloaded });
  };
  return (
    <>
      <PageHead title={customer.name} lead={text.since(dayText(customer.since))}>
        {iMay('customers.export') && (
          <Button look="outline" icon="download" onClick={() => void takeOut()}>
            {text.download}
          </Button>
        )}
        {iMay('customers.erase') && (
          <Button look="outline" onClick={() => setErasing(true)}>
            {text.erase}
          </Button>
        )}
      </PageHead>
      <Columns sides="narrower">
        <section>
          <h2>{text.history}</h2>
          {customer.orders.length === 0 ? (
            <p className={words.quiet}>{text.noOrders}</p>
          ) : (
            <DataTable
              label={text.history}
              columns={columns}
              rows={customer.orders}
              keyOf={({ id }) => id}
              onOpen={({ id }) => goTo(`/ordre/${id}`)}
            />
          )}
        </section>
        <div>
          <section>
            <h2>{text.contact}</h2>
            <p>{customer.phone.replace(/(\d{2})(?=\d)/g, '$1 ')}</p>
            <p>
              {customer.email}{' '}
              <span className={words.quiet}>({customer.isVerified ? text.verified : text.notVerified})</span>
            </p>
            {customer.address !== null && <p>{customer.address}</p>}
            {customer.birthDate !== null && <p>{text.born(dayText(customer.birthDate))}</p>}
            {customer.reviews > 0 && <p>{text.reviews(customer.reviews)}</p>}
          </section>
          <section>
            <h2>{text.consents}</h2>
            {customer.consents.length === 0 && <p className={words.quiet}>{text.noConsents}</p>}
            <Rows>
              {customer.consents.map(({ consent, granted, at }) => (
                <li key={`${consent}${at}`}>
                  <span>{text.consent(consent)}</span>
                  <b>{granted ? text.granted : text.withdrawn}</b>
                  <time dateTime={at}>{dayText(at)}</time>
                </li>
              ))}
            </Rows>
          </section>
          <section>
            <h2>{text.watches}</h2>
            {customer.watches.length === 0 && <p className={words.quiet}>{text.noWatches}</p>}
            <Rows>
              {customer.watches.map(({ kind, article, shop, at }) => (
                <li key={`${article}${at}`}>
                  <span>{kind === 'stock' ? text.watchStock(article, shop) : text.watchPrice(article)}</span>
                  <time dateTime={at}>{dayText(at)}</time>
                </li>
              ))}
            </Rows>
          </section>
        </div>
      </Columns>
      {erasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </>
  );
}
