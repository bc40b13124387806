import { whenIdle } from '#ui/browser/idle.ts';
import { followCompared } from './features/compare/compare-store.ts';
import { CompareToggle } from './features/compare/compare-toggle.tsx';
import { compareParts } from './features/compare/late-compare.tsx';
import { CompareBar } from './layout/compare-bar/compare-bar.tsx';

/** What a page does once it has loaded its lists, and whose code it need not start with. */
export function startLater(): void {
  followCompared();
  compareParts.set({ Toggle: CompareToggle, Bar: CompareBar });
  whenIdle(async () => (await import('#ui/browser/keep-for-offline.ts')).keepForOffline());
}
