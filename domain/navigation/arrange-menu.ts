/** How a chain wants the menu; entries are named by where they lead. */
export interface MenuWish {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** One part of the menu as the chain wants it: what it names comes first, in its order; the rest as it was. */
export function arranged<Entry extends { readonly to: string }>(
  entries: readonly Entry[],
  { order, hidden }: MenuWish,
): readonly Entry[] {
  const place = (to: string) => (order.includes(to) ? order.indexOf(to) : order.length);
  return entries.filter(({ to }) => !hidden.includes(to)).sort((a, b) => place(a.to) - place(b.to));
}
