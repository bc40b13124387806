import { createHash, createHmac } from 'node:crypto';
import { timingSafeEqualText } from '#server/crypto/timing-safe-equal.ts';
import type { SignedWebhook } from '#server/ports/checkout/payment-provider.ts';

/**
 * Vipps signs the bytes of the body and the address it was told to send to. That address is taken from the registration and
 * not from the request, whose Host a proxy may have changed. There is no limit of age: what comes again only makes us ask again.
 */
export function isSignedByVipps(
  { headers, bytes }: Pick<SignedWebhook, 'headers' | 'bytes'>,
  { url, secret }: { readonly url: string; readonly secret: string },
): boolean {
  const { host, pathname, search } = new URL(url);
  const hash = createHash('sha256').update(bytes).digest('base64');
  const signed = `POST\n${pathname}${search}\n${textOf(headers['x-ms-date'])};${host};${hash}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64');
  const expected = `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`;
  const isWhole = timingSafeEqualText(textOf(headers['x-ms-content-sha256']), hash);
  return timingSafeEqualText(textOf(headers.authorization), expected) && isWhole;
}

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}
