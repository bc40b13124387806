/** The token of an invitation's link; null: this is another page. */
export function invitationToken(path: string): string | null {
  return path === '/invitasjon' && location.hash.length > 20 ? location.hash.slice(1) : null;
}
