import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { BlockList } from 'node:net';
import type { PostAnswer, SignedPost, WebhookSender } from '#server/ports/system/webhooks.ts';
import { guardedLookup } from './guarded-lookup.ts';
import { webhookUrl } from './webhook-url.ts';

const usualTimeoutMs = 15_000;
/** Of an answer its status is used; its beginning is for whoever looks for what is wrong. */
const mostBytes = 64 * 1024;
const excerptLength = 300;

interface SenderOptions {
  readonly now?: () => number;
  readonly timeoutMs?: number | undefined;
}

/** Signs by Standard Webhooks 1.0.0 and sends; an answer that leads elsewhere is a refusal like any other. */
export function webhookSender(
  allowed: BlockList,
  { now = Date.now, timeoutMs = usualTimeoutMs }: SenderOptions = {},
): WebhookSender {
  return {
    post: async (post) => {
      const url = webhookUrl(post.url, allowed);
      if (url === null) return failed('the address is not one to send to');
      try {
        return await send({ url, headers: headersOf(post, now()), body: post.body, allowed, timeoutMs });
      } catch (error) {
        return failed((error as Error).message);
      }
    },
  };
}

function headersOf({ id, secrets, body }: SignedPost, now: number): Record<string, string | number> {
  const timestamp = Math.floor(now / 1000);
  const signatures = secrets.map((secret) => `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`);
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'hent',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(text)
    .digest('base64');
}

function failed(error: string): PostAnswer {
  return { status: null, error: error.slice(0, 200), retryAfterMs: null };
}

interface Sending {
  readonly url: URL;
  readonly headers: Record<string, string | number>;
  readonly body: string;
  readonly allowed: BlockList;
  readonly timeoutMs: number;
}

function send({ url, headers, body, allowed, timeoutMs }: Sending): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const options = { method: 'POST', headers, lookup: guardedLookup(allowed), agent: false };
    const sending = request(url, options, (answer) => {
      let bytes = 0;
      let begun = Buffer.alloc(0);
      const done = () => {
        clearTimeout(timer);
        sending.destroy();
        const status = answer.statusCode ?? null;
        resolve({ status, error: null, answer: excerptOf(begun), retryAfterMs: retryAfter(answer.headers) });
      };
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (begun.length < excerptLength * 4) begun = Buffer.concat([begun, chunk]);
        if (bytes > mostBytes) done();
      });
      answer.on('end', done);
      answer.on('error', done);
    });
    const timer = setTimeout(() => sending.destroy(new Error(`no answer in ${timeoutMs / 1000} seconds`)), timeoutMs);
    sending.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    sending.end(body);
  });
}

function excerptOf(begun: Buffer): string | null {
  const text = begun
    .toString('utf8')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return text === '' ? null : [...text].slice(0, excerptLength).join('');
}

function retryAfter({ 'retry-after': said }: http.IncomingHttpHeaders): number | null {
  return said !== undefined && /^\d{1,6}$/.test(said) ? Number(said) * 1000 : null;
}
