import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { useStore } from '#ui/browser/use-store.ts';
import frame from './frame/frame.module.css';
import { Notices } from './frame/notices.tsx';
import { Rail } from './frame/rail.tsx';
import { PickScreen } from './pick/pick-screen.tsx';
import { QueueScreen } from './queue/queue-screen.tsx';
import { goTo, route } from './routing/route.ts';
import type { Route } from './routing/route-table.ts';
import { cameraOpen } from './scan/camera.ts';
import { useScans } from './scan/listen.ts';
import { PinScreen } from './sign-in/pin-screen.tsx';
import { UnreachableScreen } from './sign-in/unreachable-screen.tsx';
import { printing } from './state/printing.ts';
import { openScanned } from './state/search.ts';
import { device, phase, shop } from './state/session.ts';

/** Queue, pick and lock come first; the rest when they are opened. */
const PairScreen = late(() => import('./sign-in/pair-screen.tsx').then((part) => part.PairScreen));
const HandOutScreen = late(() => import('./hand-out/hand-out-screen.tsx').then((part) => part.HandOutScreen));
const OrderScreen = late(() => import('./order/order-screen.tsx').then((part) => part.OrderScreen));
const ReturnScreen = late(() => import('./return/return-screen.tsx').then((part) => part.ReturnScreen));
const PutBackScreen = late(() => import('./put-back/put-back-screen.tsx').then((part) => part.PutBackScreen));
const LookUpScreen = late(() => import('./look-up/look-up-screen.tsx').then((part) => part.LookUpScreen));
const CountScreen = late(() => import('./stock/count-screen.tsx').then((part) => part.CountScreen));
const FiguresScreen = late(() => import('./figures/figures-screen.tsx').then((part) => part.FiguresScreen));
const MoreScreen = late(() => import('./more/more-screen.tsx').then((part) => part.MoreScreen));
const PrintOut = late(() => import('./print/print-out.tsx').then((part) => part.PrintOut));
const CameraDialog = late(() => import('./scan/camera-dialog.tsx').then((part) => part.CameraDialog));

function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

export function App() {
  const stands = useStore(phase);
  const known = useStore(device);
  return (
    <>
      <Suspense fallback={null}>
        {stands === 'unpaired' && <PairScreen />}
        {stands === 'unreachable' && <UnreachableScreen />}
        {stands === 'locked' && known !== null && <PinScreen device={known} />}
        {stands === 'open' && <OpenCounter />}
      </Suspense>
      <Notices />
    </>
  );
}

/** On a phone these have a foot of their own instead of the menu. */
const isBare = (current: Route) =>
  current.screen === 'pick' || ((current.screen === 'hand-out' || current.screen === 'return') && current.id !== null);

function OpenCounter() {
  const current = useStore(route);
  const shown = useStore(shop);
  const camera = useStore(cameraOpen);
  const paper = useStore(printing);
  useScans({ onScan: (scanned) => void openScanned(scanned), onKey: shortcut });
  useEscape();
  return (
    <>
      <div className={frame.app} data-bare={isBare(current)} data-screen={current.screen}>
        <a className={frame.skip} href="#content">
          {text.skip}
        </a>
        <Rail />
        <main className={frame.main} id="content" tabIndex={-1}>
          <Suspense fallback={null}>
            <Screen key={shown?.id} current={current} />
          </Suspense>
        </main>
      </div>
      <Suspense fallback={null}>
        {camera && <CameraDialog />}
        {paper !== null && <PrintOut printing={paper} />}
      </Suspense>
    </>
  );
}

function Screen({ current }: { readonly current: Route }) {
  switch (current.screen) {
    case 'queue':
      return <QueueScreen />;
    case 'pick':
      return <PickScreen key={current.ids.join()} ids={current.ids} />;
    case 'hand-out':
      return <HandOutScreen key={current.id} id={current.id} />;
    case 'order':
      return <OrderScreen key={current.id} id={current.id} />;
    case 'return':
      return <ReturnScreen key={current.id} id={current.id} />;
    case 'put-back':
      return <PutBackScreen />;
    case 'look-up':
      return <LookUpScreen />;
    case 'count':
      return <CountScreen />;
    case 'figures':
      return <FiguresScreen />;
    case 'more':
      return <MoreScreen />;
  }
}

/** `/` the field, P the queue's first order, U hand out. */
function shortcut(key: string): boolean {
  if (key === '/') {
    const field = document.querySelector<HTMLInputElement>('[data-search-field]');
    if (field !== null && field.offsetParent !== null) field.focus();
    else goTo({ screen: 'look-up' });
    return true;
  }
  if (key.toLowerCase() === 'p') {
    goTo({ screen: 'queue' });
    return true;
  }
  if (key.toLowerCase() === 'u') {
    goTo({ screen: 'hand-out', id: null });
    return true;
  }
  return false;
}

function useEscape(): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      else if (route.get().screen !== 'queue') history.back();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
}
