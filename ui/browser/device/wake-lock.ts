/** Keeps the screen on while something is held up to a scanner; returns how to release it. */
export function holdWakeLock(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = () => {
    // The browser may refuse, on low battery or in a hidden tab: then the screen turns off as usual.
    if (document.visibilityState === 'visible') lock = navigator.wakeLock?.request('screen').catch(() => null) ?? lock;
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
