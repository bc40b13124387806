/** Keeps the screen lit while something is held out to a scanner; answers with the way to let it go again. */
export function holdWakeLock(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = () => {
    // Refused on low battery, or in a tab that is not shown: the screen goes dark as it always does.
    if (document.visibilityState === 'visible') lock = navigator.wakeLock?.request('screen').catch(() => null) ?? lock;
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
