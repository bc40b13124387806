import { type RefObject, useEffect, useState } from 'react';

const first = 24;
const step = 40;
const ahead = 900;

/** How many rows of a long list are drawn: a screenful at first, more when the list is scrolled near their end. */
export function useGrowing(ref: RefObject<HTMLElement | null>, all: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    const list = ref.current;
    if (list === null || count >= all) return;
    const grow = () => {
      if (list.scrollHeight - list.scrollTop - list.clientHeight < ahead) setCount((now) => now + step);
    };
    grow();
    list.addEventListener('scroll', grow, { passive: true });
    return () => list.removeEventListener('scroll', grow);
  }, [ref, all, count]);
  return Math.min(count, all);
}
