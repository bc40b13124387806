import { useLoaderData } from 'react-router';
import { SocialPosts } from '../../features/social-posts/social-posts.tsx';
import type { PageData } from './load-page.ts';
import { PageIndex } from './page-index.tsx';
import { PageLayout } from './page-layout.tsx';

export function PageScreen() {
  const page = useLoaderData<PageData>();
  return (
    <PageLayout page={page} goods={page.goods}>
      {page.slug === 'informasjon' && <PageIndex listed={page.listed} />}
      {page.slug === 'om-oss' && <SocialPosts />}
    </PageLayout>
  );
}
