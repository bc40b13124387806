import { useEffect, useState } from 'react';
import { blogText } from '#content/nb/blog.ts';
import { englishErrors } from '#content/nb/errors.ts';
import type { SocialPostRecord } from '#contract/social.ts';
import { isOwnPath } from '#domain/navigation/addresses/own-path.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import styles from './social-posts.module.css';

/** API-35, DEC-131: loaded after the page is shown; a failure is an alert in the specification's own words (ERR-26). */
export function SocialPosts() {
  const [posts, setPosts] = useState<readonly SocialPostRecord[]>([]);

  useEffect(() => {
    let current = true;
    void shopApi()
      .socialPosts({})
      .then((reply) => {
        if (!current) return;
        if (reply.ok) setPosts(reply.data);
        else raiseAlert('error', englishErrors.socialPosts);
      });
    return () => {
      current = false;
    };
  }, []);

  if (posts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{blogText.social}</h2>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.id} className={styles.post}>
            {post.picture !== null && (
              <Picture path={post.picture} widths={[320, 480]} sizes="240px" alt="" width={800} height={800} />
            )}
            <p>{post.link === null ? post.message : <PostLink to={post.link}>{post.message}</PostLink>}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To a page of the shop as every link is; to the network it was posted on without telling who comes. */
function PostLink({ to, children }: { to: string; children: string }) {
  if (isOwnPath(to)) return <Link to={to}>{children}</Link>;
  return (
    <a href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}
