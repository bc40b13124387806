const selector = 'meta[name="csrf-token"]';

/** The last one that the shop has given this page. */
let given = '';

/** The CSRF token in the page (API-01). A page is the same for everyone, so it comes from the visitor's cookie. */
export function readToken(): string | null {
  const token = tokenInPage() || fromCookie();
  if (token !== '') return token;
  console.error('CSRF token not found');
  return null;
}

/** A change of session brings a new token without a page load (DEC-105, TRAP-30). */
export function writeToken(token: string): void {
  given = token;
  document.querySelector(selector)?.setAttribute('content', token);
}

/** A CDN's page comes without cookies: the first visit has none until it has asked for them. */
export function lacksToken(): boolean {
  return tokenInPage() === '' && fromCookie() === '';
}

/**
 * The browser's session is another by now than the one this token is of: another tab has logged in or out, or the cookies
 * are gone. A token that the shop has not given is not mended: whoever changed it is told to load the page again (ERR-04).
 */
export function isOutdated(token: string): boolean {
  return token === given && tokenInCookie() !== token;
}

/** Lets the next call take the token of the browser's session. */
export function forgetToken(): void {
  document.querySelector(selector)?.setAttribute('content', '');
}

function tokenInPage(): string {
  const token = document.querySelector(selector)?.getAttribute('content') ?? '';
  if (given === '') given = token;
  return token;
}

function fromCookie(): string {
  const token = tokenInCookie();
  if (token !== '') writeToken(token);
  return token;
}

function tokenInCookie(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
}
