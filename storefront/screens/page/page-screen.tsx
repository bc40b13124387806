import { useLoaderData } from 'react-router';
import type { PageRecord } from '#contract/page.ts';
import { SocialPosts } from '../../features/social-posts/social-posts.tsx';
import { PageIndex } from './page-index.tsx';
import { PageLayout } from './page-layout.tsx';

export function PageScreen() {
  const page = useLoaderData<PageRecord>();
  return (
    <PageLayout page={page}>
      {page.slug === 'informasjon' && <PageIndex />}
      {page.slug === 'om-oss' && <SocialPosts />}
    </PageLayout>
  );
}
