import { isIP } from 'node:net';
import { connect } from 'node:tls';

export interface SeenCertificate {
  readonly endsAt: number;
  /** Whether a browser would take it: a known issuer, this name, and in its time. */
  readonly isTrusted: boolean;
}

const timeoutMs = 2_000;
const freshMs = 10 * 60_000;

/**
 * The certificate of an address, whoever terminates TLS there, as a browser meets it from outside. It is asked for once in ten minutes,
 * however often somebody looks; null where the address is no https.
 */
export function certificateOf(
  address: string | null,
  now: () => number = Date.now,
): () => Promise<SeenCertificate | 'unknown' | null> {
  const url = address === null ? null : new URL(address);
  let seen: { readonly at: number; readonly answer: Promise<SeenCertificate | 'unknown'> } | null = null;
  return async () => {
    if (url === null || url.protocol !== 'https:') return null;
    if (seen === null || now() - seen.at > freshMs) seen = { at: now(), answer: ask(url) };
    return seen.answer;
  };
}

function ask({ hostname, port }: URL): Promise<SeenCertificate | 'unknown'> {
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port === '' ? 443 : port),
      // A name is sent; an address of numbers is none.
      ...(isIP(hostname) === 0 && { servername: hostname }),
      // One that is not good is what somebody must be told of; nothing is sent over the line.
      rejectUnauthorized: false,
    });
    const end = (answer: SeenCertificate | 'unknown') => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => end('unknown'));
    socket.on('error', () => end('unknown'));
    socket.on('secureConnect', () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(endsAt) ? 'unknown' : { endsAt, isTrusted: socket.authorized });
    });
  });
}
