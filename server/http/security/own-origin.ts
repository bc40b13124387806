import { isLoopback } from './loopback.ts';

/**
 * The shop's origin, 'https://shop.example': PUBLIC_URL, never the Host header of a request. One exception: when PUBLIC_URL is
 * this machine, another loopback name in the Host header is accepted, so that a demo opened at 127.0.0.1 does not lead to
 * localhost, where the browser has another cart.
 */
export function ownOrigin(shopUrl: () => string): (host: string | undefined) => string {
  let known: { readonly url: string; readonly origin: string; readonly isAtHome: boolean } | undefined;
  return (host = '') => {
    const url = shopUrl();
    if (known?.url !== url) {
      const { origin, protocol, hostname } = new URL(url);
      known = { url, origin, isAtHome: protocol === 'http:' && isLoopback(hostname) };
    }
    const { origin, isAtHome } = known;
    return isAtHome && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host) ? `http://${host}` : origin;
  };
}
