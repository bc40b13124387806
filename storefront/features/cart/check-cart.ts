import { checkoutErrors } from '#content/nb/errors.ts';
import type { CartErrorRecord } from '#contract/cart.ts';
import type { Answer, ShopApi } from '#contract/shop-api.ts';
import { eanOf } from '#domain/article/ean.ts';
import type { ServerPrice } from '#domain/cart/actions.ts';
import { type CartLine, orderItems } from '#domain/cart/cart-line.ts';
import { kroner } from '#domain/money/money.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { sessionJson } from '#ui/browser/storage/json-storage.ts';
import { cart, checkedAtKey, dispatchCart } from './cart-store.ts';
import { noteRepriced } from './repriced-lines.ts';

export interface CartCheckRequest {
  /** Where it is to be collected; without one, stock is not asked about. */
  readonly shop: ShopId | null;
  readonly delivery: boolean;
}

type CartApi = Pick<ShopApi, 'validateCart'>;

let asked = 0;
let lastQuestion: CartCheckRequest = { shop: null, delivery: false };

/**
 * Asks the server what of the cart is available now, and at which price (DEC-81). Errors are shown at their lines until
 * the next answer; a changed price is written to the line and announced. A failed call changes nothing: the order
 * itself is checked again.
 */
export async function checkCart(api: CartApi, question: CartCheckRequest): Promise<void> {
  asked += 1;
  lastQuestion = question;
  const turn = asked;
  const { orders } = cart.get();
  if (orders.length === 0) return;
  const reply = await api.validateCart({
    items: [...orderItems(orders)],
    ShopID: question.shop,
    delivery: question.delivery,
  });
  if (!reply.ok || turn !== asked) return; // a newer check has been started since
  sessionJson.write(checkedAtKey, Date.now());
  applyVerdict(reply.data);
}

/** The same question again: the shop chosen in the checkout still counts. */
export function recheckCart(api: CartApi): Promise<void> {
  return checkCart(api, lastQuestion);
}

function applyVerdict({ cartErrors, lines }: Answer<'validateCart'>): void {
  const prices = lines.map(
    ({ EanNo, price, CampaignArticleID }): ServerPrice => ({
      ean: eanOf(EanNo),
      price: kroner(price),
      campaignArticleId: CampaignArticleID,
    }),
  );
  const { orders } = cart.get();
  const changed = changedPrices(orders, prices);
  // An ended campaign does not block the order once the line has the current price; it is only mentioned (TXT-60).
  const ended = cartErrors.filter(
    ({ eanNo, reason }) => reason === 'campaign' && changed.some(({ ean }) => ean === eanNo),
  );
  showCartErrors(cartErrors.filter((error) => !ended.includes(error)));
  if (changed.length === 0) return;
  const repriced = noteRepriced(orders, changed);
  dispatchCart({ type: 'reprice', prices: changed });
  for (const { message } of ended) raiseAlert('warning', message);
  if (repriced.length > 0) raiseAlert('info', checkoutErrors.priceChanged);
}

/** Also what a refused order answers with. */
export function showCartErrors(errors: readonly CartErrorRecord[]): void {
  dispatchCart({ type: 'set-errors', errors: errors.map((error) => ({ ...error, eanNo: eanOf(error.eanNo) })) });
}

/** Lines whose price differs, or whose price comes from another campaign now. */
function changedPrices(lines: readonly CartLine[], prices: readonly ServerPrice[]): readonly ServerPrice[] {
  const byEan = new Map(prices.map((price) => [price.ean, price]));
  return lines.flatMap((line) => {
    const now = byEan.get(line.ean);
    if (now === undefined) return [];
    return now.price === line.price && now.campaignArticleId === line.campaignArticleId ? [] : [now];
  });
}
