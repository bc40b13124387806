import { xmlDeclaration, xmlText } from './xml-text.ts';

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of the shop's sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`);
  return `${xmlDeclaration}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`;
}

/** Addresses of pages that search engines should know. */
export function urlSet(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>`);
  return `${xmlDeclaration}<urlset ${schema}>${entries.join('')}</urlset>`;
}
