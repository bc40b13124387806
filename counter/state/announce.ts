import { atom } from 'nanostores';

export interface Announcement {
  readonly text: string;
  /** Counts up, so that the same words are read again. */
  readonly turn: number;
}

const silent: Announcement = { text: '', turn: 0 };

/** What a screen reader is told when it has finished; errors interrupt it. */
export const politely = atom<Announcement>(silent);
export const atOnce = atom<Announcement>(silent);

export function announce(text: string): void {
  politely.set({ text, turn: politely.get().turn + 1 });
}

export function announceError(text: string): void {
  atOnce.set({ text, turn: atOnce.get().turn + 1 });
}
