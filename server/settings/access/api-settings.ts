import { isLoopback } from '../../http/security/loopback.ts';
import { ConfigError } from '../setting-values.ts';

export const apiSettingsTable = {
  API_ORIGINS: {
    fallback: '',
    says: 'Origins whose pages may call /api/v1 from a browser, as https://app.example, with commas between; empty is none (docs/api.md)',
  },
} as const;

/** Exact origins, by https but on this machine: whoever is named here can show a visitor anything as an answer of the shop. */
export function apiOrigins(text: string): ReadonlySet<string> {
  const named = text.split(',').map((part) => part.trim());
  const origins = named.filter((part) => part !== '');
  for (const origin of origins) {
    if (isOrigin(origin)) continue;
    throw new ConfigError(
      `API_ORIGINS has '${origin}', but must be origins such as https://app.example: no *, no path, no slash at the end.`,
    );
  }
  return new Set(origins);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.origin !== text || text.includes('*')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
