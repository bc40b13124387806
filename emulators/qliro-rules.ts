export interface QliroItem {
  readonly MerchantReference: string;
  readonly Quantity: number;
  readonly PricePerItemIncVat: number;
  readonly PricePerItemExVat: number;
}

/** Qliro's own sum in øre, from kroner with at most two decimals; null for items it answers INVALID_ITEM to. */
export function qliroTotal(items: readonly QliroItem[]): number | null {
  const wrong = items.some(
    ({ Quantity, PricePerItemIncVat, PricePerItemExVat }) =>
      !Number.isInteger(Quantity) || Quantity < 1 || [PricePerItemIncVat, PricePerItemExVat].some(isNoPrice),
  );
  return wrong || items.length === 0 ? null : sumOf(items);
}

/** In øre. */
export function sumOf(items: readonly Pick<QliroItem, 'Quantity' | 'PricePerItemIncVat'>[]): number {
  return items.reduce(
    (sum, { Quantity, PricePerItemIncVat }) => sum + Math.round(PricePerItemIncVat * 100) * Quantity,
    0,
  );
}

/** As it is written on the wire. */
function isNoPrice(price: number): boolean {
  return !/^\d+(\.\d{1,2})?$/.test(JSON.stringify(price));
}
