import type { CookieChoices } from '#domain/browser-rules/cookies.ts';

/** Google's ids of whoever measures; null: the shop does not measure with it. */
export interface MeasuringIds {
  readonly analytics: string | null;
  readonly tagManager: string | null;
}

type Signal = 'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage';
export type ConsentSignals = Readonly<Record<Signal, 'granted' | 'denied'>>;

/** Consent Mode v2, before anybody has said yes. */
export const allDenied: ConsentSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Nobody is asked about Google's advertisements, so nothing says yes to them. */
export function consentSignals({ cookie_ga }: CookieChoices): ConsentSignals {
  return { ...allDenied, analytics_storage: cookie_ga === 1 ? 'granted' : 'denied' };
}

/** What may be loaded: of what the shop measures with, what the visitor has said yes to. */
export function allowedIds(ids: MeasuringIds, choices: CookieChoices): MeasuringIds {
  return {
    analytics: choices.cookie_ga === 1 ? ids.analytics : null,
    tagManager: choices.cookie_google_tag_manager === 1 ? ids.tagManager : null,
  };
}

/** 'G-ABC123 GTM-XYZ' as the page has it. */
export function readMeasuringIds(text: string): MeasuringIds {
  const words = text.split(' ');
  return {
    analytics: words.find((word) => word.startsWith('G-')) ?? null,
    tagManager: words.find((word) => word.startsWith('GTM-')) ?? null,
  };
}

const googleCookie = /^(_ga(_[\w-]+)?|_gid|_gat(_[\w-]+)?|_dc_gtm(_[\w-]+)?)$/;

/**
 * Lines that end Google's cookies, for each name of them that the visitor has: without a domain, and for every domain that the
 * page's host may have set one for. What was set for a domain is not ended by a line without it.
 */
export function endingCookies(cookies: string, host: string): readonly string[] {
  const names = cookies.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const labels = host.split('.');
  const domains = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  return names
    .filter((name) => googleCookie.test(name))
    .flatMap((name) =>
      ['', ...domains].map(
        (domain) => `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/${domain}; SameSite=Lax`,
      ),
    );
}
