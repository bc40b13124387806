import { Suspense, use, useEffect } from 'react';
import { useStore } from '#storefront/data/store.ts';
import { whenIdle } from '#ui/browser/startup/idle.ts';
import { loadedOnce } from '#ui/browser/startup/loaded-once.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { cookieQuestion } from './cookie-store.ts';

type Notice = typeof import('./cookie-notice.tsx')['CookieNotice'];

let loaded: Notice | undefined;

/** Loaded before hydration where it is asked, as the server has rendered it. */
export const loadCookieNotice = loadedOnce(async () => {
  const { CookieNotice } = await import('./cookie-notice.tsx');
  loaded = CookieNotice;
  return CookieNotice;
});

/** Shown until it is answered, in the way of nothing (UI-48, UI-36). */
export function LazyCookieNotice() {
  const asks = useStore(cookieQuestion);
  // In advance: the footer can ask again when there is no network.
  useEffect(() => whenIdle(() => void loadCookieNotice().catch(() => undefined)), []);
  return asks ? (
    <Suspense fallback={null}>
      <LoadedNotice />
    </Suspense>
  ) : null;
}

function LoadedNotice() {
  const CookieNotice = loaded ?? use(loadCookieNotice());
  return (
    <HydrationStep>
      <CookieNotice />
    </HydrationStep>
  );
}
