import { idleMs, touched } from '../data/idle.ts';
import { device, phase } from './session.ts';
import { lock } from './sign-in.ts';

const limit = 5 * 60_000;

/** Locks after five minutes without a touch, a key or a scan. A device that slept looks at the clock when it wakes. */
export function lockWhenIdle(): void {
  for (const kind of ['pointerdown', 'keydown', 'wheel'] as const) {
    window.addEventListener(kind, touched, { capture: true, passive: true });
  }
  const look = () => {
    if (phase.get() === 'open' && device.get() !== null && idleMs() >= limit) void lock();
  };
  setInterval(look, 1_000);
  document.addEventListener('visibilitychange', look);
}
