import { type LoginOrigin, pathAfterLogin } from './next-path.ts';

/** Answered by the server, which leads on to Vipps: no screen of the shop. */
export const vippsLoginPath = '/logg-inn/vipps';

export function vippsLoginFor(origin: LoginOrigin): string {
  return `${vippsLoginPath}?next=${encodeURIComponent(pathAfterLogin(origin))}`;
}
