import { useRef, useState } from 'react';
import { generalError, withdrawalErrors } from '#content/nb/errors.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { eanOf } from '#domain/article/ean.ts';
import { kroner, type Oere, oere, oereOf } from '#domain/money/money.ts';
import { planWithdrawal } from '#domain/withdrawal/plan-withdrawal.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import { allLeft, firstCounts } from './first-counts.ts';

export interface WithdrawalForm {
  readonly countOf: (ean: string) => number;
  readonly choose: (ean: string, count: number) => void;
  readonly chooseAll: () => void;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** What goes back for what is chosen, by the rule the shop counts by. */
  readonly goods: Oere;
  readonly isWhole: boolean;
  readonly error: string | null;
  readonly sending: boolean;
  readonly send: () => Promise<ReservationRecord | null>;
}

/** What is chosen to be withdrawn, and the call that tells the shop. */
export function useWithdrawal(reservation: ReservationRecord, token: string | undefined): WithdrawalForm {
  const { articles } = reservation;
  const [counts, setCounts] = useState(() => firstCounts(articles));
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** The same message sent again after a lost answer carries the same key; another one does not (DEC-89). */
  const key = useRef({ message: '', value: '' });

  const wishes = Object.entries(counts).map(([ean, count]) => ({ ean: eanOf(ean), count }));
  const planned = planWithdrawal(articles.map(withdrawableLine), wishes);
  const lines = planned.ok ? planned.plan.lines : [];

  const send = async () => {
    if (sending) return null;
    if (lines.length === 0) {
      setError(withdrawalErrors.nothingChosen);
      return null;
    }
    setSending(true);
    setError(null);
    const message = {
      id: reservation.id,
      ...(token === undefined ? {} : { token }),
      lines: lines.map(({ ean, count }) => ({ EanNo: ean, Count: count })),
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    };
    const text = JSON.stringify(message);
    if (key.current.message !== text) key.current = { message: text, value: randomUuid() };
    const reply = await shopApi().withdrawPurchase({ ...message, idempotency_key: key.current.value });
    setSending(false);
    if (reply.ok) return reply.data;
    const told = reply.status === 404 || reply.status === 409 || reply.status === 422;
    setError(told ? reply.body.message : generalError(reply.status));
    return null;
  };

  return {
    countOf: (ean) => counts[ean] ?? 0,
    choose: (ean, count) => {
      setError(null);
      setCounts((before) => ({ ...before, [ean]: count }));
    },
    chooseAll: () => {
      setError(null);
      setCounts(allLeft(articles));
    },
    reason,
    setReason,
    goods: planned.ok ? planned.plan.goods : oere(0),
    isWhole: planned.ok && planned.plan.isWhole,
    error,
    sending,
    send,
  };
}

function withdrawableLine({ EanNo, Name, Count, Price, Discount, Withdrawn }: ReservationRecord['articles'][number]) {
  return {
    ean: eanOf(EanNo),
    name: Name,
    count: Count,
    price: oereOf(kroner(Price)),
    discount: oereOf(kroner(Discount)),
    withdrawn: Withdrawn,
  };
}
