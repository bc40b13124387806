import type { OrderAnswer } from '#contract/desk/orders/order-detail.ts';

export interface Choice {
  readonly lines: Readonly<Record<string, number>>;
  readonly freight: boolean;
  readonly deducted: number;
}

/** What goes back for what is chosen, to the øre as the server counts it; below nothing is nothing. */
export function givenBack(
  order: Pick<OrderAnswer, 'lines' | 'freight' | 'awaited'>,
  { lines, freight, deducted }: Choice,
): number {
  const goods = order.lines.reduce(
    (sum, { ean, gives }) => sum + gives.slice(0, lines[ean] ?? 0).reduce((all, one) => all + one, 0),
    0,
  );
  return Math.max(0, goods + (freight ? order.freight : 0) - deducted);
}

/** The freight of a withdrawal goes back with its last piece. */
export function awaitedFreight(
  { lines, awaited }: Pick<OrderAnswer, 'lines' | 'awaited'>,
  chosen: Choice['lines'],
): number {
  if (awaited === null) return 0;
  const comesWhole = lines.every(({ ean, told }) => (chosen[ean] ?? 0) >= told);
  return comesWhole ? awaited.freight : 0;
}
