import { useLoaderData } from 'react-router';
import { blogText } from '#content/nb/blog.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { focusStyle, pictureSources, sourceSet } from '#ui/components/picture/picture-sources.ts';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import { CardRow } from '../cards/card-row.tsx';
import { InAppLinks } from '../cards/in-app-links.tsx';
import { useNearShops } from '../list/use-near-shops.ts';
import prose from '../page/prose.module.css';
import { FeedLink } from './feed-link.tsx';
import type { PostData } from './load-blog.ts';
import { PostList } from './post-list.tsx';
import styles from './post-screen.module.css';

export function PostScreen() {
  const { post, articles, more } = useLoaderData<PostData>();
  const near = useNearShops();
  return (
    <>
      <DocumentTitle title={post.title} />
      <Meta name="description" content={post.lead} />
      <Canonical path={pathTo('blogPost', { slug: post.slug })} />
      <FeedLink />
      <article>
        {post.image !== null && (
          <picture className={styles.scene}>
            <source media="(max-width: 639.98px)" srcSet={sourceSet(post.image, [480, 640, 960])} sizes="100vw" />
            <img
              {...pictureSources(post.wideImage ?? post.image, [960, 1440, 1920])}
              sizes="100vw"
              alt={post.imageAlt}
              style={focusStyle(post.image)}
              fetchPriority="high"
              decoding="sync"
            />
          </picture>
        )}
        <div className={`wrap ${styles.text}`}>
          <Breadcrumbs title={post.title} parents={[{ title: blogText.title, to: pathTo('blog') }]} />
          <p className={styles.facts}>{[...post.categories, blogText.readingTime(post.minutes)].join(' · ')}</p>
          <h1>{post.title}</h1>
          <p className={styles.lead}>{post.lead}</p>
          <InAppLinks>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (server/database/sanitise-html.ts) */}
            <div className={prose.prose} dangerouslySetInnerHTML={{ __html: post.body }} />
          </InAppLinks>
        </div>
      </article>
      {articles.length > 0 && (
        <section className={`wrap ${styles.section}`}>
          <h2>{blogText.mainArticle}</h2>
          <CardRow label={blogText.relatedArticles} articles={articles} near={near} />
        </section>
      )}
      {more.length > 0 && (
        <section className={`wrap ${styles.section}`}>
          <h2>{blogText.morePosts}</h2>
          <PostList posts={more} level={3} />
        </section>
      )}
    </>
  );
}
