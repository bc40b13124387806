import { useState } from 'react';
import { checkoutText } from '#content/nb/checkout.ts';
import type { CartClient } from '#domain/cart/cart-state.ts';
import {
  amountToPay,
  chargedFreight,
  defaultShipping,
  type SelectedShipping,
  type ShippingMethod,
} from '#domain/cart/freight.ts';
import { type CartTotals, cartTotals } from '#domain/cart/totals.ts';
import { type CheckoutFieldError, checkoutFieldErrors } from '#domain/checkout/check-fields.ts';
import { type CheckoutModes, checkoutModes } from '#domain/checkout/modes.ts';
import type { Oere } from '#domain/money/money.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-status.ts';
import type { ShopId } from '#domain/shop/shop-id.ts';
import { useStore } from '../../data/store.ts';
import { cart } from '../../features/cart/cart-store.ts';
import { chosenShop } from '../../features/checkout/collect/chosen-shop.ts';
import type { PaymentOption } from '../../features/checkout/payment/payment-choice.tsx';
import { myShopId } from '../../features/my-shop/my-shop-store.ts';
import { useFrame } from '../../layout/use-frame.ts';
import type { OrderForm } from './use-place-order.ts';

export interface CheckoutForm extends OrderForm {
  readonly delivery: boolean;
  readonly modes: CheckoutModes;
  readonly methods: readonly ShippingMethod[];
  readonly paymentMethods: readonly string[];
  readonly totals: CartTotals;
  readonly freight: Oere;
  readonly termsAccepted: boolean;
  /** Fields whose error is shown: those that were left, and all of them once sending was tried. */
  readonly wrong: ReadonlySet<CheckoutFieldError>;
  /** Whether everything is filled in. */
  readonly complete: boolean;
  readonly choosePayment: (way: PaymentOption) => void;
  readonly acceptTerms: (accepted: boolean) => void;
  readonly leaveField: (field: CheckoutFieldError) => void;
  readonly showAllErrors: () => void;
}

/** The state of the checkout: what is stored with the cart, what is chosen on this page, and what follows from both. */
export function useCheckoutForm(): CheckoutForm {
  const { orders, client: stored, discount, activePromocode, selectedShipping, shippingMethods } = useStore(cart);
  const chosen = useStore(chosenShop);
  const mine = useStore(myShopId);
  const shop: ShopId | null = chosen ?? mine;
  const [payment, choosePayment] = useState<PaymentOption | null>(null);
  const [termsAccepted, acceptTerms] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<CheckoutFieldError>>(new Set());
  const [tried, setTried] = useState(false);

  const { paymentMethods: offered } = useFrame();
  const modes = checkoutModes(orders, offered.length > 0);
  const delivery = stored.delivery && modes.deliver.open;
  const client: CartClient = { ...stored, delivery };
  const methods = shippingMethods.length > 0 ? shippingMethods : [fallbackMethod];
  const shipping: SelectedShipping =
    methods.find(({ id }) => id === selectedShipping.id) ?? methods[0] ?? defaultShipping;
  const totals = cartTotals(orders, discount);
  const freight = chargedFreight(delivery ? 'deliver' : 'collect', shipping, orders);
  const errors = checkoutFieldErrors({ client, shop, termsAccepted });
  return {
    client,
    lines: orders,
    shop,
    shipping,
    promocode: activePromocode?.name ?? null,
    payment: paymentOf(payment, { delivery, modes, first: firstOf(offered) }),
    toPay: amountToPay(totals.total, freight),
    delivery,
    modes,
    methods,
    paymentMethods: offered,
    totals,
    freight,
    termsAccepted,
    wrong: new Set(errors.filter((field) => tried || left.has(field))),
    complete: errors.length === 0,
    choosePayment,
    acceptTerms,
    leaveField: (field) => setLeft((before) => new Set([...before, field])),
    showAllErrors: () => setTried(true),
  };
}

/** DEC-33: without an answer about methods there is still the default one. */
const fallbackMethod: ShippingMethod = { ...defaultShipping, name: checkoutText.deliver, description: '', sort: 0 };

/** Unless something else was chosen: in the shop where that is possible, else by card or the first there is (DEC-86). */
function paymentOf(
  chosen: PaymentOption | null,
  { delivery, modes, first }: { delivery: boolean; modes: CheckoutModes; first: PaymentMethod },
): PaymentOption {
  if (delivery) return chosen === null || chosen === 'inShop' ? first : chosen;
  return chosen === null || !modes.collectPaid.open ? 'inShop' : chosen;
}

function firstOf(offered: readonly string[]): PaymentMethod {
  return paymentMethods.find((method) => offered.includes(method)) ?? 'card';
}
