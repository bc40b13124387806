import { atom } from 'nanostores';

/** Somebody waits to be asked for again; settled with whether it was them. */
export const stepUpAsked = atom<{ readonly settle: (isThem: boolean) => void } | null>(null);

/** Asks the person again (the dialog stands in the frame); false: they would not. */
export function stepUp(): Promise<boolean> {
  return new Promise((resolve) => {
    stepUpAsked.set({
      settle: (isThem) => {
        stepUpAsked.set(null);
        resolve(isThem);
      },
    });
  });
}
