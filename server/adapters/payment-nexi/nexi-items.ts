import { splitVat } from '#domain/checkout/vat.ts';
import type { ProviderLine } from '#server/ports/checkout/payment-provider.ts';

export interface NexiItem {
  readonly reference: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
  readonly taxRate: number;
  readonly taxAmount: number;
  readonly grossTotalAmount: number;
  readonly netTotalAmount: number;
}

/**
 * Øre; the unit price is without tax, and quantity × unit price must be the net total. Where it does not come out even, several
 * pieces are one item, and the name says how many they are.
 */
export function nexiItems(lines: readonly ProviderLine[]): readonly NexiItem[] {
  return lines.map((line) => {
    const { net, vat } = splitVat(line.total, line.vatPercentage);
    const even = net % line.count === 0;
    return {
      reference: line.reference.slice(0, 128),
      name: cleaned(even ? line.name : `${line.count} x ${line.name}`),
      quantity: even ? line.count : 1,
      unit: 'stk',
      unitPrice: even ? net / line.count : net,
      taxRate: line.vatPercentage * 100,
      taxAmount: vat,
      grossTotalAmount: line.total,
      netTotalAmount: net,
    };
  });
}

/** Nexi refuses these in names. */
function cleaned(name: string): string {
  return name.replace(/[<>'"&\\]/g, ' ').slice(0, 128);
}
