import { orderText as text } from '#content/nb/desk/order.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import type { PageProps } from '../page.ts';
import { Button } from '../parts/button.tsx';
import { Crumbs } from '../parts/layout/crumbs.tsx';
import { sumText } from '../parts/money.ts';
import { QueryState } from '../parts/states.tsx';
import { dayAndTime } from '../parts/times.ts';
import { useQuery } from '../state/use-query.ts';
import styles from './receipt.module.css';

/** An order's receipt as it is printed: whose it is, what was bought, what was paid and given back, and the tax in it. */
export function ReceiptPage({ params }: PageProps) {
  const order = useQuery('order', { id: params.id ?? '' });
  const { receiptPage: receipt, sums } = text;
  return (
    <>
      <Crumbs
        label={pageTitles.orders}
        way={[
          { name: pageTitles.orders, to: '/ordre' },
          { name: params.id ?? '', to: `/ordre/${params.id}` },
        ]}
        here={receipt.title}
      />
      <p className={styles.print}>
        <Button onClick={() => window.print()}>{receipt.print}</Button>
      </p>
      <QueryState query={order} />
      {order.value !== null && (
        <article className={styles.receipt}>
          <header>
            <h1>{receipt.title}</h1>
            <p>
              <b>{order.value.seller.name}</b>
              <br />
              {receipt.orgNo(order.value.seller.orgNo)}
              <br />
              {order.value.seller.address}
            </p>
          </header>
          <p>
            {text.title(order.value.id)}, {dayAndTime(order.value.at)}
            <br />
            {order.value.delivery ? text.deliver : text.collectIn(order.value.shop.name)}
            {order.value.customer !== null && (
              <>
                <br />
                {order.value.customer.name}
              </>
            )}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.columns.goods}</th>
                <th scope="col">{text.columns.count}</th>
                <th scope="col">{text.columns.price}</th>
                <th scope="col">{text.columns.sum}</th>
              </tr>
            </thead>
            <tbody>
              {order.value.lines.map((line) => (
                <tr key={line.ean}>
                  <td>
                    {[line.name, line.size, line.color].filter(Boolean).join(', ')}
                    <small>{line.ean}</small>
                  </td>
                  <td>{line.count}</td>
                  <td>{sumText(line.price)}</td>
                  <td>{sumText(line.sum)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl>
            <Sum name={sums.goods} amount={order.value.goods} />
            {order.value.discount > 0 && <Sum name={sums.discount} amount={-order.value.discount} />}
            <Sum name={order.value.delivery ? sums.freight : sums.collect} amount={order.value.freight} />
            <div data-total="true">
              <dt>{sums.total}</dt>
              <dd>{formatOere(oere(order.value.total))}</dd>
            </div>
            <Sum name={text.vat(order.value.vat.percentage)} amount={order.value.vat.amount} />
            {order.value.money !== null && <Sum name={receipt.paid} amount={order.value.money.captured} />}
            {(order.value.money?.refunded ?? 0) > 0 && (
              <Sum name={receipt.refunded} amount={-(order.value.money?.refunded ?? 0)} />
            )}
          </dl>
          {order.value.money === null && <p>{receipt.inShop}</p>}
        </article>
      )}
    </>
  );
}

function Sum({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sumText(amount)}</dd>
    </div>
  );
}
