import { useId } from 'react';
import { checkoutText } from '#content/nb/checkout.ts';
import type { CheckoutModes } from '#domain/checkout/modes.ts';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';

export interface WayChoiceProps {
  readonly deliver: CheckoutModes['deliver'];
  readonly delivery: boolean;
  readonly onChange: (delivery: boolean) => void;
}

/** Collect or have it sent; what the cart's lines do not allow stays visible and says why (DEC-86). */
export function WayChoice({ deliver, delivery, onChange }: WayChoiceProps) {
  const name = useId();
  return (
    <RadioGroup legend={checkoutText.steps.way} legendHidden look="pairs">
      <RadioRow
        name={name}
        icon="shop"
        title={checkoutText.collect}
        detail={checkoutText.collectHelp}
        checked={!delivery}
        onChange={() => onChange(false)}
      />
      <RadioRow
        name={name}
        icon="truck"
        title={checkoutText.deliver}
        detail={deliver.open ? checkoutText.deliverHelp : checkoutText.closed[deliver.because]}
        checked={delivery}
        disabled={!deliver.open}
        onChange={() => onChange(true)}
      />
    </RadioGroup>
  );
}
