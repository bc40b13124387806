import { articleText } from '#content/nb/article.ts';
import { homeText } from '#content/nb/home.ts';
import type { HomeSlot } from '#contract/tenant.ts';
import type { Article } from '#domain/article/article.ts';
import { paidPrice } from '#domain/article/paid-price.ts';
import { priceParts } from '#domain/money/format-money.ts';
import { LabelBadge } from '#ui/components/label-badge/label-badge.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { BeforePrice } from '#ui/components/price/before-price.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { Tag } from '#ui/components/price/tag.tsx';
import styles from './slot.module.css';

/** One article with its price as it is now; the slot's own picture wins over the article's. */
export function ProductSlot({ slot, article }: { slot: HomeSlot; article: Article | null }) {
  const image = slot.image ?? article?.images[0] ?? null;
  return (
    <Link className={`${styles.slot} ${styles.product}`} data-slot="productPromo" to={slot.url}>
      <span className={styles.badge}>
        <LabelBadge>{homeText.bestseller}</LabelBadge>
      </span>
      <h2>{slot.title}</h2>
      {image !== null && (
        <Picture
          className={styles.art}
          path={image}
          widths={[320, 480, 640]}
          sizes="(max-width: 1019px) 72vw, 24vw"
          alt={slot.imageAlt ?? ''}
          width={800}
          height={800}
        />
      )}
      {article !== null && (
        <Tag className={styles.tag} sale={article.beforePrice !== null}>
          <Price figures={priceParts(paidPrice(article))} size="lg" />
          {article.beforePrice !== null && (
            <BeforePrice label={articleText.beforeLabel} figures={priceParts(article.beforePrice)} />
          )}
        </Tag>
      )}
    </Link>
  );
}
