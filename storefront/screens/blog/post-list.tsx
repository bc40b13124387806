import { Link } from 'react-router';
import { blogText } from '#content/nb/blog.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { pictureSources } from '../../components/picture/picture-sources.ts';
import type { PostCard } from '../../routes/load-blog.ts';
import styles from './post-list.module.css';

export interface PostListProps {
  readonly posts: readonly PostCard[];
  readonly level: 2 | 3;
}

/** Posts as tiles: the place, then what it is about. */
export function PostList({ posts, level }: PostListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={post.slug} className={styles.post}>
          <div className={styles.picture}>
            {post.image !== null && (
              <img
                {...pictureSources(post.image, [320, 480, 640])}
                sizes="(max-width: 1019px) 100vw, 33vw"
                alt=""
                loading="lazy"
                width={1200}
                height={900}
              />
            )}
          </div>
          <p className={styles.facts}>{[...post.categories, blogText.readingTime(post.minutes)].join(' · ')}</p>
          <Heading className={styles.title}>
            <Link to={pathTo('blogPost', { slug: post.slug })}>{post.title}</Link>
          </Heading>
          <p className={styles.lead}>{post.lead}</p>
        </li>
      ))}
    </ul>
  );
}
