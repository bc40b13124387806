import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/startup/idle.ts';

/**
 * A part that a first look does not need, such as a menu that is closed: its code is fetched when the page has nothing
 * else to do, or when it is wanted. Once shown it stays, so that it can close in its own time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly wanted: boolean }> {
  const fetchPart = async () => ({ default: await load() });
  const Part = lazy(fetchPart);
  return function LazyPart({ wanted, ...props }) {
    const [everWanted, setEverWanted] = useState(false);
    if (wanted && !everWanted) setEverWanted(true);
    useEffect(() => whenIdle(() => void fetchPart()), []);
    return everWanted ? (
      <Suspense fallback={null}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    ) : null;
  };
}
