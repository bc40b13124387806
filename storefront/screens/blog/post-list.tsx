import { blogText } from '#content/nb/blog.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { focusStyle, pictureSources } from '#ui/components/picture/picture-sources.ts';
import tiles from '#ui/components/tile/tile.module.css';
import { Tile } from '#ui/components/tile/tile.tsx';
import type { PostCard } from './load-blog.ts';
import styles from './post-list.module.css';

export interface PostListProps {
  readonly posts: readonly PostCard[];
  readonly level: 2 | 3;
  /** The first stands out, with the place it is about; it takes what room the last row leaves. */
  readonly withLead?: boolean;
}

/** Posts as tiles: what it is about stands on its shelf, else the place is shown. */
export function PostList({ posts, level, withLead = false }: PostListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={classNames(styles.list, tiles.tones, withLead && styles.withLead)}>
      {posts.map((post, at) => (
        <li key={post.slug} className={styles.post}>
          <PostPicture post={post} place={withLead && at === 0} />
          <div className={styles.words}>
            <p className={styles.facts}>{[...post.categories, blogText.readingTime(post.minutes)].join(' · ')}</p>
            <Heading className={styles.title}>
              <Link to={pathTo('blogPost', { slug: post.slug })}>{post.title}</Link>
            </Heading>
            <p className={styles.lead}>{post.lead}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function PostPicture({
  post: { image, imageAlt, wideImage, goods },
  place,
}: {
  readonly post: PostCard;
  readonly place: boolean;
}) {
  if (goods !== null && !(place && image !== null)) {
    return (
      <Tile className={styles.picture}>
        <Picture
          path={goods}
          widths={[320, 480, 640]}
          sizes="400px"
          alt=""
          width={640}
          height={480}
          className={styles.goods}
        />
      </Tile>
    );
  }
  return (
    <div className={styles.picture}>
      {image !== null && (
        <img
          {...pictureSources(place ? (wideImage ?? image) : image, [480, 640, 960])}
          sizes={place ? '(max-width: 1019px) 100vw, 66vw' : '(max-width: 1019px) 100vw, 33vw'}
          alt={imageAlt}
          style={focusStyle(image)}
          loading={place ? 'eager' : 'lazy'}
          width={1200}
          height={900}
        />
      )}
    </div>
  );
}
