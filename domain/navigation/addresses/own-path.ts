/**
 * Whether this is a path of this site, and of no other. Refused are '//host', backslashes (browsers read them as slashes) and
 * control characters (browsers leave them out, so that '/\t/host' is '//host').
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);
}
