import type { ShopApi } from '#contract/shop-api.ts';
import { readingMinutes } from '#domain/text/reading-minutes.ts';
import type { ListBanner, ListTile } from './list-page.ts';

type TileApi = Pick<ShopApi, 'blogPost' | 'page'>;

/**
 * Title, reading time and picture come from the post or page the banner leads to; a banner that leads nowhere is not
 * shown.
 */
export async function loadListTile(api: TileApi, banner: ListBanner | null | undefined): Promise<ListTile | null> {
  const [place, slug, ...more] = banner?.to.split('/').slice(1) ?? [];
  if (!banner || !place || more.length > 0) return null;
  if (slug !== undefined) return place === 'blogg' ? tileOfPost(api, banner, slug) : null;
  const reply = await api.page({ slug: place });
  if (!reply.ok) return null;
  const { title, html, imageMobile, imageKind } = reply.data;
  // The tile is nearly as high as it is wide, at any width: the picture drawn for narrow windows has its shape.
  const image = banner.image ?? (imageKind === 'scene' ? imageMobile : null);
  return { to: banner.to, image, title, minutes: readingMinutes(html) };
}

async function tileOfPost(api: TileApi, banner: ListBanner, slug: string): Promise<ListTile | null> {
  const reply = await api.blogPost({ slug });
  if (!reply.ok) return null;
  const { title, body, featuredImage } = reply.data;
  return { to: banner.to, image: banner.image ?? featuredImage, title, minutes: readingMinutes(body) };
}
