import type { QliroItem } from './qliro-items.ts';

export interface Transaction {
  readonly PaymentTransactionId?: unknown;
  readonly Type?: unknown;
  readonly PaymentType?: unknown;
  readonly Status?: unknown;
  readonly Amount?: unknown;
}

/** Order management knows an item by reference and price. */
export type ItemReference = Pick<QliroItem, 'MerchantReference' | 'Type' | 'Quantity' | 'PricePerItemIncVat'>;

export interface ItemAction extends ItemReference {
  readonly ActionType: 'Create' | 'Reserve' | 'Ship' | 'Return' | 'Release';
  readonly PaymentTransactionId: number;
}

export interface AdminOrder {
  readonly PaymentTransactions?: readonly Transaction[];
  /** What was done with which items, by which transaction. */
  readonly OrderItemActions?: readonly ItemAction[];
}

/**
 * The amount that was reserved and neither shipped nor released, so it can still be captured. Shipments under way count as
 * shipped.
 */
export function unshipped(order: AdminOrder): readonly ItemReference[] {
  const gone = new Map<string, number>();
  for (const action of [...alive(order, 'Ship'), ...alive(order, 'Release')]) add(gone, action);
  return alive(order, 'Reserve').flatMap((item) => take(gone, item));
}

export interface Shipment {
  readonly PaymentTransactionId: number;
  readonly OrderItems: readonly ItemReference[];
}

/** What was shipped and has not come back, by the transaction that drew it. */
export function returnable(order: AdminOrder): readonly Shipment[] {
  const back = new Map<string, number>();
  for (const action of alive(order, 'Return')) add(back, action);
  const shipped = alive(order, 'Ship').flatMap((item) => {
    const left = take(back, item);
    return left.map((one) => ({ PaymentTransactionId: item.PaymentTransactionId, item: one }));
  });
  const byTransaction = Map.groupBy(shipped, ({ PaymentTransactionId }) => PaymentTransactionId);
  return [...byTransaction].map(([id, items]) => ({
    PaymentTransactionId: id,
    OrderItems: items.map(({ item }) => item),
  }));
}

/** The wanted items, found among what can come back; null when not all of them are there. */
export function pickReturns(
  shipments: readonly Shipment[],
  wanted: readonly ItemReference[],
): readonly Shipment[] | null {
  const missing = new Map<string, number>();
  for (const item of wanted) add(missing, item);
  const picked = shipments.map(({ PaymentTransactionId, OrderItems }) => {
    const items = OrderItems.map((item) => {
      const count = Math.min(item.Quantity, missing.get(keyOf(item)) ?? 0);
      missing.set(keyOf(item), (missing.get(keyOf(item)) ?? 0) - count);
      return { ...item, Quantity: count };
    });
    return { PaymentTransactionId, OrderItems: items.filter(({ Quantity }) => Quantity > 0) };
  });
  if ([...missing.values()].some((count) => count > 0)) return null;
  return picked.filter(({ OrderItems }) => OrderItems.length > 0);
}

/** In øre. */
export function sumOfItems(items: readonly ItemReference[]): number {
  return items.reduce((sum, item) => sum + Math.round(item.PricePerItemIncVat * 100) * item.Quantity, 0);
}

export function itemReference({ MerchantReference, Type, Quantity, PricePerItemIncVat }: ItemReference): ItemReference {
  return { MerchantReference, Type, Quantity, PricePerItemIncVat };
}

/** Something of what was reserved was let go of. */
export function isReleased(order: AdminOrder): boolean {
  return alive(order, 'Release').length > 0;
}

/** A transaction whose end is not known yet. */
export function isUnderWay({ PaymentTransactions = [] }: AdminOrder): boolean {
  return PaymentTransactions.some(({ Status }) => !['Success', 'Error', 'Cancelled'].includes(String(Status)));
}

function alive({ OrderItemActions = [], PaymentTransactions = [] }: AdminOrder, type: ItemAction['ActionType']) {
  const failed = new Set(
    PaymentTransactions.filter(({ Status }) => Status === 'Error' || Status === 'Cancelled').map(
      ({ PaymentTransactionId }) => PaymentTransactionId,
    ),
  );
  return OrderItemActions.filter((one) => one.ActionType === type && !failed.has(one.PaymentTransactionId));
}

function keyOf({ MerchantReference, PricePerItemIncVat }: ItemReference): string {
  return `${MerchantReference} ${Math.round(PricePerItemIncVat * 100)}`;
}

function add(counts: Map<string, number>, item: ItemReference): void {
  counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + item.Quantity);
}

/** The item less what is counted of its kind; none when nothing is left of it. */
function take(counts: Map<string, number>, item: ItemReference): readonly ItemReference[] {
  const gone = Math.min(item.Quantity, counts.get(keyOf(item)) ?? 0);
  counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) - gone);
  return gone === item.Quantity ? [] : [{ ...itemReference(item), Quantity: item.Quantity - gone }];
}
