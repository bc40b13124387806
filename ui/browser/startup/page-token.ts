const selector = 'meta[name="csrf-token"]';

/** API-01: the token that came with the page. */
export function readToken(): string | null {
  const token = document.querySelector(selector)?.getAttribute('content') ?? '';
  if (token !== '') return token;
  console.error('CSRF token not found'); // ERR-31
  return null;
}

/** DEC-105: a session change brings a new token, without a new page (TRAP-30). */
export function writeToken(token: string): void {
  document.querySelector(selector)?.setAttribute('content', token);
}
