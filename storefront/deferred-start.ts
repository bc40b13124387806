import { whenIdle } from '#ui/browser/startup/idle.ts';
import { followCompared } from './features/compare/compare-store.ts';
import { CompareToggle } from './features/compare/compare-toggle.tsx';
import { compareParts } from './features/compare/lazy-compare.tsx';
import { CompareBar } from './layout/compare-bar/compare-bar.tsx';

/** Startup work that can wait until the start lists are loaded; its code is not in the first bundle. */
export function deferredStart(): void {
  followCompared();
  compareParts.set({ Toggle: CompareToggle, Bar: CompareBar });
  whenIdle(async () => (await import('#ui/browser/offline/register-service-worker.ts')).registerServiceWorker());
}
