import { useId } from 'react';
import { checkoutText } from '#content/nb/checkout.ts';
import type { CheckoutModes } from '#domain/checkout/modes.ts';
import type { PaymentMethod } from '#domain/payment/payment-status.ts';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import type { IconName } from '#ui/icons/icons.ts';

/** 'inShop' is a reservation. */
export type PaymentOption = 'inShop' | PaymentMethod;

export interface PaymentChoiceProps {
  /** A delivery is always paid at once (DEC-86). */
  readonly delivery: boolean;
  /** Those that the shop can be paid with. */
  readonly offered: readonly string[];
  readonly payNow: CheckoutModes['collectPaid'];
  readonly chosen: PaymentOption;
  readonly onChoose: (way: PaymentOption) => void;
}

const text = checkoutText.payment;
const methods: readonly { way: PaymentMethod; title: string; help: string; icon: IconName }[] = [
  { way: 'card', title: text.card, help: text.cardHelp, icon: 'card' },
  { way: 'klarna', title: text.klarna, help: text.klarnaHelp, icon: 'document' },
  { way: 'qliro', title: text.qliro, help: text.qliroHelp, icon: 'split' },
  { way: 'vipps', title: text.vipps, help: text.vippsHelp, icon: 'mobile' },
];

export function PaymentChoice({ delivery, offered, payNow, chosen, onChoose }: PaymentChoiceProps) {
  const name = useId();
  return (
    <RadioGroup legend={checkoutText.steps.pay} legendHidden>
      {!delivery && (
        <RadioRow
          name={name}
          icon="shop"
          title={text.inShop}
          detail={text.inShopHelp}
          checked={chosen === 'inShop'}
          onChange={() => onChoose('inShop')}
        />
      )}
      {methods
        .filter(({ way }) => offered.includes(way))
        .map(({ way, title, help, icon }) => (
          <RadioRow
            key={way}
            name={name}
            icon={icon}
            title={title}
            detail={payNow.open ? help : checkoutText.closed[payNow.because]}
            checked={chosen === way}
            disabled={!payNow.open}
            onChange={() => onChoose(way)}
          />
        ))}
    </RadioGroup>
  );
}
