import '#ui/styles/tokens.css';
import '#ui/styles/reset.css';
import '#ui/styles/utilities.css';
import './layout/frame.css';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { replayQueuedEvents } from '#ui/browser/startup/event-replay.ts';
import { markHydrated } from '#ui/browser/startup/hydrated.ts';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { modalState } from './data/modal.ts';
import { useStore } from './data/store.ts';
import { LazyCompareBar } from './features/compare/lazy-compare.tsx';
import { cookieQuestion } from './features/cookies/cookie-store.ts';
import { AlertBar } from './layout/alert-bar.tsx';
import { Footer } from './layout/footer/footer.tsx';
import { Header } from './layout/header/header.tsx';
import { LoadingBar } from './layout/navigation/loading-bar.tsx';
import { RouteAnnouncer } from './layout/navigation/route-announcer.tsx';
import { ScrollAfterNavigation } from './layout/navigation/scroll-after-navigation.tsx';
import { mainId, SkipLink } from './layout/skip-link.tsx';

/** Most visitors have answered the cookie question, and few pages open the cart or the privacy text at once. */
const CookieNotice = lazyPart(async () => (await import('./features/cookies/cookie-notice.tsx')).CookieNotice);
const ModalHost = lazyPart(async () => (await import('./layout/modal-host/modal-host.tsx')).ModalHost);

/** The frame around every screen. The skip link is its first element, the cookie question its second stop (UI-36). */
export function Root() {
  useEffect(() => {
    markHydrated();
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

/* Separate components, so that a change of their store draws them again and not the whole frame. */

function LazyCookieNotice() {
  return <CookieNotice wanted={useStore(cookieQuestion)} />;
}

function LazyModalHost() {
  return <ModalHost wanted={useStore(modalState).open} />;
}
