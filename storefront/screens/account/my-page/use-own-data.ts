import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import type { Reply } from '#contract/reply.ts';

/** The answer of a call made when a part of 'Min side' opens; null until it is there, and when it is refused. */
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
