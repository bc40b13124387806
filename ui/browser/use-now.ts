import { startTransition, useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The time, updated every minute; null on the server and while hydrating, as the server's clock is not the visitor's
 * (DEC-05).
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tell = () => startTransition(() => setNow(Date.now())); // a transition: no input waits for it
    tell();
    const timer = setInterval(tell, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
