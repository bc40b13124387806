/** One line's count as the clerk sees it: absolute, so that sending it twice changes nothing. */
export interface PickTick {
  readonly shop: number;
  readonly order: number;
  readonly line: number;
  readonly picked: number;
}

/** What still waits when some have been sent: a line that was ticked anew meanwhile has another count. */
export function ticksLeft(waiting: readonly PickTick[], sent: readonly PickTick[]): PickTick[] {
  return waiting.filter(
    (tick) =>
      !sent.some(({ order, line, picked }) => order === tick.order && line === tick.line && picked === tick.picked),
  );
}

/** One call an order. */
export function ticksByOrder(waiting: readonly PickTick[]): { shop: number; order: number; ticks: PickTick[] }[] {
  const orders = new Map<number, PickTick[]>();
  for (const tick of waiting) orders.set(tick.order, [...(orders.get(tick.order) ?? []), tick]);
  return [...orders].map(([order, ticks]) => ({ shop: ticks[0]?.shop ?? 0, order, ticks }));
}

/** The order's lines with what is ticked and not sent yet. */
export function withTicks<Line extends { readonly line: number; readonly picked: number }>(
  order: number,
  lines: readonly Line[],
  waiting: readonly PickTick[],
): Line[] {
  return lines.map((line) => {
    const tick = waiting.find((each) => each.order === order && each.line === line.line);
    return tick === undefined ? line : { ...line, picked: tick.picked };
  });
}
