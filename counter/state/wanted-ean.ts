import { atom } from 'nanostores';

/** Which article is to be counted, when another screen asked for it. */
export const wantedEan = atom<string | null>(null);
