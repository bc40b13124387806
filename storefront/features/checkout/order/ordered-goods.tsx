import { checkoutText } from '#content/nb/checkout.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { kroner, oere, oereOf } from '#domain/money/money.ts';
import { OrderLine } from './order-line.tsx';
import styles from './order-summary.module.css';
import { OrderSums } from './order-sums.tsx';

export type OrderedGoodsProps = Pick<ReservationRecord, 'articles' | 'goods' | 'discount' | 'freight' | 'total'>;

/** The same list once it is ordered, as the shop has written it down. */
export function OrderedGoods({ articles, goods, discount, freight, total }: OrderedGoodsProps) {
  return (
    <section className={styles.summary} aria-label={checkoutText.receipt.lines}>
      <ul>
        {articles.map(({ EanNo, Name, Image, Size, Color, Count, Price }) => (
          <OrderLine
            key={EanNo}
            name={Name}
            image={Image}
            size={Size ?? ''}
            color={Color ?? ''}
            count={Count}
            amount={oere(oereOf(kroner(Price)) * Count)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <OrderSums
          goods={oereOf(kroner(goods))}
          discount={discount > 0 ? oereOf(kroner(discount)) : null}
          freight={oere(freight)}
          total={oereOf(kroner(total))}
        />
      </div>
    </section>
  );
}
