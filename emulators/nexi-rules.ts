export interface NexiOrder {
  readonly items: readonly {
    readonly quantity: number;
    readonly unitPrice: number;
    readonly taxAmount: number;
    readonly grossTotalAmount: number;
    readonly netTotalAmount: number;
  }[];
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

/** Nexi's own sums, in whole øre: what differs is answered 400. Null: nothing differs. */
export function wrongNexiOrder({ items, amount }: Pick<NexiOrder, 'items' | 'amount'>): string | null {
  if (items.reduce((sum, item) => sum + item.grossTotalAmount, 0) !== amount) return 'amount';
  for (const [index, item] of items.entries()) {
    const wrong = (what: string) => `items[${index}].${what}`;
    if (item.netTotalAmount + item.taxAmount !== item.grossTotalAmount) return wrong('taxAmount');
    if (item.unitPrice * item.quantity !== item.netTotalAmount) return wrong('unitPrice');
    if (!Number.isInteger(item.unitPrice) || !Number.isInteger(item.taxAmount)) return wrong('taxAmount');
  }
  return null;
}
