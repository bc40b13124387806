import { blogText } from '#content/nb/blog.ts';
import { blogFeedPath } from '#domain/navigation/addresses/blog-feed.ts';
import { HeadLink } from '../../layout/head/head-elements.tsx';
import { useFrame } from '../../layout/use-frame.ts';

/** Tells readers of feeds where the blog's is. */
export function FeedLink() {
  const { origin, tenant } = useFrame();
  return (
    <HeadLink
      rel="alternate"
      type="application/rss+xml"
      title={blogText.feedTitle(tenant.display_name)}
      href={origin + blogFeedPath}
    />
  );
}
