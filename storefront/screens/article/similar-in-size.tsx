import { articleText } from '#content/nb/article.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import type { Variant } from '#domain/article/variant.ts';
import { CardStrip } from '../cards/card-row.tsx';
import { useNearShops } from '../list/use-near-shops.ts';
import styles from './article-screen.module.css';
import { useSimilarInSize } from './use-similar-in-size.ts';

export interface SimilarInSizeProps {
  readonly article: ArticleDetail;
  /** What the shopper has picked. */
  readonly variant: Variant;
}

/** The size is gone in the shops near the shopper: others of its kind that stand there in it. Nothing where there are none. */
export function SimilarInSize({ article, variant }: SimilarInSizeProps) {
  const { size } = variant;
  const near = useNearShops();
  const { articles, pieces } = useSimilarInSize(article, size.id, near);
  if (articles.length === 0) return null;
  const inSizes = article.variants.some((other) => other.size.id !== size.id);
  const title = articleText.similarInSize(inSizes ? size.name : '');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <CardStrip label={title} articles={articles} near={near} pieces={pieces} size={inSizes ? size.name : null} />
    </section>
  );
}
