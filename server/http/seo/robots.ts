import { apiPrefix } from '#contract/endpoints.ts';
import { routePatterns } from '#domain/navigation/routes.ts';

/** Pages that are personal or useless to a search engine. Search results and previews say noindex themselves. */
const closed = [`${apiPrefix}/`, routePatterns.checkout, routePatterns.account, routePatterns.login];

export function robotsText(origin: string): string {
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
