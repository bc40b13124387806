import type { CartClient } from '#domain/cart/cart-state.ts';
import { isEmail } from '#domain/customer/email.ts';
import { isOneLine, isPersonName } from '#domain/customer/person-name.ts';
import { isPhone } from '#domain/customer/phone.ts';
import { isPostcode } from '#domain/shop/postcode.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';

export interface CheckoutForm {
  readonly client: CartClient;
  readonly shop: ShopId | null;
  readonly termsAccepted: boolean;
}

/** Each names its text in the error catalogue; in the order the fields stand. */
export type CheckoutFieldError =
  | 'name'
  | 'unfitName'
  | 'phone'
  | 'email'
  | 'shop'
  | 'address'
  | 'postcode'
  | 'city'
  | 'terms';

/** Address, postcode and city count for delivery only, the shop for collection only (DEC-87). */
export function checkoutFieldErrors({ client, shop, termsAccepted }: CheckoutForm): readonly CheckoutFieldError[] {
  const wrong: Readonly<Record<CheckoutFieldError, boolean>> = {
    name: isBlank(client.name),
    unfitName: !isPersonName(client.name),
    phone: !isPhone(client.phone),
    email: !isEmail(client.email),
    shop: !client.delivery && shop === null,
    address: client.delivery && !isFilledLine(client.address),
    postcode: client.delivery && !isPostcode(client.zipcode.trim()),
    city: client.delivery && !isFilledLine(client.city),
    terms: !termsAccepted,
  };
  return (Object.keys(wrong) as CheckoutFieldError[]).filter((field) => wrong[field]);
}

function isFilledLine(text: string): boolean {
  return !isBlank(text) && isOneLine(text.trim());
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
