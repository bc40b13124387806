import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { clearStartedPayment, startedPayment } from '../../../features/checkout/payment/started-payment.ts';
import { watchPayment } from '../../../features/checkout/payment/watch-payment.ts';
import { finishPayment } from './finish-payment.ts';

/**
 * A shopper may return with Back, or open the checkout again, after having paid: the status of a payment started in
 * this tab is asked for first, and a paid order shows its receipt instead of being offered again (R20). The provider may
 * be later than the shopper, so it is asked for as long as on the return page.
 */
export function useUnfinishedPayment(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let newest = 0;
    const look = async () => {
      newest += 1;
      const round = newest;
      const started = startedPayment();
      if (started === null) return;
      const api = shopApi();
      const isOver = () => round !== newest || startedPayment()?.paymentId !== started.paymentId;
      const outcome = await watchPayment({
        ask: () => api.payment({ payment_id: started.paymentId, token: started.token }),
        onAnswer: () => {},
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        now: () => Date.now(),
        stopped: isOver,
      });
      if (isOver() || outcome.kind === 'unconfirmed') return;
      if (outcome.kind === 'paid')
        await navigate(await finishPayment(api, started, outcome.payment), { replace: true });
      else clearStartedPayment();
    };
    void look();
    const stop = onPageReturn(() => void look());
    return () => {
      newest += 1;
      stop();
    };
  }, [navigate]);
}
