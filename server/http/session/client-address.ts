import { isIP } from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';

/**
 * The client's address: the nearest one that is not a trusted proxy. Each proxy appends the address it was called from to
 * X-Forwarded-For, so the header is read from its end, and only as long as the writer of an entry is trusted: what a visitor
 * has put before that never counts. An entry that is no address ends the walk at the proxy that passed it on.
 */
export function clientAddress(
  connected: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  isTrusted: TrustedProxies,
): string {
  // A closed connection, or a Unix socket, has no address; such requests are counted together.
  let address = plainAddress(connected ?? '') ?? 'unknown';
  const said = forwardedFor === undefined ? [] : String(forwardedFor).split(',');
  for (let hop = 0; said.length > 0 && isTrusted(address, hop); hop += 1) {
    const next = plainAddress(said.pop() ?? '');
    if (next === null) break;
    address = next;
  }
  return address;
}

/** '::ffff:192.0.2.1' is 192.0.2.1; some proxies write the port along: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
function plainAddress(text: string): string | null {
  const word = text.trim();
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(word)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(word)?.[1] ?? word;
  const address = bare.split('%')[0] ?? '';
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? address : (mappedIpv4(address) ?? address);
}

/** However it is written: ::ffff:192.0.2.1, ::ffff:c000:201, 0:0:0:0:0:ffff:192.0.2.1. */
function mappedIpv4(address: string): string | null {
  const [, tail] = /^(?:::|(?:0{1,4}:){5})ffff:(.+)$/i.exec(address) ?? [];
  if (tail === undefined) return null;
  if (isIP(tail) === 4) return tail;
  const [high = '', low, ...more] = tail.split(':');
  if (low === undefined || more.length > 0) return null;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}
