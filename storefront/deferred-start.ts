import type { DataRouter } from 'react-router';
import { whenIdle } from '#ui/browser/startup/idle.ts';
import { followCompared } from './features/compare/compare-store.ts';
import { CompareToggle } from './features/compare/compare-toggle.tsx';
import { compareParts } from './features/compare/lazy-compare.tsx';
import { CompareBar } from './layout/compare-bar/compare-bar.tsx';
import { startMeasuring } from './measuring/start-measuring.ts';

/** Startup work that can wait until the start lists are loaded; its code is not in the first bundle. */
export function deferredStart(router: DataRouter): void {
  followCompared();
  compareParts.set({ Toggle: CompareToggle, Bar: CompareBar });
  startMeasuring(router);
  whenIdle(async () => (await import('#ui/browser/offline/register-service-worker.ts')).registerServiceWorker());
}
