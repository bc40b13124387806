import { useStore } from '#storefront/data/store.ts';
import { latePart } from '#ui/components/late-part/late-part.tsx';
import { cookieQuestion } from './cookie-store.ts';

const CookieNotice = latePart(async () => (await import('./cookie-notice.tsx')).CookieNotice);

/** Most visitors have answered. */
export function LateCookieNotice() {
  return <CookieNotice wanted={useStore(cookieQuestion)} />;
}
