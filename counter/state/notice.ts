import { atom } from 'nanostores';
import { announce, announceError } from './announce.ts';

export interface Notice {
  readonly text: string;
  readonly tone: 'ok' | 'err';
}

/** One line at the foot of the screen: what was done, or why not. */
export const notice = atom<Notice | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;
const readingTime = 6_000;
const glance = 1_800;

export function tell(text: string): void {
  show({ text, tone: 'ok' });
  announce(text);
}

/** Of little weight: gone again soon. */
export function mention(text: string): void {
  show({ text, tone: 'ok' }, glance);
}

export function tellError(text: string): void {
  show({ text, tone: 'err' });
  announceError(text);
}

export function dismissNotice(): void {
  clearTimeout(timer);
  notice.set(null);
}

function show(next: Notice, time = readingTime): void {
  clearTimeout(timer);
  notice.set(next);
  timer = setTimeout(() => notice.set(null), time);
}
