/** What waits for a spare moment must not meet what the page itself still has to do. */
const settlingMs = 3000;

/** Calls back when the page has settled and the browser has a moment to spare; answers with the way to call it off. */
export function whenIdle(work: () => void): () => void {
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = askForMoment(work);
  }, settlingMs);
  return () => callOff();
}

function askForMoment(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work); // Safari
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}
