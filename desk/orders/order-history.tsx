import { eventWords, orderText as text } from '#content/nb/desk/order.ts';
import type { OrderEvent } from '#contract/desk/orders/order-detail.ts';
import { shortTime } from '../parts/times.ts';
import styles from './order.module.css';

const waits: ReadonlySet<string> = new Set(['withdrawal-told', 'payment-mismatch', 'payment-refused', 'missing']);

export function OrderHistory({ events }: { readonly events: readonly OrderEvent[] }) {
  return (
    <section>
      <h2>{text.history}</h2>
      <ol className={styles.history}>
        {events.map((event, index) => {
          const words = eventWords(event);
          if (words === null) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place
            <li key={index} data-waits={waits.has(event.kind)}>
              <time dateTime={event.at}>{shortTime(event.at)}</time>
              <div>
                <b>{words.title}</b>
                {words.detail !== '' && <p>{words.detail}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
