import { type BlockList, isIP } from 'node:net';
import { maySendTo } from './public-address.ts';

const ports = new Set(['', '443', '8443']);

/**
 * An address that events may be sent to, else null: https on its usual ports, no name or password in it. An address written as a
 * number is never looked up, so it is judged here; one that the operator has allowed may also be plain http, on any port.
 */
export function webhookUrl(text: string, allowed: BlockList): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0 && allowed.check(host, version === 4 ? 'ipv4' : 'ipv6'))
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  if (url.protocol !== 'https:' || !ports.has(url.port)) return null;
  return version === 0 || maySendTo(host, allowed) ? url : null;
}
