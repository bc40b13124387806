interface Line {
  readonly quantity: number;
  readonly unit_price: number;
  readonly tax_rate: number;
  readonly total_amount: number;
  readonly total_discount_amount: number;
  readonly total_tax_amount: number;
}

/** Klarna's own sums: what differs is answered BAD_VALUE. Null: nothing differs. */
export function wrongKlarnaOrder(order: {
  readonly order_amount: number;
  readonly order_tax_amount: number;
  readonly order_lines: readonly Line[];
}): string | null {
  for (const [index, line] of order.order_lines.entries()) {
    const total = line.quantity * line.unit_price - line.total_discount_amount;
    if (line.total_amount !== total || line.total_discount_amount < 0) return `order_lines[${index}].total_amount`;
    const tax = line.total_amount - (line.total_amount * 10_000) / (10_000 + line.tax_rate);
    if (Math.abs(line.total_tax_amount - tax) > 1) return `order_lines[${index}].total_tax_amount`;
  }
  const sum = (name: 'total_amount' | 'total_tax_amount') =>
    order.order_lines.reduce((all, line) => all + line[name], 0);
  if (sum('total_amount') !== order.order_amount) return 'order_amount';
  return sum('total_tax_amount') === order.order_tax_amount ? null : 'order_tax_amount';
}
