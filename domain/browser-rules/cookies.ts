/** One year, in seconds (UI-49, CONST-11). */
export const cookieMaxAge = 31_536_000;

/** Cookies the shop cannot do without (CONST-12, DEC-42). */
export const requiredCookies = ['XSRF-TOKEN', 'shop_session', 'cookiesAccepted'] as const;

/** A purpose that needs consent: the customer record's flag and the cookies it allows (CONST-13, DEC-42). */
export const optionalCookies = {
  cookie_ga: ['_ga', '_gid'],
  cookie_google_tag_manager: ['_dc_gtm'],
  cookie_meta_pixel: ['_fbp'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CookiePurpose = keyof typeof optionalCookies;

/** Which optional purposes the visitor allows; `cookie_default` stands for the required ones and is always 1. */
export type CookieChoices = { readonly cookie_default: 1 } & Readonly<Record<CookiePurpose, 0 | 1>>;

export const allCookies: CookieChoices = {
  cookie_default: 1,
  cookie_ga: 1,
  cookie_google_tag_manager: 1,
  cookie_meta_pixel: 1,
};

export const onlyRequiredCookies: CookieChoices = {
  cookie_default: 1,
  cookie_ga: 0,
  cookie_google_tag_manager: 0,
  cookie_meta_pixel: 0,
};

/** The modal shows until the cookie has exactly the value 'true' (UI-48). */
export function mustAskAboutCookies(cookiesAccepted: string | null | undefined): boolean {
  return cookiesAccepted !== 'true';
}

/** The cookie that both answers of the modal set (UI-49, DEC-42). */
export function acceptedCookie(https: boolean): string {
  return `cookiesAccepted=true; Max-Age=${cookieMaxAge}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}
