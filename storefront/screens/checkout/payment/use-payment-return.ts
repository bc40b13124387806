import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paymentErrors } from '#content/nb/errors.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { dispatchCart } from '../../../features/cart/cart-store.ts';
import { showOrderFailure } from '../../../features/checkout/order/order-notice.ts';
import { clearStartedPayment, startedPayment } from '../../../features/checkout/payment/started-payment.ts';
import { watchPayment } from '../../../features/checkout/payment/watch-payment.ts';
import { finishPayment } from './finish-payment.ts';

/** 'waiting' while it is asked for, and while the way leads on. */
export type ReturnState = 'waiting' | 'unconfirmed' | 'unknown';

export interface PaymentReturnView {
  readonly state: ReturnState;
  readonly reopenCookieQuestion: () => void;
}

/** Finds out what became of a payment, then goes to the receipt or back to the checkout with the text (DEC-96). */
export function usePaymentReturn(paymentId: string): PaymentReturnView {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('token');
  const givenUp = query.get('avbrutt') === '1';
  const [state, setState] = useState<ReturnState>('waiting');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let gone = false;
    const started = startedPayment();
    const token = asked ?? (started?.paymentId === paymentId ? started.token : '');
    const api = shopApi();
    // A provider that sends no callback marks the return address of a shopper who cancelled: the first request then
    // ends the payment, unless it was paid after all (DEC-96).
    let giveUp = givenUp;
    const ask = () => {
      const payment = { payment_id: paymentId, token };
      if (!giveUp) return api.payment(payment);
      giveUp = false;
      return api.cancelPayment(payment);
    };
    const follow = async () => {
      const outcome = await watchPayment({
        ask,
        onAnswer: (payment) => {
          if (!gone) dispatchCart({ type: 'merge-payment', txData: { ...payment } });
        },
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        now: () => Date.now(),
        stopped: () => gone,
      });
      if (gone) return;
      if (outcome.kind === 'paid') {
        await navigate(await finishPayment(api, { paymentId, token }, outcome.payment), { replace: true });
      } else if (outcome.kind === 'failed') {
        if (started?.paymentId === paymentId) clearStartedPayment();
        showOrderFailure(paymentErrors[outcome.status], outcome.status === 'cancelled' ? 'info' : 'error');
        await navigate(pathTo('checkout'), { replace: true });
      } else {
        setState(outcome.kind);
      }
    };
    void follow();
    return () => {
      gone = true;
    };
  }, [paymentId, asked, givenUp, navigate, round]);

  const reopenCookieQuestion = () => {
    setState('waiting');
    setRound((before) => before + 1);
  };
  return { state, reopenCookieQuestion };
}
