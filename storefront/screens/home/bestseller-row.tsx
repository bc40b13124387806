import { homeText } from '#content/nb/home.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Link } from '#ui/components/link/link.tsx';
import type { CardArticle } from '../../features/article-card/card-article.ts';
import { CardRow } from '../cards/card-row.tsx';
import { useNearShops } from '../list/use-near-shops.ts';
import styles from './bestseller-row.module.css';

/** GEN-15: what sells best, and where it can be had. */
export function BestsellerRow({ articles }: { articles: readonly CardArticle[] }) {
  const near = useNearShops();
  if (articles.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <div>
          <span className={styles.slats} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <h2>{homeText.bestsellers}</h2>
        </div>
        <Link className={styles.all} to={pathTo('bestsellers')}>
          {homeText.allBestsellers} <Icon name="next" size={20} />
        </Link>
      </div>
      <CardRow label={homeText.bestsellers} articles={articles} near={near} />
    </section>
  );
}
