import type { ReactNode } from 'react';
import { historyText } from '#content/nb/history.ts';
import { listText } from '#content/nb/list.ts';
import type { OrderRecord } from '#contract/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import type { HistoryItem } from '#domain/customer/history.ts';
import { Button } from '#ui/components/button/button.tsx';
import type { BoughtAgain } from './bought-again.ts';
import { collectShop } from './collect-shop.ts';
import styles from './history-list.module.css';
import { OrderEntry } from './order-entry.tsx';
import { ReservationEntry } from './reservation-entry.tsx';

export interface HistoryListProps {
  readonly items: readonly HistoryItem<ReservationRecord, OrderRecord>[];
  readonly more: (() => void) | null;
  readonly onChanged: (reservation: ReservationRecord) => void;
  readonly onBuyAgain: (lines: BoughtAgain) => Promise<void>;
  /** How long it is held, counted down. */
  readonly holdOf: (reservation: ReservationRecord) => string | null;
  /** What else there is to say of it and to do with it. */
  readonly children: (reservation: ReservationRecord) => { readonly words: ReactNode; readonly actions: ReactNode };
}

/** GEN-26: reservations and orders in one list, newest first; two entries even where the numbers are alike. */
export function HistoryList({ items, more, onChanged, onBuyAgain, holdOf, children }: HistoryListProps) {
  return (
    <>
      <ul className={styles.list} aria-label={historyText.title}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.kind === 'reservation' ? (
              <ReservationEntry
                reservation={item.reservation}
                hold={holdOf(item.reservation)}
                shop={collectShop(item.reservation)}
                onChanged={onChanged}
                onBuyAgain={onBuyAgain}
                {...children(item.reservation)}
              />
            ) : (
              <OrderEntry order={item.order} onBuyAgain={onBuyAgain} />
            )}
          </li>
        ))}
      </ul>
      {more !== null && (
        <div className={styles.more}>
          <Button look="outline" onClick={more}>
            {listText.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
