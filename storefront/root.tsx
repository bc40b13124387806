import '#ui/styles/tokens.css';
import '#ui/styles/reset.css';
import '#ui/styles/utilities.css';
import './layout/frame.css';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { replayQueuedEvents } from '#ui/browser/startup/event-replay.ts';
import { hydrated, markHydrated } from '#ui/browser/startup/hydrated.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { modalState } from './data/modal.ts';
import { useStore } from './data/store.ts';
import { LazyCompareBar } from './features/compare/lazy-compare.tsx';
import { LazyCookieNotice } from './features/cookies/lazy-cookie-notice.tsx';
import { AlertBar } from './layout/alert-bar.tsx';
import { Footer } from './layout/footer/footer.tsx';
import { Header } from './layout/header/header.tsx';
import { LoadingBar } from './layout/navigation/loading-bar.tsx';
import { RouteAnnouncer } from './layout/navigation/route-announcer.tsx';
import { ScrollAfterNavigation } from './layout/navigation/scroll-after-navigation.tsx';
import { mainId, SkipLink } from './layout/skip-link.tsx';

/** Few pages open the cart or the privacy text at once. */
const ModalHost = lazyPart(async () => (await import('./layout/modal-host/modal-host.tsx')).ModalHost);

/** The frame around every screen. The skip link is its first element, the cookie question its second stop (UI-36). */
export function Root() {
  useEffect(() => {
    markHydrated();
    void hydrated.then(replayQueuedEvents);
  }, []);
  return (
    <>
      <SkipLink />
      <LazyCookieNotice />
      <LoadingBar />
      <HydrationStep>
        <Header />
      </HydrationStep>
      <AlertBar />
      <HydrationStep>
        <main id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </HydrationStep>
      <LazyCompareBar />
      <HydrationStep>
        <Footer />
      </HydrationStep>
      <LazyModalHost />
      <RouteAnnouncer />
      <ScrollAfterNavigation />
    </>
  );
}

/** A component of its own, so that a change of its store draws it again and not the whole frame. */
function LazyModalHost() {
  return <ModalHost wanted={useStore(modalState).open} />;
}
