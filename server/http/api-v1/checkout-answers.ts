import { checkoutText } from '#content/nb/checkout.ts';
import {
  cartErrors,
  checkoutErrors,
  fieldErrors,
  generalErrors,
  holdErrors,
  paymentErrors,
  promocodeErrors,
} from '#content/nb/errors.ts';
import type { CartErrorRecord } from '#contract/cart.ts';
import { type Failure, failure, tooMany, unprocessable } from '#contract/reply.ts';
import type { CheckoutFieldError } from '#domain/checkout/check-fields.ts';
import type { RateVerdict } from '#server/ports/rate-limiter.ts';
import type { CartProblem } from '#server/use-cases/checkout/check-lines.ts';
import type { StartRefusal } from '#server/use-cases/payment/start-payment.ts';
import type { OrderRefusal } from '#server/use-cases/reservation/order-request.ts';
import { holdRefused } from './hold-answers.ts';

/** By the name the field has on the wire (ENT-67). */
const fields: Readonly<Record<CheckoutFieldError, { readonly name: string; readonly text: string }>> = {
  name: { name: 'CustomerName', text: fieldErrors.name },
  unfitName: { name: 'CustomerName', text: fieldErrors.unfitName },
  phone: { name: 'Phone', text: fieldErrors.phone },
  email: { name: 'Email', text: fieldErrors.email },
  shop: { name: 'ShopID', text: checkoutText.chooseShop },
  address: { name: 'Address', text: fieldErrors.address },
  postcode: { name: 'PostalCode', text: fieldErrors.postcode },
  city: { name: 'City', text: fieldErrors.city },
  terms: { name: 'terms_conditions', text: fieldErrors.terms },
};

export const promocodeTexts = {
  unknown: promocodeErrors.unknown,
  notYetValid: promocodeErrors['not-yet'],
  expired: promocodeErrors.expired,
  usedUp: promocodeErrors.usedUp,
} as const;

/** What a refused order is answered with: the reason in the words the screen shows (DEC-88, DEC-95). */
export function orderRefused(refusal: OrderRefusal | StartRefusal): Failure {
  switch (refusal.reason) {
    case 'fields':
      return unprocessable(
        Object.fromEntries(refusal.fields.map((field) => [fields[field].name, [fields[field].text]])),
      );
    case 'cart': {
      const errors = refusal.problems.map(cartErrorRecord);
      return failure(422, errors[0]?.message ?? checkoutErrors.orderFailed, { cartErrors: errors });
    }
    case 'promocode':
      return unprocessable({ promocode: [promocodeTexts[refusal.why]] });
    case 'hold':
      return holdRefused(refusal);
    case 'price-changed':
      return failure(422, checkoutErrors.priceChanged, { total: refusal.total });
    case 'delivery-must-be-paid':
      return unprocessable({ Delivery: [checkoutErrors.deliveryMustBePaid] });
    case 'unknown-shipping-method':
      return unprocessable({ shipping_method_id: [checkoutErrors.unknownShippingMethod] });
    case 'other-request':
      return failure(422, checkoutErrors.otherOrderSameKey);
    case 'nothing-to-pay':
      return failure(422, checkoutErrors.orderFailed);
    case 'provider-down':
      return failure(503, paymentErrors.unavailable);
  }
}

/** ENT-78 */
export function cartErrorRecord(problem: CartProblem): CartErrorRecord {
  const { ean, reason, available } = problem;
  return { eanNo: ean, reason, message: problemText(problem), available };
}

function problemText({ reason, name, available, shop, unpaid, soldOut, toSend }: CartProblem): string {
  if (name === null) return cartErrors.unknownArticle;
  switch (reason) {
    case 'stock':
      if (toSend !== undefined) return sendingText(name, available, toSend);
      if (shop === null) return soldOut ? cartErrors.soldOut(name) : cartErrors.noStockForDelivery(name);
      return available > 0 ? cartErrors.stock(name, available, shop) : cartErrors.noStock(name, shop);
    case 'limit':
      if (unpaid !== undefined) return holdErrors.line(name, available, unpaid.mayPay);
      return cartErrors.limit(name, available);
    case 'campaign':
      return cartErrors.campaignEnded(name);
    case 'unknown':
      return cartErrors.notForSale(name);
    case 'only-collect':
      return cartErrors.onlyCollect(name);
    case 'only-reserve':
      return cartErrors.onlyReserve(name);
    case 'shop':
      return cartErrors.unknownShop;
  }
}

/** Who has it sent has chosen no shop, and need not know which one lacks it. */
function sendingText(name: string, available: number, { apart }: NonNullable<CartProblem['toSend']>): string {
  if (apart) return cartErrors.notTogether(name);
  return available > 0 ? cartErrors.fewForDelivery(name, available) : cartErrors.noStockForDelivery(name);
}

export function tooManyAttempts(verdict: Exclude<RateVerdict, { allowed: true }>): Failure {
  return tooMany(generalErrors.tooManyAttempts, verdict);
}
