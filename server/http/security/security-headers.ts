import { createHash } from 'node:crypto';

/**
 * On every answer (R34). Scripts of a page run only by the hash of their text, and what those load; data blocks (JSON) need
 * none. Styles may be inline because React writes style attributes for widths, colours of swatches and the like.
 */
export function contentSecurityPolicy(scripts: readonly string[], measured = false): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return policy(`${hashes.join(' ')} 'strict-dynamic'`, measured ? measuredTail : policyTail);
}

/** While developing, scripts come from their sources one by one, and hot reload needs a websocket. */
export function developmentPolicy(measured = false): string {
  return policy("'self' 'unsafe-inline'", measured ? measuredTail : policyTail).replace(
    "connect-src 'self'",
    "connect-src 'self' ws:",
  );
}

function policy(scripts: string, tail: string): string {
  return `default-src 'self'; script-src ${scripts}; ${tail}`;
}

const policyTail = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
/** Where Google's scripts send what they measure. */
const google = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';
const measuredTail = policyTail
  .replace("img-src 'self' data:", `img-src 'self' data: ${google}`)
  .replace("connect-src 'self'", `connect-src 'self' ${google}`);
const withoutScripts = policy("'none'", policyTail);

const overHttp: Readonly<Record<string, string>> = {
  'content-security-policy': withoutScripts,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};
const overHttps: Readonly<Record<string, string>> = {
  ...overHttp,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Made once: every answer carries them. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return https ? overHttps : overHttp;
}
