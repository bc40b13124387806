import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { clearStartedPayment, startedPayment } from '../../../features/checkout/payment/started-payment.ts';
import { outcomeOf } from '../../../features/checkout/payment/watch-payment.ts';
import { finishPayment } from './finish-payment.ts';

/**
 * A shopper may return with Back, or open the checkout again, after having paid: the status of a payment started in
 * this tab is asked for first, and a paid order shows its receipt instead of being offered again (R20).
 */
export function useUnfinishedPayment(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const started = startedPayment();
      if (started === null) return;
      const api = shopApi();
      const outcome = outcomeOf(await api.payment({ payment_id: started.paymentId, token: started.token }));
      if (gone || outcome === null) return;
      if (outcome.kind === 'paid')
        await navigate(await finishPayment(api, started, outcome.payment), { replace: true });
      else clearStartedPayment();
    };
    void look();
    const stop = onPageReturn(() => void look());
    return () => {
      gone = true;
      stop();
    };
  }, [navigate]);
}
