import type { ReactNode } from 'react';
import { checkoutText } from '#content/nb/checkout.ts';
import { shopsText } from '#content/nb/shops.ts';
import type { ShopRecord } from '#contract/place.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { formatEntry, parseOpeningHours } from '#domain/shop/opening-hours.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import styles from './receipt.module.css';
import { holdText, readyText } from './status-text.ts';

export interface CollectCardProps {
  readonly reservation: Pick<
    ReservationRecord,
    'statusID' | 'date' | 'expires_at' | 'pickup_code' | 'payment_method' | 'shop_name'
  >;
  /** Null until the list of shops is there, and for one that has closed since. */
  readonly shop: ShopRecord | null;
  /** Null until the browser tells. */
  readonly now: number | null;
  /** What can be done about the hold. */
  readonly children?: ReactNode;
}

const text = checkoutText.receipt;

/** Where and when to collect, and what to say at the counter. */
export function CollectCard({ reservation, shop, now, children }: CollectCardProps) {
  const { statusID, pickup_code: code, date } = reservation;
  const open = statusID === reservationStatus.received || statusID === reservationStatus.inProgress;
  const ready = open && shop !== null && now !== null ? readyText(shop, date, now) : null;
  const hold = now === null ? null : holdText(reservation, now);
  const waiting = open || statusID === reservationStatus.readyToCollect;
  return (
    <section className={styles.card} aria-label={text.collectAt}>
      {waiting && code !== null && (
        <p className={styles.code}>
          <span>{text.pickupCode}</span>
          <b className={styles.codeFigures}>{code}</b>
          <span className={styles.codeHelp}>{text.pickupCodeHelp}</span>
        </p>
      )}
      {(ready !== null || hold !== null || waiting) && (
        <div className={styles.when}>
          {ready !== null && <p className={styles.ready}>{ready}</p>}
          {hold !== null && (
            <p className={styles.ready} role="timer">
              {hold}
            </p>
          )}
          {waiting && children}
          {open && (
            <p className={styles.help}>
              {text.waitForMail} {text.holdDays}
            </p>
          )}
          {statusID === reservationStatus.readyToCollect && <p className={styles.help}>{text.readyNow}</p>}
        </div>
      )}
      {shop !== null ? (
        <ShopFacts shop={shop} />
      ) : (
        <div className={styles.shop}>
          <h2 className={styles.shopName}>
            <span className={styles.label}>{text.collectAt}</span> {reservation.shop_name}
          </h2>
        </div>
      )}
    </section>
  );
}

function ShopFacts({ shop }: { readonly shop: ShopRecord }) {
  const { entries } = parseOpeningHours(shop.openingHours);
  return (
    <div className={styles.shop}>
      <h2 className={styles.shopName}>
        <span className={styles.label}>{text.collectAt}</span>{' '}
        <Link to={pathTo('shop', { slug: shop.slug })}>{shop.name}</Link>
      </h2>
      <address className={styles.address}>
        <Icon name="pin" size={20} />
        <span>
          {shop.address}, {shop.postNo} {shop.postPlace}
        </span>
      </address>
      <div className={styles.address}>
        <Icon name="clock" size={20} />
        {entries.length === 0 ? (
          <span>{shopsText.hoursUnknown}</span>
        ) : (
          <ul aria-label={text.hours}>
            {entries.map((entry) => (
              <li key={`${entry.firstDay}-${entry.opens}`}>{formatEntry(entry)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
