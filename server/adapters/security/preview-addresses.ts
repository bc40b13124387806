import { sealer } from '#server/crypto/sealed.ts';
import type { PreviewAddresses, PreviewWish } from '#server/ports/desk/previews.ts';

const minutes = 60_000;
const goodFor = 15 * minutes;

/** Below this the shop shows previews; nothing else of it may be framed. */
export const previewPath = '/preview/kontor';

/** The wish itself stands in the address, sealed: no process has to remember it. */
export function previewAddresses(secret: string, now: () => number): PreviewAddresses {
  const { seal, open } = sealer(secret, 'desk preview');
  return {
    address: (wish, path) => {
      const token = seal(JSON.stringify({ wish, until: now() + goodFor })).toString('base64url');
      return `${previewPath}/${token}${path}`;
    },
    read: (token) => {
      try {
        const { wish, until } = JSON.parse(open(Buffer.from(token, 'base64url'))) as {
          wish: PreviewWish;
          until: number;
        };
        return until > now() ? wish : null;
      } catch {
        return null;
      }
    },
  };
}
