const selector = 'meta[name="csrf-token"]';

/** The CSRF token that came with the page (API-01). */
export function readToken(): string | null {
  const token = document.querySelector(selector)?.getAttribute('content') ?? '';
  if (token !== '') return token;
  console.error('CSRF token not found');
  return null;
}

/** A change of session brings a new token without a page load (DEC-105, TRAP-30). */
export function writeToken(token: string): void {
  document.querySelector(selector)?.setAttribute('content', token);
}
