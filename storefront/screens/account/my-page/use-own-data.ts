import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import type { Reply } from '#contract/reply.ts';

/** What one call answers as its part of 'Min side' is opened; null until then, and when it is refused. */
export function useOwnData<T>(
  ask: () => Promise<Reply<T>>,
  onRefused: (status: number) => void,
): readonly [answer: T | null, change: Dispatch<SetStateAction<T | null>>] {
  const [answer, setAnswer] = useState<T | null>(null);
  const load = useEffectEvent(async (isCurrent: () => boolean) => {
    const reply = await ask();
    if (!isCurrent()) return;
    if (reply.ok) setAnswer(reply.data);
    else onRefused(reply.status);
  });
  useEffect(() => {
    let current = true;
    void load(() => current);
    return () => {
      current = false;
    };
  }, []);
  return [answer, setAnswer];
}
