import type { PagePurger } from '#server/ports/page-purger.ts';

const timeoutMs = 2_000;

/** Varnish with vmod xkey, as deploy/varnish/hent.vcl answers it: keys with spaces between, for pages that carry any of them. */
export function varnishPurger(url: string): PagePurger {
  return {
    purge: async (keys) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, { method: 'PURGE', headers: { 'xkey-purge': keys.join(' ') }, signal });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`Varnish at ${url} answered ${answer.status} to a purge`);
    },
  };
}
