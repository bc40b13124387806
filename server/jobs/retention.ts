import type { PersonalData } from '#server/ports/customer/personal-data.ts';
import { onceADay } from './once-a-day.ts';

export interface RetentionParts {
  readonly personalData: PersonalData;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Once a day, personal data older than its retention time is blanked or deleted (DEC-103). Doing it twice changes nothing. */
export function startRetention({ personalData, now, onError }: RetentionParts): { stop(): Promise<void> } {
  return onceADay(() => personalData.forgetOld(new Date(now())), onError);
}
