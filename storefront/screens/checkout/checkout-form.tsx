import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { alertTitles } from '#content/nb/alerts.ts';
import { cartText } from '#content/nb/cart.ts';
import { checkoutText } from '#content/nb/checkout.ts';
import { frameText } from '#content/nb/frame.ts';
import { paymentText } from '#content/nb/payment.ts';
import type { CartClient } from '#domain/cart/cart-state.ts';
import { discountLabel } from '#domain/cart/discount.ts';
import { formatOere } from '#domain/money/format-money.ts';
import { AfterPaint } from '#ui/components/after-paint/after-paint.tsx';
import { Alert } from '#ui/components/alert/alert.tsx';
import { Button } from '#ui/components/button/button.tsx';
import { openModal, togglePromo } from '../../data/modal.ts';
import { useStore } from '../../data/store.ts';
import { cart, dispatchCart } from '../../features/cart/cart-store.ts';
import { lowerCount } from '../../features/cart/lower-count.ts';
import { repricedFrom } from '../../features/cart/repriced-lines.ts';
import { CheckoutStep } from '../../features/checkout/checkout-step.tsx';
import { ContactFields } from '../../features/checkout/contact-fields.tsx';
import { orderNotice } from '../../features/checkout/order/order-notice.ts';
import { OrderSummary } from '../../features/checkout/order/order-summary.tsx';
import { PaymentChoice } from '../../features/checkout/payment/payment-choice.tsx';
import { ShippingChoice } from '../../features/checkout/shipping-choice.tsx';
import { Terms } from '../../features/checkout/terms.tsx';
import { WayChoice } from '../../features/checkout/way-choice.tsx';
import styles from './checkout-screen.module.css';
import { CollectStep } from './collect-step.tsx';
import { findCity } from './find-city.ts';
import { LoginHint } from './login-hint.tsx';
import { useCartCheck } from './use-cart-check.ts';
import { type CheckoutForm as Form, useCheckoutForm } from './use-checkout-form.ts';
import type { OrderProgress, PlaceOrder } from './use-place-order.ts';

/** Three steps on one page, the order beside them. The first is painted before the others are made: all at once are one long task. */
export function CheckoutForm({ progress, place }: PlaceOrder) {
  const form = useCheckoutForm();
  const element = useRef<HTMLFormElement>(null);
  useCartCheck(form.lines, form.shop, form.delivery);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (form.complete) {
      void place(form);
      return;
    }
    flushSync(form.showAllErrors);
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <div className={styles.columns}>
      <form ref={element} noValidate onSubmit={send} aria-label={checkoutText.title}>
        <CheckoutStep number={1} title={checkoutText.steps.way}>
          <WayChoice
            deliver={form.modes.deliver}
            delivery={form.delivery}
            onChange={(delivery) => changeClient({ delivery })}
          />
          {form.delivery ? (
            <ShippingChoice
              methods={form.methods}
              lines={form.lines}
              chosen={form.shipping.id}
              onChoose={(shipping) => dispatchCart({ type: 'select-shipping', shipping })}
            />
          ) : (
            <CollectStep form={form} />
          )}
        </CheckoutStep>
        <AfterPaint>
          <CheckoutStep number={2} title={checkoutText.steps.who}>
            <LoginHint />
            <ContactFields
              client={form.client}
              delivery={form.delivery}
              wrong={form.wrong}
              onChange={changeClient}
              onLeave={form.leaveField}
            />
          </CheckoutStep>
          <CheckoutStep number={3} title={checkoutText.steps.pay}>
            <PaymentChoice
              delivery={form.delivery}
              offered={form.paymentMethods}
              payNow={form.modes.collectPaid}
              chosen={form.payment}
              onChoose={form.choosePayment}
            />
            <Terms
              accepted={form.termsAccepted}
              wrong={form.wrong.has('terms')}
              onChange={form.acceptTerms}
              onReadPrivacy={() => openModal('privacy')}
            />
            <SendOrder form={form} progress={progress} />
          </CheckoutStep>
        </AfterPaint>
      </form>
      <AfterPaint>
        <Summary form={form} />
      </AfterPaint>
    </div>
  );
}

/** A postcode brings its city along, which can still be changed (DEC-87). */
function changeClient(client: Partial<CartClient>): void {
  dispatchCart({ type: 'change-client', client });
  const { zipcode } = client;
  if (zipcode === undefined) return;
  void findCity(zipcode).then((city) => {
    if (city !== null && cart.get().client.zipcode === zipcode)
      dispatchCart({ type: 'change-client', client: { city } });
  });
}

/** The button says whether it costs: 'Reserver' binds to nothing, 'Betal …' does. */
function SendOrder({ form, progress }: { readonly form: Form; readonly progress: OrderProgress }) {
  const { isCartValid } = useStore(cart);
  const notice = useStore(orderNotice);
  const payNow = form.payment !== 'inShop';
  const pay = form.payment === 'vipps' ? checkoutText.payAmountByVipps : checkoutText.payAmount;
  const label = payNow ? pay(formatOere(form.toPay)) : checkoutText.reserve;
  return (
    <div className={styles.send}>
      {notice !== null && <Alert kind={notice.type} title={alertTitles[notice.type]} text={notice.text} />}
      <Button type="submit" size="lg" full disabled={!isCartValid || progress !== 'idle'}>
        {progress === 'sending' ? frameText.sending : label}
      </Button>
      <p className={styles.fine} role="status">
        {helpOf(progress, payNow, isCartValid)}
      </p>
    </div>
  );
}

function helpOf(progress: OrderProgress, payNow: boolean, valid: boolean): string {
  if (!valid) return checkoutText.mendFirst;
  if (progress === 'leaving' && payNow) return paymentText.toProvider;
  return payNow ? checkoutText.payHelp : checkoutText.reserveHelp;
}

function Summary({ form }: { readonly form: Form }) {
  const { cartErrors, discount, activePromocode } = useStore(cart);
  const code = activePromocode?.name ?? cartText.promo.title;
  return (
    <div className={styles.beside}>
      <OrderSummary
        lines={form.lines}
        errors={cartErrors}
        repricedFrom={useStore(repricedFrom)}
        totals={form.totals}
        freight={form.freight}
        toPay={form.toPay}
        discount={discount.activated ? cartText.promo.active(code, discountLabel(discount)) : null}
        onChange={() => openModal('cart')}
        onTakeFewer={lowerCount}
        onEnterCode={() => {
          openModal('cart');
          togglePromo();
        }}
        onRemoveCode={() => dispatchCart({ type: 'remove-discount' })}
      />
    </div>
  );
}
