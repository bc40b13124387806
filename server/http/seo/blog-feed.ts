import { blogText } from '#content/nb/blog.ts';
import type { BlogPostRecord } from '#contract/blog.ts';
import { blogFeedPath } from '#domain/navigation/addresses/blog-feed.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { photoFile, photoWidths, readPhotoPath } from '#domain/picture/photo-path.ts';
import { xmlDeclaration, xmlText } from './xml-text.ts';

export interface BlogFeed {
  readonly origin: string;
  /** Whose blog it is. */
  readonly chain: string;
  /** Newest first. */
  readonly posts: readonly BlogPostRecord[];
}

/** The newest posts as RSS 2.0, whole, for those who follow the blog elsewhere. */
export function blogFeed({ origin, chain, posts }: BlogFeed): string {
  const newest = posts[0];
  const channel = [
    element('title', blogText.feedTitle(chain)),
    element('link', origin + pathTo('blog')),
    element('description', blogText.lead),
    element('language', 'nb-NO'),
    `<atom:link href="${xmlText(origin + blogFeedPath)}" rel="self" type="application/rss+xml"/>`,
    newest === undefined ? '' : element('lastBuildDate', rssDate(newest.published_at)),
    ...posts.map((post) => item(post, origin)),
  ];
  return `${xmlDeclaration}<rss version="2.0" ${namespaces}><channel>${channel.join('')}</channel></rss>`;
}

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';

function item(post: BlogPostRecord, origin: string): string {
  const address = origin + pathTo('blogPost', { slug: post.slug });
  const parts = [
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element('pubDate', rssDate(post.published_at)),
    ...post.categories.map(({ name }) => element('category', name)),
    element('description', post.lead),
    element('content:encoded', withWholeAddresses(photographOf(post) + post.body, origin)),
  ];
  return `<item>${parts.join('')}</item>`;
}

/** Readers of feeds know JPEG; drawings are left to the blog's own pages. */
function photographOf({ featuredImage, featuredImageAlt }: BlogPostRecord): string {
  const photo = featuredImage === null ? null : readPhotoPath(featuredImage);
  if (photo === null) return '';
  const width = photoWidths(photo, [480, 960]).at(-1) ?? 960;
  return `<p><img src="${photoFile(photo, width, 'jpg')}" alt="${xmlText(featuredImageAlt)}"></p>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** A reader elsewhere knows no address within the shop. The body is sanitised: attributes stand in double quotes. */
function withWholeAddresses(body: string, origin: string): string {
  return body.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);
}

/** RFC 822, as RSS has it: 'Mon, 16 Nov 2026 06:30:00 GMT'. */
function rssDate(instant: string): string {
  return new Date(instant).toUTCString();
}
