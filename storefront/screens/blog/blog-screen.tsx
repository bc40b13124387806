import { useLoaderData } from 'react-router';
import { blogText } from '#content/nb/blog.ts';
import { blogFeedPath } from '#domain/navigation/addresses/blog-feed.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { NavLink } from '#ui/components/link/nav-link.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import styles from './blog-screen.module.css';
import { FeedLink } from './feed-link.tsx';
import type { BlogData } from './load-blog.ts';
import { PostList } from './post-list.tsx';

/** GEN-12, DEC-23: all posts, or those of one category. */
export function BlogScreen() {
  const { category, categories, posts } = useLoaderData<BlogData>();
  const title = category?.name ?? blogText.title;
  const parents = category === null ? [] : [{ title: blogText.title, to: pathTo('blog') }];
  return (
    <div className={`wrap ${styles.screen}`}>
      <DocumentTitle title={title} />
      <Meta name="description" content={blogText.lead} />
      <Canonical path={category === null ? pathTo('blog') : pathTo('blogCategory', { slug: category.slug })} />
      <FeedLink />
      <Breadcrumbs title={title} parents={parents} />
      <h1>{title}</h1>
      <p className={styles.lead}>{blogText.lead}</p>
      <nav aria-label={blogText.categories} className={styles.categories}>
        <NavLink to={pathTo('blog')} end>
          {blogText.allPosts}
        </NavLink>
        {categories.map(({ slug, name, postsCount }) => (
          <NavLink key={slug} to={pathTo('blogCategory', { slug })}>
            {blogText.category(name, postsCount)}
          </NavLink>
        ))}
      </nav>
      {posts.length === 0 ? <p>{blogText.none}</p> : <PostList posts={posts} level={2} withLead />}
      <p className={styles.feed}>
        <a href={blogFeedPath}>{blogText.feed}</a>
      </p>
    </div>
  );
}
