import { useEffect, useRef, useState } from 'react';
import { historyText } from '#content/nb/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { isReservationStatus } from '#domain/reservation/status.ts';

/** Says quietly, to whoever hears the page, which reservation has moved on while it was open. */
export function MovedWord({ reservations }: { readonly reservations: readonly ReservationRecord[] }) {
  const known = useRef(new Map<number, number>());
  const [word, setWord] = useState('');
  useEffect(() => {
    for (const { id, statusID } of reservations) {
      const before = known.current.get(id);
      known.current.set(id, statusID);
      if (before === undefined || before === statusID || !isReservationStatus(statusID)) continue;
      setWord(`${historyText.reservation(id)}. ${historyText.status(historyText.reservationStatus[statusID])}`);
    }
  }, [reservations]);
  return (
    <p className="sr-only" role="status">
      {word}
    </p>
  );
}
