import http from 'node:http';
import https from 'node:https';
import type { BlockList } from 'node:net';
import { done, refused } from '#server/ports/result.ts';
import type { PictureFetcher } from '#server/ports/system/picture-intake.ts';
import { guardedLookup } from '../webhook-http/guarded-lookup.ts';
import { webhookUrl } from '../webhook-http/webhook-url.ts';

const timeoutMs = 15_000;
/** What is larger is no picture that would be taken. */
const mostBytes = 20 * 1024 * 1024;

/** Goes where webhooks may go, and no further: an answer that leads elsewhere is a refusal. */
export function pictureFetcher(allowed: BlockList): PictureFetcher {
  return {
    fetch: async (text) => {
      const url = webhookUrl(text, allowed);
      if (url === null) return refused({ says: 'the address is not one to fetch from' });
      try {
        return done(await bytesOf(url, allowed));
      } catch (error) {
        return refused({ says: (error as Error).message.slice(0, 200) });
      }
    },
  };
}

function bytesOf(url: URL, allowed: BlockList): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'hent' };
    const asking = request(url, { headers, lookup: guardedLookup(allowed), agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      if (answer.statusCode !== 200) return asking.destroy(new Error(`it answered ${answer.statusCode}`));
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) asking.destroy(new Error('it is larger than 20 MB'));
        else chunks.push(chunk);
      });
      answer.on('end', () => {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
      });
      answer.on('error', reject);
    });
    const timer = setTimeout(() => asking.destroy(new Error('it did not come within 15 seconds')), timeoutMs);
    asking.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    asking.end();
  });
}
