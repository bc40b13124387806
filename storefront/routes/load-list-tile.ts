import type { ShopApi } from '#contract/shop-api.ts';
import { readingMinutes } from '#domain/text/reading-minutes.ts';
import type { ListBanner, ListTile } from './list-page.ts';

type TileApi = Pick<ShopApi, 'blogPost' | 'page'>;

/** The words and the picture are those of the post or page behind it; a banner that leads nowhere is not shown. */
export async function loadListTile(api: TileApi, banner: ListBanner | null | undefined): Promise<ListTile | null> {
  const [place, slug, ...more] = banner?.to.split('/').slice(1) ?? [];
  if (!banner || !place || more.length > 0) return null;
  if (slug !== undefined) return place === 'blogg' ? tileOfPost(api, banner, slug) : null;
  const reply = await api.page({ slug: place });
  if (!reply.ok) return null;
  const { title, html, image, imageMobile, imageKind } = reply.data;
  const own = imageKind === 'scene' ? { image, imageMobile } : { image: null, imageMobile: null };
  return { ...withPicture(banner, own), title, minutes: readingMinutes(html) };
}

async function tileOfPost(api: TileApi, banner: ListBanner, slug: string): Promise<ListTile | null> {
  const reply = await api.blogPost({ slug });
  if (!reply.ok) return null;
  const { title, body, featuredImage } = reply.data;
  const own = { image: featuredImage, imageMobile: featuredImage };
  return { ...withPicture(banner, own), title, minutes: readingMinutes(body) };
}

function withPicture({ to, image }: ListBanner, own: Pick<ListTile, 'image' | 'imageMobile'>) {
  return { to, ...(image === null ? own : { image, imageMobile: image }) };
}
