import { checkoutText } from '#content/nb/checkout.ts';
import { formatOere, oerePriceParts } from '#domain/money/format-money.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import { Price } from '#ui/components/price/price.tsx';
import styles from './order-sums.module.css';

export interface OrderSumsProps {
  readonly goods: Oere;
  /** What is taken off; null without a discount. */
  readonly discount: Oere | null;
  readonly freight: Oere;
  readonly total: Oere;
}

const text = checkoutText.summary;

export function OrderSums({ goods, discount, freight, total }: OrderSumsProps) {
  return (
    <dl className={styles.sums}>
      <SumRow label={text.goods} amount={goods} />
      {discount !== null && <SumRow label={text.discount} amount={oere(-discount)} />}
      <SumRow label={text.freight} amount={freight} />
      <div className={styles.total}>
        <dt>
          {text.total} <small className={styles.vat}>{text.includingVat}</small>
        </dt>
        <dd>
          <Price figures={oerePriceParts(total)} size="lg" />
        </dd>
      </div>
    </dl>
  );
}

function SumRow({ label, amount }: { readonly label: string; readonly amount: Oere }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>{formatOere(amount)}</dd>
    </div>
  );
}
