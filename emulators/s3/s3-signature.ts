import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Account {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([\w;-]+),\s*Signature=([0-9a-f]{64})$/;
const mostMinutesAway = 15;

/** What is wrong with the signature of a call, by S3's own code; null when it is right. */
export function signatureFault(request: IncomingMessage, body: Buffer, account: S3Account, now: Date): string | null {
  const [, keyId, day = '', region, names = '', given = ''] =
    authorization.exec(request.headers.authorization ?? '') ?? [];
  if (keyId === undefined) return 'AccessDenied';
  if (keyId !== account.keyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const time = header(request, 'x-amz-date');
  const [, year, month, date, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const at = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(at) || time.slice(0, 8) !== day) return 'AccessDenied';
  if (Math.abs(at - now.getTime()) > mostMinutesAway * 60_000) return 'RequestTimeTooSkewed';

  const signed = names.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  if (!signed.includes('host') || mustBeSigned.some((name) => !signed.includes(name))) return 'AccessDenied';
  const hash = header(request, 'x-amz-content-sha256');
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const [path = '', query = ''] = (request.url ?? '/').split('?');
  const canonical = [
    request.method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...signed.map((name) => `${name}:${header(request, name).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${account.region}/s3/aws4_request`;
  let key: Buffer = hmac(`AWS4${account.secret}`, day);
  for (const part of [account.region, 's3', 'aws4_request']) key = hmac(key, part);
  const right = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`);
  return timingSafeEqual(right, Buffer.from(given, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function header(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
