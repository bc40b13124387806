import { orderText as text } from '#content/nb/desk/order.ts';
import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { osloTime } from '#domain/time/oslo.ts';
import { Badge } from '../parts/layout/badge.tsx';
import words from '../parts/layout/text.module.css';
import { Link } from '../routing/link.tsx';
import { iMay } from '../state/session.ts';
import styles from './order.module.css';

export function OrderCustomer({ customer }: { readonly customer: OrderAnswer['customer'] }) {
  return (
    <section>
      <h2>{text.customer}</h2>
      {customer === null ? (
        <p className={words.quiet}>{text.forgotten}</p>
      ) : (
        <div className={styles.card}>
          <p>
            <b>{customer.name}</b> {customer.isMember && <Badge tone="gold">{text.club}</Badge>}
          </p>
          <p>{customer.phone.replace(/(\d{2})(?=\d)/g, '$1 ')}</p>
          <p>{customer.email}</p>
          {customer.address !== null && <p>{customer.address}</p>}
          <p className={words.foot}>
            {text.customerSums(
              customer.orders,
              osloTime(Date.parse(customer.since)).date.year,
              formatOere(oere(customer.spent)),
              customer.withdrawals,
            )}
          </p>
          {customer.id !== null && iMay('customers.see') && (
            <Link className={words.link} to={`/kunder/${customer.id}`}>
              {text.openCustomer}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
