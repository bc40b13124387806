import { randomBytes } from 'node:crypto';
import { ordinaryVat, splitVat } from '#domain/checkout/vat.ts';
import { oere } from '#domain/money/money.ts';
import { reservationStatus } from '#domain/reservation/status.ts';
import { demoEmail } from '../demo-login.ts';
import type { ArticlePlan } from '../generator/article-plan.ts';
import type { Row } from '../generator/article-rows.ts';
import { found } from '../generator/catalogue.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import { picturesOf } from '../generator/pictures.ts';
import { signatureId } from '../generator/signature-articles.ts';
import { variantsOf } from '../generator/variants.ts';

interface BoughtLine {
  /** A signature article by its key, in one of its colours and in the middle of its sizes. */
  readonly key: string;
  readonly color: string;
  readonly count?: number;
}

interface Purchase {
  /** Days from the day of loading: reserved, and collected; null: it waits at the shop. */
  readonly reserved: number;
  readonly collected: number | null;
  readonly lines: readonly BoughtLine[];
}

/** The shop where the demo's customer lives: Bergen Åsane. */
const shopId = 23;
const daysHeld = 3;

/** Three have been collected, the oldest last spring or so; one waits at the shop with its pickup code. */
const purchases: readonly Purchase[] = [
  {
    reserved: -163,
    collected: -162,
    lines: [
      { key: 'kleiv', color: 'Antrasitt' },
      { key: 'rose', color: 'Fjordblå', count: 2 },
    ],
  },
  { reserved: -41, collected: -39, lines: [{ key: 'tind', color: 'Fjordblå' }] },
  {
    reserved: -6,
    collected: -4,
    lines: [
      { key: 'rim', color: 'Antrasitt' },
      { key: 'setra', color: 'Multe' },
    ],
  },
  { reserved: -1, collected: null, lines: [{ key: 'lune', color: 'Blåbær' }] },
];

/** What the demo's customer has bought and reserved before, paid in the shop; without it there is nothing to see at 'Min side'. */
export function purchaseRows(
  plans: readonly ArticlePlan[],
  { seed, day, customer }: { readonly seed: string; readonly day: DemoDay; readonly customer: Row },
): Readonly<Record<string, readonly Row[]>> {
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  // A shop may be made so small that what was bought is not there.
  const possible = purchases.filter(({ lines }) => lines.every(({ key }) => planOf.has(signatureId(key))));
  const made = possible.map((purchase, index) => {
    const id = index + 1;
    const lines = purchase.lines.map((line, lineIndex) => lineRow(line, lineIndex + 1, id, planOf, seed));
    const total = lines.reduce((sum, { price_ore, count }) => sum + price_ore * count, 0);
    const changed = day.at(purchase.collected ?? purchase.reserved, 20, 30);
    return { id, purchase, lines, total, changed };
  });
  const collected = made.filter(({ purchase }) => purchase.collected !== null);
  return {
    reservations: made.map(({ id, purchase, total, changed }) => ({
      reservation_id: id,
      status_id: purchase.collected === null ? reservationStatus.readyToCollect : reservationStatus.collected,
      shop_id: shopId,
      customer_id: customer.customer_id,
      customer_name: `${customer.first_name} ${customer.last_name}`,
      email: demoEmail,
      phone: customer.phone,
      delivery: false,
      goods_ore: total,
      total_ore: total,
      // Of no token: these receipts are opened by who is logged in.
      receipt_token_hash: randomBytes(32),
      terms_accepted_at: day.at(purchase.reserved, 19, 40),
      expires_at: purchase.collected === null ? day.at(purchase.reserved + daysHeld, 20, 30) : null,
      created_at: day.at(purchase.reserved, 19, 40),
      status_changed_at: changed,
    })),
    reservation_lines: made.flatMap(({ lines }) => lines),
    stock_holds: made.flatMap(({ purchase, lines, changed }) =>
      lines.map(({ reservation_id, ean, count }) => ({
        reservation_id,
        ean,
        shop_id: shopId,
        qty: count,
        state: purchase.collected === null ? 'held' : 'sold',
        created_at: day.at(purchase.reserved, 19, 40),
        settled_at: purchase.collected === null ? null : changed,
      })),
    ),
    orders: collected.map(({ id, total, changed }) => {
      const { vat, net } = splitVat(oere(total), ordinaryVat);
      return {
        order_id: id,
        reservation_id: id,
        customer_id: customer.customer_id,
        vat_percentage: ordinaryVat,
        vat_ore: vat,
        net_ore: net,
        total_ore: total,
        created_at: changed,
      };
    }),
    order_lines: collected.flatMap(({ id, lines }) =>
      lines.map(({ line_no, ean, name, count, price_ore, vat_percentage }) => ({
        order_id: id,
        line_no,
        ean,
        name,
        count,
        price_ore,
        vat_percentage,
      })),
    ),
  };
}

function lineRow(
  { key, color, count = 1 }: BoughtLine,
  lineNo: number,
  reservationId: number,
  planOf: ReadonlyMap<number, ArticlePlan>,
  seed: string,
) {
  const plan = found(planOf.get(signatureId(key)), `article ${key}`);
  const inColor = variantsOf(plan, seed).filter((variant) => variant.color.name === color);
  const variant = found(inColor[Math.floor(inColor.length / 2)], `${plan.name} in ${color}`);
  return {
    reservation_id: reservationId,
    line_no: lineNo,
    ean: variant.ean,
    article_id: plan.id,
    name: plan.name,
    size: variant.sizeName,
    color,
    image: picturesOf(plan, seed).find(({ colorId }) => colorId === variant.color.id)?.path,
    count,
    price_ore: plan.price * 100,
    vat_percentage: ordinaryVat,
  };
}
