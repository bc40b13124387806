import { endingCookies, type MeasuringIds, readMeasuringIds } from '#domain/measuring/consent.ts';
import { writeCookie } from '../storage/cookies.ts';

/** What the shop measures with; null: nothing. */
export function measuringIds(): MeasuringIds | null {
  const told = document.querySelector<HTMLMetaElement>('meta[name="measuring"]');
  return told === null ? null : readMeasuringIds(told.content);
}

export function endGoogleCookies(): void {
  endingCookies(document.cookie, window.location.hostname).forEach(writeCookie);
}
