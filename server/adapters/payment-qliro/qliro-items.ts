import { splitVat } from '#domain/checkout/vat.ts';
import { type Oere, oere } from '#domain/money/money.ts';
import type { ProviderLine } from '#server/ports/checkout/payment-provider.ts';

export interface QliroItem {
  readonly MerchantReference: string;
  readonly Description: string;
  readonly Type: 'Product' | 'Shipping';
  readonly Quantity: number;
  readonly PricePerItemIncVat: number;
  readonly PricePerItemExVat: number;
}

/**
 * Kroner with two decimals; Qliro sums quantity × price itself. Discounts are folded into the unit prices, and a total that
 * cannot be shared evenly becomes two items that differ by an øre, so that the sum is right. Nothing has no item.
 */
export function qliroItems(lines: readonly ProviderLine[]): readonly QliroItem[] {
  return lines.flatMap((line) => {
    const low = Math.floor(line.total / line.count);
    const dearer = line.total - low * line.count;
    return [item(line, oere(low), line.count - dearer), item(line, oere(low + 1), dearer)].filter(
      ({ Quantity, PricePerItemIncVat }) => Quantity > 0 && PricePerItemIncVat > 0,
    );
  });
}

function item(line: ProviderLine, price: Oere, quantity: number): QliroItem {
  return {
    MerchantReference: line.reference.slice(0, 200),
    Description: line.name.slice(0, 200),
    Type: line.kind === 'freight' ? 'Shipping' : 'Product',
    Quantity: quantity,
    PricePerItemIncVat: price / 100,
    PricePerItemExVat: splitVat(price, line.vatPercentage).net / 100,
  };
}
