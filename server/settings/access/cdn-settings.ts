import { ConfigError, oneOf, webAddress } from '../setting-values.ts';

export const cdnSettingsTable = {
  PUBLIC_PAGES: {
    fallback: '0',
    says: '1 lets a CDN or Varnish before the shop cache the pages that are alike for everyone (docs/cdn.md); 0 leaves them to browsers',
  },
  VARNISH_URLS: {
    fallback: '',
    says: 'Every Varnish that caches pages, as http://10.0.0.5:6081, with commas between: each is told at once what has changed; wants PUBLIC_PAGES=1',
  },
} as const;

export interface CdnSettings {
  readonly publicPages: boolean;
  readonly varnishUrls: readonly string[];
}

export function cdnSettings(value: (name: keyof typeof cdnSettingsTable) => string): CdnSettings {
  const publicPages = oneOf('PUBLIC_PAGES', value('PUBLIC_PAGES'), ['0', '1'] as const) === '1';
  const named = value('VARNISH_URLS')
    .split(',')
    .map((part) => webAddress('VARNISH_URLS', part.trim() || null));
  const varnishUrls = named.filter((url) => url !== null);
  if (varnishUrls.length > 0 && !publicPages)
    throw new ConfigError('VARNISH_URLS is set, but PUBLIC_PAGES is not 1: there is nothing for Varnish to cache.');
  return { publicPages, varnishUrls };
}
