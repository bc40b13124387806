import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { generalError } from '#content/nb/errors.ts';
import { historyText } from '#content/nb/history.ts';
import { type Reply, success } from '#contract/reply.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { isReservationStatus, isSettled } from '#domain/reservation/status.ts';
import { onPageReturn } from '#ui/browser/page-return.ts';
import { raiseAlert } from '../../../data/alerts.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { useLive } from '../../../data/use-live.ts';
import { cart } from '../../../features/cart/cart-store.ts';

export interface OwnReservation {
  /** Undefined until the first answer. */
  readonly reply: Reply<ReservationRecord> | undefined;
  readonly cancelling: boolean;
  readonly cancel: () => Promise<void>;
  /** The token it is opened by; undefined when it is one's own by login. */
  readonly token: string | undefined;
  /** It has changed by what was done on the page. */
  readonly replace: (reservation: ReservationRecord) => void;
}

/**
 * A reservation by the token of its address or of the last order, or as one's own when logged in (DEC-99). It is asked for
 * again when the shopper comes back to the page, and when the shop has moved it on.
 */
export function useReservation(id: number): OwnReservation {
  const [query] = useSearchParams();
  const asked = query.get('token');
  const [reply, setReply] = useState<Reply<ReservationRecord>>();
  const [cancelling, setCancelling] = useState(false);

  const address = useCallback(() => {
    const { orderInfo } = cart.get();
    const token = asked ?? (orderInfo?.reservationId === id ? orderInfo.receiptToken : undefined);
    return { id, token };
  }, [id, asked]);

  const look = useCallback(async () => {
    const answer = await shopApi().reservation(address());
    // What is shown stays when a later look fails, and another reservation's answer comes too late.
    const isThis = answer.ok ? answer.data.id === id : true;
    if (isThis) setReply((before) => (answer.ok || before?.ok !== true ? answer : before));
  }, [address, id]);

  useEffect(() => {
    void look();
    return onPageReturn(() => void look());
  }, [look]);
  useLive(reply?.ok && isMoving(reply.data) ? { order: id, token: address().token } : null, () => void look());

  const cancel = async () => {
    if (cancelling) return;
    setCancelling(true);
    const answer = await shopApi().cancelReservation(address());
    setCancelling(false);
    if (answer.ok) {
      setReply(answer);
      raiseAlert('success', historyText.cancelled);
    } else {
      raiseAlert('error', answer.status === 422 ? answer.body.message : generalError(answer.status));
    }
  };
  const replace = (reservation: ReservationRecord) => setReply(success(reservation));
  return { reply, cancelling, cancel, token: address().token, replace };
}

/** The shop, or the payment, has something to do with it still. */
function isMoving({ statusID }: ReservationRecord): boolean {
  return isReservationStatus(statusID) && !isSettled(statusID);
}
