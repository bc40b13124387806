import { splitVat } from '#domain/checkout/vat.ts';
import type { ProviderLine } from '#server/ports/checkout/payment-provider.ts';

export interface KlarnaLine {
  readonly type: 'physical' | 'shipping_fee';
  readonly reference: string;
  readonly name: string;
  readonly quantity: number;
  readonly quantity_unit: string;
  readonly unit_price: number;
  readonly tax_rate: number;
  readonly total_amount: number;
  readonly total_discount_amount: number;
  readonly total_tax_amount: number;
}

/** Øre with tax; the tax is counted from each line's total, or Klarna answers BAD_VALUE. */
export function klarnaLines(lines: readonly ProviderLine[]): readonly KlarnaLine[] {
  return lines.map((line) => ({
    type: line.kind === 'freight' ? 'shipping_fee' : 'physical',
    reference: line.reference.slice(0, 64),
    name: line.name.slice(0, 255),
    quantity: line.count,
    quantity_unit: 'stk',
    unit_price: line.unitPrice,
    tax_rate: line.vatPercentage * 100,
    total_amount: line.total,
    total_discount_amount: line.discount,
    total_tax_amount: splitVat(line.total, line.vatPercentage).vat,
  }));
}
