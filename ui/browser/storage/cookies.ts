/** The value of a cookie as it stands, or undefined. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** `cookie` is the whole line, attributes included, as the domain's rules write it (UI-49, DEC-42). */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookie;
}

/** Ends an optional cookie whose consent has been withdrawn. */
export function deleteCookie(name: string): void {
  writeCookie(`${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; SameSite=Lax`);
}
