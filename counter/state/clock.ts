import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { useStore } from '#ui/browser/use-store.ts';

/** How far the device's clock is behind the shop's: tablets are often wrong, and promises are counted in minutes. */
const behind = atom(0);

/** Every answer that says what time it is puts the clock right. */
export function setShopClock(now: string): void {
  const shopNow = Date.parse(now);
  if (Number.isNaN(shopNow)) return;
  const difference = shopNow - Date.now();
  if (Math.abs(difference - behind.get()) > 1500) behind.set(difference);
}

export function shopNow(): number {
  return Date.now() + behind.get();
}

const tick = 15_000;

/** The shop's time, anew every quarter of a minute. */
export function useShopNow(): number {
  const difference = useStore(behind);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return now + difference;
}
