import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/idle.ts';
import { modalState } from '../../data/modal.ts';
import { useStore } from '../../data/store.ts';

const loadHost = async () => ({ default: (await import('./modal-host.tsx')).ModalHost });
const ModalHost = lazy(loadHost);

/** Cart and privacy text are code a first look does not need: fetched when the page has nothing else to do, or when asked for. */
export function LazyModalHost() {
  const { open } = useStore(modalState);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);

  useEffect(() => whenIdle(() => void loadHost()), []);

  return wanted ? (
    <Suspense fallback={null}>
      <ModalHost />
    </Suspense>
  ) : null;
}
