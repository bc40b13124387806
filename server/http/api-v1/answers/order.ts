import { checkoutText } from '#content/nb/checkout.ts';
import { checkoutErrors, fieldErrors, paymentErrors } from '#content/nb/errors.ts';
import { type Failure, failure, notFound, unprocessable } from '#contract/reply.ts';
import type { CheckoutFieldError } from '#domain/checkout/check-fields.ts';
import type { StartRefusal } from '#server/use-cases/payment/start-payment.ts';
import type { OrderRefusal } from '#server/use-cases/reservation/order-request.ts';
import type { CancelRefusal } from '#server/use-cases/reservation/read-reservation.ts';
import { cartErrorRecord } from './cart.ts';
import { holdRefused } from './hold.ts';
import { promocodeTexts } from './promocode.ts';

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
    case 'unknown-payment-method':
      return unprocessable({ payment_method: [checkoutErrors.unknownPaymentMethod] });
    case 'provider-down':
      return failure(503, paymentErrors.unavailable);
  }
}

export function cancelRefused({ reason }: CancelRefusal): Failure {
  return reason === 'unknown' ? notFound() : failure(422, checkoutErrors.cannotCancel);
}
