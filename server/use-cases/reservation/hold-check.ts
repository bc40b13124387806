import { mailboxOf } from '#domain/customer/email.ts';
import type { Oere } from '#domain/money/money.ts';
import { type AlreadyHeld, type HoldLimits, holdProblem, isMuchOfShop } from '#domain/reservation/hold-limits.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import type { CheckoutTransaction } from '#server/ports/checkout/checkout-transaction.ts';
import type { Holders } from '#server/ports/checkout/holders.ts';
import type { SaleVariants } from '#server/ports/checkout/sale-facts.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import type { WantedItem } from '../checkout/order-lines.ts';
import type { CheckedOrder, OrderRefusal, OrderRequest } from './order-request.ts';

/** As good as no limit: nothing is counted, and nobody waits for another. */
const countsNothing = 10_000;

/** Whom the pieces of an order are counted for, until it is paid or over. */
export function holdersOf(
  { secrets }: CheckoutParts,
  { email, phone }: CheckedOrder['person'],
  { customerId, address }: Pick<OrderRequest, 'customerId' | 'address'>,
): Holders {
  const key = (kind: string, text: string) => secrets.fingerprint(`${kind}:${text}`);
  return {
    person: [
      key('mailbox', mailboxOf(email)),
      key('phone', phone),
      ...(customerId === null ? [] : [key('customer', String(customerId))]),
    ],
    address: address === null ? null : key('address', address),
  };
}

/** Those with a limit; null when nobody is counted. */
export function countedHolders({ person, address }: Holders, limits: HoldLimits): Holders | null {
  const counted: Holders = {
    person: limits.openOfPerson < countsNothing ? person : [],
    address: limits.openFromAddress < countsNothing ? address : null,
  };
  return counted.person.length === 0 && counted.address === null ? null : counted;
}

const holdsNothing = { open: 0, pieces: 0, piecesInShop: 0 };
const nobody: AlreadyHeld = { person: holdsNothing, address: holdsNothing, ofVariant: new Map() };

/** The holders must be locked, so that what others of the same person or address do at this moment is counted too. */
export async function heldBefore(
  tx: Pick<CheckoutTransaction, 'held'>,
  counted: Holders | null,
  asked: Parameters<CheckoutTransaction['held']['count']>[1],
): Promise<AlreadyHeld> {
  return counted === null ? nobody : tx.held.count(counted, asked);
}

export async function refuseHoarding(
  tx: Pick<CheckoutTransaction, 'stock'>,
  limits: HoldLimits,
  held: AlreadyHeld,
  wish: {
    readonly items: readonly WantedItem[];
    readonly variants: SaleVariants;
    readonly shop: ShopId;
    readonly total: Oere;
    readonly payNow: boolean;
  },
): Promise<OrderRefusal | null> {
  const { items, variants, shop, total, payNow } = wish;
  const lines = items.map(({ ean, count }) => {
    const variant = variants.get(ean);
    const left = variant?.stock.find(({ id }) => id === shop)?.qty ?? 0;
    return { ean, count, webPurchaseLimit: variant?.webPurchaseLimit ?? null, left };
  });
  const wanted = { payNow, total, lines };
  const shopPieces = isMuchOfShop(wanted, held) ? await tx.stock.piecesIn(shop) : null;
  const problem = holdProblem(wanted, held, limits, shopPieces);
  if (problem === null) return null;
  const mayPay = !payNow && items.every(({ ean }) => variants.get(ean)?.canPurchase ?? false);
  if (problem.kind !== 'lines') return { reason: 'hold', problem, mayPay };
  const problems = problem.lines.map(({ ean, most }) => {
    const name = variants.get(ean)?.name ?? null;
    return { ean, reason: 'limit', name, available: most, shop: null, unpaid: { mayPay } } as const;
  });
  return { reason: 'cart', problems };
}
