import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in sight. True until that is known, also on the server. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
