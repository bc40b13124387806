import { createHash } from 'node:crypto';
import { ordinaryVat, splitVat } from '#domain/checkout/vat.ts';
import { kroner, oere, oereOf } from '#domain/money/money.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import type { ArticlePlan } from '../generator/article-plan.ts';
import type { Row } from '../generator/article-rows.ts';
import { picturesOf } from '../generator/pictures.ts';
import { type DemoVariant, variantsOf } from '../generator/variants.ts';
import type { MadeSale } from './made-sale.ts';
import { type PlannedSale, planSales, type SalesContext } from './plan-sales.ts';
import { paymentRows } from './sale-payments.ts';

/** Numbers of the demo's orders begin here: a chain that has sold for a while. */
export const firstSaleId = 18_000;
const freight = 9_900;
const daysHeld = 3;
const s = reservationStatus;
const gone: ReadonlySet<number> = new Set([s.collected, s.sent, s.delivered]);
const over: ReadonlySet<number> = new Set([s.cancelled, s.expired, s.paymentFailed]);

/** Two weeks of an invented chain's orders, as the checkout, the shops and the providers leave them behind. */
export function salesRows(context: SalesContext): {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly changes: readonly Row[];
} {
  const described = new Map<number, Described>();
  const made = planSales(context).map((sale, index) => makeSale(sale, firstSaleId + index, context.seed, described));
  const ordered = made.filter(({ status }) => gone.has(status));
  return {
    tables: {
      reservations: made.map(reservationRow),
      reservation_lines: made.flatMap(({ lines }) => lines),
      stock_holds: made.flatMap(holdRows),
      orders: ordered.map(orderRow),
      order_lines: ordered.flatMap(orderLineRows),
      ...paymentRows(made, context.now),
    },
    changes: made.flatMap(({ id, steps }) =>
      steps.map(({ status, at }, index) => ({
        reservation_id: id,
        from_status: index === 0 ? null : (steps[index - 1]?.status ?? null),
        to_status: status,
        changed_at: at,
      })),
    ),
  };
}

interface Described {
  readonly variants: readonly DemoVariant[];
  readonly images: ReadonlyMap<number, string>;
}

function makeSale(sale: PlannedSale, id: number, seed: string, known: Map<number, Described>): MadeSale {
  const lines = sale.goods.map(({ plan, count }, index) => {
    const { variants, images } = describe(plan, seed, known);
    const variant = sale.random.weighted(variants.map((one) => [0.2 + one.middle, one] as const));
    return {
      reservation_id: id,
      line_no: index + 1,
      ean: variant.ean,
      article_id: plan.id,
      name: plan.name,
      size: variant.sizeName,
      color: variant.color.name,
      image: images.get(variant.color.id) ?? null,
      count,
      price_ore: oereOf(kroner(plan.price)),
      vat_percentage: ordinaryVat,
    };
  });
  const goodsSum = lines.reduce((sum, { price_ore, count }) => sum + price_ore * count, 0);
  const sent = sale.delivery ? freight : 0;
  const last = sale.steps.at(-1);
  const status = last?.status ?? s.received;
  return { ...sale, id, status, changed: last?.at ?? sale.at, lines, goodsSum, freight: sent, total: goodsSum + sent };
}

function describe(plan: ArticlePlan, seed: string, known: Map<number, Described>): Described {
  const before = known.get(plan.id);
  if (before !== undefined) return before;
  const images = new Map<number, string>();
  for (const { colorId, path } of picturesOf(plan, seed))
    if (colorId != null && !images.has(colorId)) images.set(colorId, path);
  const made = { variants: variantsOf(plan, seed), images };
  known.set(plan.id, made);
  return made;
}

function reservationRow({
  id,
  status,
  shopId,
  shopper,
  delivery,
  method,
  goodsSum,
  freight: sent,
  total,
  at,
  changed,
}: MadeSale): Row {
  return {
    reservation_id: id,
    status_id: status,
    shop_id: shopId,
    customer_id: shopper.customerId,
    customer_name: `${shopper.first} ${shopper.last}`,
    email: shopper.email,
    phone: shopper.phone,
    delivery,
    address: delivery ? 'Lyngstien 4' : null,
    postal_code: delivery ? '5116' : null,
    city: delivery ? 'Ulset' : null,
    shipping_method_id: delivery ? 'delivery' : null,
    payment_method: method,
    goods_ore: goodsSum,
    freight_ore: sent,
    total_ore: total,
    // Of no token: nobody was sent these receipts.
    receipt_token_hash: createHash('sha256').update(`demo sale ${id}`).digest(),
    terms_accepted_at: at,
    expires_at: expiresAt(status, changed),
    created_at: at,
    status_changed_at: changed,
  };
}

function expiresAt(status: number, changed: Date): Date | null {
  const isHeld = status === s.received || status === s.inProgress || status === s.readyToCollect;
  return isHeld ? new Date(changed.getTime() + daysHeld * 86_400_000) : null;
}

function holdRows({ id, status, shopId, lines, at, changed }: MadeSale): Row[] {
  const state = gone.has(status) ? 'sold' : over.has(status) ? 'released' : 'held';
  return lines.map(({ ean, count }) => ({
    reservation_id: id,
    ean,
    shop_id: shopId,
    qty: count,
    state,
    created_at: at,
    settled_at: state === 'held' ? null : changed,
  }));
}

function orderRow({ id, shopper, total, freight: sent, changed }: MadeSale): Row {
  const { vat, net } = splitVat(oere(total), ordinaryVat);
  return {
    order_id: id,
    reservation_id: id,
    customer_id: shopper.customerId,
    vat_percentage: ordinaryVat,
    vat_ore: vat,
    net_ore: net,
    total_ore: total,
    freight_ore: sent,
    created_at: changed,
  };
}

function orderLineRows({ id, lines }: MadeSale): Row[] {
  return lines.map(({ line_no, ean, name, count, price_ore, vat_percentage }) => ({
    order_id: id,
    line_no,
    ean,
    name,
    count,
    price_ore,
    vat_percentage,
  }));
}
