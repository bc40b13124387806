import { articleText } from '#content/nb/article.ts';
import type { ShippingMethod } from '#domain/cart/freight.ts';
import { formatOere } from '#domain/money/format-money.ts';
import styles from './delivery-box.module.css';

/** The ways it is sent, each with what this article costs to send. */
export function DeliveryBox({ shipping }: { readonly shipping: readonly ShippingMethod[] }) {
  return (
    <div>
      <h2 className={styles.heading}>{articleText.deliverHeading}</h2>
      <ul className={styles.list}>
        {shipping.map(({ id, name, description, price }) => (
          <li key={id} className={styles.line}>
            <span>
              <b>{name}</b>
              {description !== '' && <span className={styles.detail}>{description}</span>}
            </span>
            <span className={styles.price}>{formatOere(price)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
