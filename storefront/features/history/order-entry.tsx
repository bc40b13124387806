import { historyText } from '#content/nb/history.ts';
import type { OrderRecord } from '#contract/history.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { relativeTime } from '#domain/time/relative-time.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import type { BoughtAgain } from './bought-again.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { GoodsLines } from './goods-lines.tsx';
import { GoodsPictures } from './goods-pictures.tsx';
import styles from './history-list.module.css';

export interface OrderEntryProps {
  readonly order: OrderRecord;
  readonly onBuyAgain: (lines: BoughtAgain) => Promise<void>;
}

/** ENT-64, DEC-102: what was bought, with its tax. */
export function OrderEntry({ order, onBuyAgain }: OrderEntryProps) {
  const { OrderID, orderlines, DateCreated, Total, NetAmount, Vat, VatPercentage } = order;
  return (
    <>
      <GoodsPictures lines={orderlines} />
      <div className={styles.words}>
        <h2 className={styles.title}>{historyText.order(OrderID)}</h2>
        <GoodsLines lines={orderlines} />
        <p className={styles.quiet}>{relativeTime(Date.parse(DateCreated), Date.now())}</p>
      </div>
      <div>
        <p className={styles.sum}>{formatKroner(kroner(Total))}</p>
        <dl className={styles.vat}>
          <dt>{historyText.net}</dt>
          <dd>{formatKroner(kroner(NetAmount))}</dd>
          <dt>{historyText.vat(VatPercentage)}</dt>
          <dd>{formatKroner(kroner(Vat))}</dd>
        </dl>
      </div>
      <div className={styles.actions}>
        <TextLink to={pathTo('receipt', { reservationId: order.reservation_id })}>{historyText.receipt}</TextLink>
        <BuyAgainButton lines={orderlines} onBuyAgain={onBuyAgain} />
      </div>
    </>
  );
}
