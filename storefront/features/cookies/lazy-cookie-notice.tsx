import { useStore } from '#storefront/data/store.ts';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { cookieQuestion } from './cookie-store.ts';

const CookieNotice = lazyPart(async () => (await import('./cookie-notice.tsx')).CookieNotice);

/** Most visitors have answered. */
export function LazyCookieNotice() {
  return <CookieNotice wanted={useStore(cookieQuestion)} />;
}
