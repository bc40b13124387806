import type { OrderItemRecord } from '#contract/cart.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type { SaleVariant, SaleVariants } from '#server/ports/checkout/sale-facts.ts';
import { done, type Result } from '#server/ports/result.ts';
import { type CartProblem, checkLines } from './check-lines.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { findAnywhere, findStock, noSuchShop, type Source } from './find-stock.ts';
import { type OrderLine, orderLines, type WantedItem, wantedItems } from './order-lines.ts';

export interface CartQuestion {
  readonly items: readonly OrderItemRecord[];
  /** Null before a shop is chosen: then it is enough that some shop has it. */
  readonly shop: number | null;
  readonly delivery: boolean;
  readonly visitor: string | null;
}

export interface CartVerdict {
  readonly problems: readonly CartProblem[];
  readonly lines: readonly OrderLine[];
}

/** What of a cart can be had this way and what it costs now (DEC-81). Nothing is taken. */
export async function validateCart(parts: CheckoutParts, question: CartQuestion): Promise<Result<CartVerdict, never>> {
  const { store, published, now } = parts;
  const items = wantedItems(question.items);
  const read = await store.variants(
    items.map(({ ean }) => ean),
    now(),
  );
  const variants = question.visitor === null ? read : await withOwnHolds(parts, read, question.visitor);
  const problems = checkLines(items, variants, { delivery: question.delivery, payNow: question.delivery });
  const wrong = new Set(problems.map(({ ean }) => ean));
  const rest = items.filter(({ ean }) => !wrong.has(ean));
  const lacking = lackingAt(rest, variants, sourceOf(question, published.current.shops));
  return done({ problems: [...problems, ...lacking], lines: orderLines(items, variants) });
}

function lackingAt(
  items: readonly WantedItem[],
  variants: SaleVariants,
  source: Source | 'anywhere' | 'unknown-shop',
): readonly CartProblem[] {
  if (source === 'anywhere') return findAnywhere(items, variants);
  if (source === 'unknown-shop') return noSuchShop(items, variants);
  const plan = findStock(items, variants, source);
  return items.length === 0 || plan.ok ? [] : plan.problems;
}

function sourceOf({ delivery, shop }: CartQuestion, shops: readonly { id: number; name: string }[]) {
  if (delivery) return { way: 'deliver' } as const;
  if (shop === null) return 'anywhere';
  const chosen = shops.find(({ id }) => id === shop);
  return chosen === undefined
    ? 'unknown-shop'
    : ({ way: 'collect', shop: shopId(chosen.id), name: chosen.name } as const);
}

/** What the shopper's own unpaid order holds is theirs to order again (R3). */
async function withOwnHolds({ store }: CheckoutParts, variants: SaleVariants, visitor: string): Promise<SaleVariants> {
  const held = await store.heldByVisitor(visitor);
  if (held.length === 0) return variants;
  const widened = [...variants.values()].map((variant): [SaleVariant['ean'], SaleVariant] => {
    const own = held.filter(({ ean }) => ean === variant.ean);
    const others = variant.stock.filter(({ id }) => !own.some(({ shop }) => shop === id));
    const mine = own.map(({ shop, qty }) => {
      const there = variant.stock.find(({ id }) => id === shop);
      return { id: shop, qty: qty + (there?.qty ?? 0), name: there?.name ?? '' };
    });
    return [variant.ean, { ...variant, stock: [...others, ...mine] }];
  });
  return new Map(widened);
}
