import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/startup/idle.ts';

/**
 * A component that the first view does not need, such as a closed menu: its code is loaded when the page is idle, or
 * when it is wanted. Once shown it stays mounted, so that it can animate its closing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly wanted: boolean }> {
  const fetchPart = async () => ({ default: await load() });
  const Part = lazy(fetchPart);
  return function LazyPart({ wanted, ...props }) {
    const [everWanted, setEverWanted] = useState(false);
    if (wanted && !everWanted) setEverWanted(true);
    // in advance; what cannot be had now is fetched when it is wanted
    useEffect(() => whenIdle(() => void fetchPart().catch(() => undefined)), []);
    return everWanted ? (
      <Suspense fallback={null}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    ) : null;
  };
}
