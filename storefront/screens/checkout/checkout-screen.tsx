import { useEffect } from 'react';
import { cartText } from '#content/nb/cart.ts';
import { checkoutText } from '#content/nb/checkout.ts';
import { frameText } from '#content/nb/frame.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useMounted } from '#ui/browser/use-mounted.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { useStore } from '../../data/store.ts';
import { cart } from '../../features/cart/cart-store.ts';
import { restoreChosenShop } from '../../features/checkout/collect/chosen-shop.ts';
import { idempotencyKey } from '../../features/checkout/order/idempotency-key.ts';
import { clearOrderNotice } from '../../features/checkout/order/order-notice.ts';
import { DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './checkout-screen.module.css';
import { useUnfinishedPayment } from './payment/use-unfinished-payment.ts';
import { RestOfCart } from './rest-of-cart.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { usePrefill } from './use-prefill.ts';

/** The server does not know the cart, so it renders the page's frame; the rest is drawn in the browser (DEC-05). */
export function CheckoutScreen() {
  return (
    <div className={classNames('wrap tall', styles.screen)}>
      <DocumentTitle title={checkoutText.title} />
      <Meta name="robots" content="noindex" />
      <TextLink to={pathTo('home')} icon="back" className={styles.back}>
        {checkoutText.continueShopping}
      </TextLink>
      <h1>{checkoutText.title}</h1>
      {useMounted() ? <Checkout /> : <p className={styles.waiting}>{frameText.loading}</p>}
    </div>
  );
}

function Checkout() {
  const { orders } = useStore(cart);
  const order = usePlaceOrder();
  usePrefill();
  useUnfinishedPayment();
  useEffect(() => {
    restoreChosenShop();
    if (cart.get().orders.length > 0) idempotencyKey();
    return clearOrderNotice;
  }, []);

  if (orders.length > 0) {
    return (
      <>
        <RestOfCart />
        <CheckoutForm {...order} />
      </>
    );
  }
  if (order.progress !== 'idle') return <p className={styles.waiting}>{frameText.loading}</p>;
  return (
    <>
      <RestOfCart />
      <EmptyState title={cartText.empty} text={cartText.emptyHelp}>
        <LinkButton to={pathTo('campaigns')}>{cartText.seeWeeklyAd}</LinkButton>
      </EmptyState>
    </>
  );
}
