import { isSwipeDown, isSwipeLeft, type Swipe } from '#domain/browser-rules/swipe.ts';

/** A swipe down counts only when the scrolled content was at its top as the finger came down (DEC-36). */
export function watchSwipeDown(element: HTMLElement, scrollTop: () => number, onSwipe: () => void): () => void {
  let top = 0;
  return watchTouches(element, {
    onStart: () => {
      top = scrollTop();
    },
    onEnd: (swipe) => {
      if (isSwipeDown(swipe, top)) onSwipe();
    },
  });
}

export function watchSwipeLeft(element: HTMLElement, onSwipe: () => void): () => void {
  return watchTouches(element, {
    onStart: () => {},
    onEnd: (swipe) => {
      if (isSwipeLeft(swipe)) onSwipe();
    },
  });
}

interface TouchListeners {
  readonly onStart: () => void;
  readonly onEnd: (swipe: Swipe) => void;
}

/** One finger from touch start to touch end; a second finger is no swipe. */
function watchTouches(element: HTMLElement, { onStart, onEnd }: TouchListeners): () => void {
  let start: Touch | undefined;
  const begin = (event: TouchEvent) => {
    start = event.touches.length === 1 && !holdsSlider(event.target) ? event.touches[0] : undefined;
    if (start !== undefined) onStart();
  };
  const end = (event: TouchEvent) => {
    const last = event.changedTouches[0];
    const first = start;
    start = undefined;
    if (first === undefined || last === undefined) return;
    onEnd({ dx: last.clientX - first.clientX, dy: last.clientY - first.clientY });
  };
  const forget = () => {
    start = undefined;
  };
  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchend', end);
  element.addEventListener('touchcancel', forget);
  return () => {
    element.removeEventListener('touchstart', begin);
    element.removeEventListener('touchend', end);
    element.removeEventListener('touchcancel', forget);
  };
}

/** A finger on a slider's handle moves the handle and is never a swipe. */
function holdsSlider(touched: EventTarget | null): boolean {
  return touched instanceof Element && touched.closest('[role="slider"]') !== null;
}
