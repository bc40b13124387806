/** Idle work starts this late at the earliest, so that it does not compete with the page's own startup. */
const settlingMs = 3000;

/** Calls back when the page has settled and the browser is idle; returns how to cancel. */
export function whenIdle(work: () => void): () => void {
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = askForMoment(work);
  }, settlingMs);
  return () => callOff();
}

function askForMoment(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work); // Safari has no requestIdleCallback
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}
