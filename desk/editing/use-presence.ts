import { useEffect, useRef, useState } from 'react';
import type { OtherEditor } from '#contract/desk/editing/schemas.ts';
import { ask } from '../state/ask.ts';

const everyMs = 10_000;

/** Says that this person has a thing open, and in which field they write (null: none); gives who else has. */
export function usePresence(subject: string, field: string | null): readonly OtherEditor[] {
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const current = useRef(field);
  current.current = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is said at once
  useEffect(() => {
    let isOver = false;
    const say = async () => {
      const answer = await ask('present', { subject, field: current.current }, { byItself: true });
      if (!isOver && answer.kind === 'done') setOthers(answer.value.others);
    };
    void say();
    const timer = setInterval(() => void say(), everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [subject, field]);
  useEffect(
    () => () => {
      void ask('present', { subject, field: null, left: true }, { byItself: true });
    },
    [subject],
  );
  return others;
}
