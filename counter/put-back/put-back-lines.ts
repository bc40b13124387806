import type { PutBack } from '#contract/counter/records.ts';

type Row = PutBack['rows'][number];

/** One thing to carry from the shelf to the floor. */
export interface PutBackLine {
  readonly order: Row;
  readonly goods: Row['lines'][number];
  readonly key: string;
}

/** By where they go on the floor, then by name: one walk carries them all. */
export function putBackLines(rows: readonly Row[]): PutBackLine[] {
  return rows
    .flatMap((order) =>
      order.lines
        .filter(({ picked }) => picked > 0)
        .map((goods) => ({ order, goods, key: `${order.id}-${goods.ean}` })),
    )
    .sort(
      (a, b) =>
        a.goods.group.localeCompare(b.goods.group, 'nb') ||
        a.goods.name.localeCompare(b.goods.name, 'nb') ||
        a.order.id - b.order.id,
    );
}

/** The orders whose things are all carried: those can be reported. */
export function carried(lines: readonly PutBackLine[], done: ReadonlySet<string>): Row[] {
  const orders = [...new Map(lines.map(({ order }) => [order.id, order])).values()];
  return orders.filter(({ id }) => lines.every(({ order, key }) => order.id !== id || done.has(key)));
}
