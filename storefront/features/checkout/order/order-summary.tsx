import { useId } from 'react';
import { cardText } from '#content/nb/card.ts';
import { cartText } from '#content/nb/cart.ts';
import { checkoutText } from '#content/nb/checkout.ts';
import type { Ean } from '#domain/article/ean.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { CartTotals } from '#domain/cart/totals.ts';
import type { CartError } from '#domain/cart/validity.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { type Kroner, type Oere, oere, oereOf } from '#domain/money/money.ts';
import { Button } from '#ui/components/button/button.tsx';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { OrderLine } from './order-line.tsx';
import styles from './order-summary.module.css';
import { OrderSums } from './order-sums.tsx';

export interface OrderSummaryProps {
  readonly lines: readonly CartLine[];
  readonly errors: readonly CartError[];
  /** What lines cost before their price was changed. */
  readonly repricedFrom: ReadonlyMap<Ean, Kroner>;
  readonly totals: CartTotals;
  readonly freight: Oere;
  readonly toPay: Oere;
  /** 'SOMMER20 gir -20 %'; null without an active code. */
  readonly discount: string | null;
  readonly onChange: () => void;
  readonly onTakeFewer: (ean: Ean, count: number) => void;
  readonly onEnterCode: () => void;
  readonly onRemoveCode: () => void;
}

/** What is ordered and what it costs, beside the form; what is wrong with a line stands at the line (DEC-81). */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, errors, repricedFrom, totals, onChange, onTakeFewer } = props;
  const titleId = useId();
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {checkoutText.summary.title}
        </h2>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={checkoutText.summary.changeLabel}
          className={styles.change}
          onClick={onChange}
        >
          {checkoutText.summary.change}
        </button>
      </header>
      <ul aria-label={checkoutText.summary.lines}>
        {lines.map((line) => (
          <SummaryLine
            key={line.ean}
            line={line}
            error={errors.find(({ eanNo }) => eanNo === line.ean)}
            before={repricedFrom.get(line.ean) ?? line.price}
            onTakeFewer={onTakeFewer}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <PromoCode {...props} />
        <OrderSums
          goods={totals.sum}
          discount={props.discount === null ? null : totals.discount}
          freight={props.freight}
          total={props.toPay}
        />
      </div>
    </section>
  );
}

interface SummaryLineProps {
  readonly line: CartLine;
  readonly error: CartError | undefined;
  readonly before: Kroner;
  readonly onTakeFewer: (ean: Ean, count: number) => void;
}

function SummaryLine({ line, error, before, onTakeFewer }: SummaryLineProps) {
  const { ean, name, size, color, count, price, pant, image } = line;
  const times = (amount: Kroner) => oere(oereOf(amount) * count);
  const fewer = error === undefined || error.available >= count ? null : error.available;
  const notes = [
    ...(pant > 0 ? [cardText.includingPant(formatOere(times(pant)))] : []),
    ...(before !== price ? [cartText.repriced(formatOere(times(before)))] : []),
  ];
  return (
    <OrderLine name={name} image={image} size={size} color={color} count={count} amount={times(price)} notes={notes}>
      {error !== undefined && (
        <div className={styles.wrong}>
          <p className={styles.error}>
            <Icon name="error" size={18} />
            {error.message}
          </p>
          {fewer !== null && (
            <Button look="outline" className={styles.mend} onClick={() => onTakeFewer(ean, fewer)}>
              {fewer > 0 ? checkoutText.summary.takeFewer(fewer) : cartText.remove(name)}
            </Button>
          )}
        </div>
      )}
    </OrderLine>
  );
}

type CodeProps = Pick<OrderSummaryProps, 'discount' | 'onEnterCode' | 'onRemoveCode'>;

function PromoCode({ discount, onEnterCode, onRemoveCode }: CodeProps) {
  if (discount === null) {
    return (
      <Button look="text" icon="tag" className={styles.code} aria-haspopup="dialog" onClick={onEnterCode}>
        {cartText.promo.title}
      </Button>
    );
  }
  return (
    <p className={styles.ticket}>
      <Icon name="tag" size={20} />
      <span>{discount}</span>
      <IconButton icon="close" iconSize={18} label={cartText.promo.remove} onClick={onRemoveCode} />
    </p>
  );
}
