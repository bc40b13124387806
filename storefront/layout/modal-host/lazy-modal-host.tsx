import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { modalState } from '../../data/modal.ts';
import { useStore } from '../../data/store.ts';

const ModalHost = lazyPart(async () => (await import('./modal-host.tsx')).ModalHost);

/** Cart and privacy text. */
export function LazyModalHost() {
  const { open } = useStore(modalState);
  return <ModalHost wanted={open} />;
}
