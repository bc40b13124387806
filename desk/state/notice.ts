import { atom } from 'nanostores';

export interface Notice {
  readonly text: string;
  readonly tone: 'done' | 'failed';
  /** Takes back what was done. */
  readonly undo?: () => void;
}

export const notice = atom<(Notice & { readonly turn: number }) | null>(null);

let turn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Said once, for the eye and for the ear; what can be undone stays longer. */
export function say(said: Notice): void {
  turn += 1;
  notice.set({ ...said, turn });
  clearTimeout(timer);
  timer = setTimeout(dismissNotice, said.undo === undefined ? 6_000 : 12_000);
}

export function dismissNotice(): void {
  notice.set(null);
}
