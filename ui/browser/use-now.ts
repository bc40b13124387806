import { useEffect, useState } from 'react';
import { nextTask } from './startup/next-task.ts';

type Listener = (now: number) => void;

const minute = 60_000;
/** So many listeners are told in one task: thirty shops that all say when they close are drawn in several short ones. */
const toldTogether = 8;
const listeners = new Set<Listener>();
const waiting = new Set<Listener>();
let telling = false;
let clock: ReturnType<typeof setInterval> | undefined;

/**
 * The time, updated every minute; null on the server and while hydrating, as the server's clock is not the visitor's
 * (DEC-05).
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => listen(setNow), []);
  return now;
}

function listen(listener: Listener): () => void {
  listeners.add(listener);
  clock ??= setInterval(() => void tell(listeners), minute);
  void tell([listener]);
  return () => {
    listeners.delete(listener);
    waiting.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

async function tell(those: Iterable<Listener>): Promise<void> {
  for (const listener of those) waiting.add(listener);
  if (telling) return;
  telling = true;
  while (waiting.size > 0) {
    for (const listener of [...waiting].slice(0, toldTogether)) {
      waiting.delete(listener);
      listener(Date.now());
    }
    await nextTask();
  }
  telling = false;
}
