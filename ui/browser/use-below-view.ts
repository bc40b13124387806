import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a place has been below what is seen of the page: what comes late may be put there without anything moving under the
 * reader's eyes. Who has come back to the foot of a page sees it as it is until they have scrolled up.
 */
export function useBelowView<Place extends Element>(): readonly [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    const watched = place.current;
    if (watched === null || wasBelow || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined && isBelow(entry)) setWasBelow(true);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [wasBelow]);
  return [place, wasBelow];
}

function isBelow({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return !isIntersecting && boundingClientRect.top >= window.innerHeight;
}
