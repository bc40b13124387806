import type { OwnLocalKey } from '#contract/storage-keys.ts';
import {
  acceptedCookie,
  type CookieChoices,
  type CookiePurpose,
  mustAskAboutCookies,
  onlyRequiredCookies,
  optionalCookies,
} from '#domain/browser-rules/cookies.ts';
import { isRecord } from '#domain/storage/parse-json.ts';
import { store } from '#storefront/data/store.ts';
import { onHttps } from '#ui/browser/location.ts';
import { deleteCookie, readCookie, writeCookie } from '#ui/browser/storage/cookies.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';

const key: OwnLocalKey = 'cookieChoices';

export const cookieQuestionId = 'cookie-question';

export const cookiePurposes = Object.keys(optionalCookies) as readonly CookiePurpose[];

/**
 * Whether the question is shown. The server always renders it, as its page is the same for everyone (DEC-05): so it is there with
 * the first paint. The page itself hides it from those who have answered (server/http/ssr/deferred-bootstrap.ts).
 */
export const cookieQuestion = store(typeof document === 'undefined' || isUnanswered());

/** Before hydration: what the server has rendered goes where it is answered. */
export function removeAnsweredQuestion(): void {
  if (!cookieQuestion.get()) document.getElementById(cookieQuestionId)?.remove();
  delete document.documentElement.dataset.cookiesAnswered;
}

function isUnanswered(): boolean {
  return mustAskAboutCookies(readCookie('cookiesAccepted'));
}

/** Asks until the visitor has answered (UI-48). */
export function askAboutCookies(): void {
  cookieQuestion.set(isUnanswered());
}

/** From the footer: an answer can be changed as easily as it was given. */
export function reopenCookieQuestion(): void {
  cookieQuestion.set(true);
}

/** What was answered last; nothing optional before that (DEC-42). */
export function cookieChoices(): CookieChoices {
  return localJson.read(key, readChoices) ?? onlyRequiredCookies;
}

/** An answer is stored for a year; optional cookies that are no longer allowed are deleted at once (UI-49, DEC-42). */
export function answerCookies(choices: CookieChoices): void {
  writeCookie(acceptedCookie(onHttps()));
  localJson.write(key, choices);
  for (const purpose of cookiePurposes) {
    if (choices[purpose] === 0) optionalCookies[purpose].forEach(deleteCookie);
  }
  cookieQuestion.set(false);
}

function readChoices(value: unknown): CookieChoices | undefined {
  if (!isRecord(value)) return undefined;
  const allowed = (purpose: CookiePurpose) => (value[purpose] === 1 ? 1 : 0);
  return {
    cookie_default: 1,
    cookie_ga: allowed('cookie_ga'),
    cookie_google_tag_manager: allowed('cookie_google_tag_manager'),
    cookie_meta_pixel: allowed('cookie_meta_pixel'),
  };
}
