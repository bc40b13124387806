import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

export interface CallToSign {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  /** Those to sign beside host, date and the hash of the body; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

const algorithm = 'AWS4-HMAC-SHA256';

/** The headers by which an S3 store knows who calls and that nothing was changed: AWS Signature Version 4, body included. */
export function signV4({ method, url, headers = {}, body }: CallToSign, key: SigningKey, now: Date) {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = `${time.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const bodyHash = sha256(body ?? '');
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  };
  const names = Object.keys(signed).sort();
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const signature = hmac(signingKey(key, time.slice(0, 8)), `${algorithm}\n${time}\n${scope}\n${sha256(canonical)}`);
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `${algorithm} Credential=${key.keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature.toString('hex')}`,
  };
}

function signingKey({ secret, region }: SigningKey, day: string): Buffer {
  return [region, 's3', 'aws4_request'].reduce(hmac, hmac(Buffer.from(`AWS4${secret}`), day));
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
}

/** Stricter than the browser's own: everything but letters, digits and -._~ */
export function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
