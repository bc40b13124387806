import { varnishPurger } from '../adapters/cdn-varnish/varnish-purger.ts';
import { everyPage } from '../http/cache/surrogate-keys.ts';
import { PurgePages } from '../jobs/purge-pages.ts';
import type { CdnSettings } from '../settings/access/cdn-settings.ts';

export interface PublicPagePurges {
  /** Null: pages are for browsers alone. */
  readonly drop: ((keys: readonly string[]) => void) | null;
  /** Everything, when the process opens and when it closes: pages name the files of the build that made them. */
  opened(): void;
  stop(): Promise<void>;
}

/** Each Varnish by itself: one that is away delays no other. */
export function purgePublicPages(
  { publicPages, varnishUrls }: CdnSettings,
  onError: (error: unknown) => void,
): PublicPagePurges {
  const purges = varnishUrls.map(
    (url) => new PurgePages({ purger: varnishPurger(url), everything: everyPage, onError }),
  );
  const drop = (keys: readonly string[]) => {
    for (const purge of purges) purge.drop(keys);
  };
  return {
    drop: publicPages ? drop : null,
    opened: () => drop([everyPage]),
    stop: async () => {
      await Promise.all(purges.map((purge) => purge.stop()));
    },
  };
}
