import { pictureFile } from '#domain/picture/picture-file.ts';
import { xmlDeclaration, xmlText } from './xml-text.ts';

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of the shop's sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`);
  return `${xmlDeclaration}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`;
}

/** A page that search engines should know. */
export interface SitemapPage {
  readonly path: string;
  /** When it last changed: an instant or a day; left out where nobody knows. */
  readonly changed?: string;
  /** Paths of its pictures, without width and ending. */
  readonly pictures?: readonly string[];
}

export function urlSet(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed, pictures = [] }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
    const images = pictures.map(
      (one) => `<image:image><image:loc>${xmlText(pictureFile(one, origin).address)}</image:loc></image:image>`,
    );
    return `<url><loc>${xmlText(origin + path)}</loc>${lastmod}${images.join('')}</url>`;
  });
  return `${xmlDeclaration}<urlset ${schema} ${imageSchema}>${entries.join('')}</urlset>`;
}

const imageSchema = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
