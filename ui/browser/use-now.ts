import { startTransition, useEffect, useState } from 'react';

const minute = 60_000;

/** The time, to the minute; null on the server and while hydrating, whose clock is not the visitor's (DEC-05). */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tell = () => startTransition(() => setNow(Date.now())); // no reason to stop anything else
    tell();
    const timer = setInterval(tell, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
