import type { PersonalData } from '#server/ports/customer/personal-data.ts';

export interface RetentionParts {
  readonly personalData: PersonalData;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const dayMs = 24 * 3_600_000;
/** Not while the process is starting. */
const firstAfterMs = 60_000;

/** Once a day, personal data older than its retention time is blanked or deleted (DEC-103). Doing it twice changes nothing. */
export function startRetention({ personalData, now, onError }: RetentionParts): { stop(): Promise<void> } {
  let working = Promise.resolve();
  let timer = setTimeout(run, firstAfterMs);
  timer.unref();
  function run(): void {
    working = personalData.forgetOld(new Date(now())).then(() => undefined, onError);
    timer = setTimeout(run, dayMs);
    timer.unref();
  }
  return {
    stop: async () => {
      clearTimeout(timer);
      await working;
    },
  };
}
