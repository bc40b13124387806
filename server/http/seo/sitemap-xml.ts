const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of the shop's sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`;
}

/** Addresses of pages that search engines should know. */
export function urlSet(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>`);
  return `${declaration}<urlset ${schema}>${entries.join('')}</urlset>`;
}

/** A category's slug may hold '&' (DEC-11). */
function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
