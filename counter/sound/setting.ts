import { atom } from 'nanostores';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { mention } from '../state/notice.ts';
import { knock, wakeSound } from './knock.ts';

const key = 'disken-sound';

export const isSoundOn = atom(readSetting());

export function setSound(on: boolean): void {
  isSoundOn.set(on);
  try {
    localStorage.setItem(key, on ? '1' : '0');
  } catch {
    // forbidden: it holds as long as the page
  }
  if (on) knock();
}

/** A browser lets a page make sounds once somebody has touched it. */
export function startSoundAtFirstTouch(): void {
  window.addEventListener(
    'pointerdown',
    () => {
      if (isSoundOn.get() && wakeSound()) mention(counterFrameText.soundStarted);
    },
    { once: true },
  );
}

const apart = 10_000;
let last = Number.NEGATIVE_INFINITY;

/** One knock for new orders, however many, and none within ten seconds of the last. */
export function knockForNew(): void {
  if (!isSoundOn.get() || performance.now() - last < apart) return;
  last = performance.now();
  knock();
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(key) !== '0';
  } catch {
    return true;
  }
}
