import '#ui/styles/tokens.css';
import '#ui/styles/reset.css';
import '#ui/styles/utilities.css';
import './layout/frame.css';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { replayQueuedEvents } from '#ui/browser/startup/event-replay.ts';
import { noteHydrated } from '#ui/browser/startup/hydrated.ts';
import { LazyCompareBar } from './features/compare/lazy-compare.tsx';
import { LazyCookieNotice } from './features/cookies/lazy-cookie-notice.tsx';
import { AlertBar } from './layout/alert-bar.tsx';
import { Footer } from './layout/footer/footer.tsx';
import { Header } from './layout/header/header.tsx';
import { LazyModalHost } from './layout/modal-host/lazy-modal-host.tsx';
import { LoadingBar } from './layout/navigation/loading-bar.tsx';
import { RouteAnnouncer } from './layout/navigation/route-announcer.tsx';
import { ScrollAfterNavigation } from './layout/navigation/scroll-after-navigation.tsx';
import { mainId, SkipLink } from './layout/skip-link.tsx';

/** The frame around every screen. The skip link is its first element, the cookie question its second stop (UI-36). */
export function Root() {
  useEffect(() => {
    noteHydrated();
    replayQueuedEvents();
  }, []);
  return (
    <>
      <SkipLink />
      <LazyCookieNotice />
      <LoadingBar />
      <Header />
      <AlertBar />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <LazyCompareBar />
      <Footer />
      <LazyModalHost />
      <RouteAnnouncer />
      <ScrollAfterNavigation />
    </>
  );
}
