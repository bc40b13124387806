import { useId } from 'react';
import { checkoutText } from '#content/nb/checkout.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { chargedFreight, type ShippingMethod } from '#domain/cart/freight.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import styles from './checkout-form.module.css';

export interface ShippingChoiceProps {
  readonly methods: readonly ShippingMethod[];
  readonly lines: readonly CartLine[];
  /** Id of the chosen one. */
  readonly chosen: string;
  readonly onChoose: (method: ShippingMethod) => void;
}

/** Each method with what it costs for this cart: its own price, raised by bulky goods (DEC-67, DEC-101). */
export function ShippingChoice({ methods, lines, chosen, onChoose }: ShippingChoiceProps) {
  const name = useId();
  return (
    <RadioGroup legend={checkoutText.shippingMethod} legendHidden>
      {methods.map((method) => {
        const freight = chargedFreight('deliver', method, lines);
        const detail = [method.description, freight > method.price ? checkoutText.bulky : ''].filter(
          (part) => part !== '',
        );
        return (
          <RadioRow
            key={method.id}
            name={name}
            icon={method.id === 'delivery' ? 'truck' : 'pin'}
            title={method.name}
            detail={detail.length > 0 ? detail.join(' · ') : undefined}
            end={<b className={styles.price}>{formatOere(freight)}</b>}
            checked={method.id === chosen}
            onChange={() => onChoose(method)}
          />
        );
      })}
    </RadioGroup>
  );
}
