import { type RefObject, useEffect, useRef, useState } from 'react';
import type { QueueRow } from '#contract/counter/records.ts';
import { type SteadyRows, steadyRows } from '../state/queue-order.ts';

const settle = 2_500;

export interface Steady extends SteadyRows {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly showNew: () => void;
}

/** The rows of a column as they may be shown now: while it is touched, none of them moves. */
export function useSteady(next: readonly QueueRow[]): Steady {
  const ref = useRef<HTMLUListElement>(null);
  const shown = useRef(next);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      setTouched(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTouched(false), settle);
    };
    const kinds = ['pointerdown', 'pointermove', 'wheel', 'focusin', 'keydown', 'scroll'] as const;
    for (const kind of kinds) list.addEventListener(kind, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) list.removeEventListener(kind, touch);
    };
  }, []);

  const steady = steadyRows(shown.current, next, touched);
  useEffect(() => {
    shown.current = steady.rows;
  });
  return { ...steady, ref, showNew: () => setTouched(false) };
}
