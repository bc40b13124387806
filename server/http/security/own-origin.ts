import { isLoopback } from './loopback.ts';

/**
 * Where browsers have the shop, 'https://shop.example': its own address (PUBLIC_URL), never what a request claims in its
 * Host header. Only a shop whose own address is this machine goes by the name it is asked under, and only by another one
 * of this machine: whoever tries a demo at 127.0.0.1 is not led to localhost, where the browser has another cart.
 */
export function ownOrigin(shopUrl: () => string): (host: string | undefined) => string {
  return (host = '') => {
    const { origin, protocol, hostname } = new URL(shopUrl());
    const isAtHome = protocol === 'http:' && isLoopback(hostname);
    return isAtHome && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host) ? `http://${host}` : origin;
  };
}
