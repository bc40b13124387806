const selector = 'meta[name="csrf-token"]';

/** The last one that the shop has given this page. */
let given = '';

/**
 * The CSRF token in the page (API-01). A page is the same for everyone, so its token comes from the visitor's cookie; when
 * another tab has logged in or out, it is that of the browser's new session. One that the shop has not given is left alone:
 * whoever changed it is told to load the page again (ERR-04).
 */
export function readToken(): string | null {
  const [inPage, inCookie] = [tokenInPage(), tokenInCookie()];
  if (inPage === given && inCookie !== '' && inCookie !== inPage) writeToken(inCookie);
  const token = tokenInPage();
  if (token !== '') return token;
  console.error('CSRF token not found');
  return null;
}

/** A change of session brings a new token without a page load (DEC-105, TRAP-30). */
export function writeToken(token: string): void {
  given = token;
  document.querySelector(selector)?.setAttribute('content', token);
}

/** A page from a CDN comes without cookies: on a first visit there are none until they are asked for. */
export function lacksToken(): boolean {
  return tokenInPage() === '' && tokenInCookie() === '';
}

function tokenInPage(): string {
  const token = document.querySelector(selector)?.getAttribute('content') ?? '';
  if (given === '') given = token;
  return token;
}

function tokenInCookie(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
}
