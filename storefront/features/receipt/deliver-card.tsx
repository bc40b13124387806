import { checkoutText } from '#content/nb/checkout.ts';
import { historyText } from '#content/nb/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import styles from './receipt.module.css';

export interface DeliverCardProps {
  readonly reservation: Pick<ReservationRecord, 'name' | 'address' | 'zipcode' | 'city' | 'trackingUrl'>;
  /** The shipping method's name, once the list of methods is there. */
  readonly method: string | null;
}

export function DeliverCard({ reservation, method }: DeliverCardProps) {
  const { name, address, zipcode, city, trackingUrl } = reservation;
  return (
    <section className={styles.card} aria-label={checkoutText.receipt.deliverTo}>
      <div className={styles.shop}>
        <h2 className={styles.shopName}>
          <span className={styles.label}>{checkoutText.receipt.deliverTo}</span> {name}
        </h2>
        <address className={styles.address}>
          <Icon name="pin" size={20} />
          <span>
            {address}, {zipcode} {city}
          </span>
        </address>
        {method !== null && (
          <p className={styles.address}>
            <Icon name="truck" size={20} />
            {method}
          </p>
        )}
        {trackingUrl !== null && (
          <p>
            <a href={trackingUrl} rel="noreferrer" className={styles.track}>
              {historyText.track}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
