import { type RefObject, useEffect, useRef } from 'react';
import { priceParts } from '#domain/money/format-money.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Price } from '#ui/components/price/price.tsx';
import { Tile } from '#ui/components/tile/tile.tsx';
import styles from './compare-strip.module.css';
import type { ComparedArticle } from './load-compare.ts';

export interface CompareStripProps {
  readonly articles: readonly ComparedArticle[];
  /** The table's own head is out of sight. */
  readonly shown: boolean;
  /** Swiped sideways, and the strip with it. */
  readonly follows: RefObject<HTMLElement | null>;
}

/**
 * The columns' heads in small, at the top of the window while one reads far down. A head inside what is scrolled sideways
 * cannot stand still itself. For the eye alone: who listens hears the table's own heads.
 */
export function CompareStrip({ articles, shown, follows }: CompareStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: table } = follows;
    const { current: own } = strip;
    if (!shown || table === null || own === null) return;
    const follow = () => {
      own.scrollLeft = table.scrollLeft;
    };
    follow();
    table.addEventListener('scroll', follow, { passive: true });
    return () => table.removeEventListener('scroll', follow);
  }, [shown, follows]);
  return (
    <div className={styles.place} aria-hidden="true" hidden={!shown}>
      <div ref={strip} className={styles.strip}>
        <div className={styles.columns}>
          <span className={styles.corner} />
          {articles.map(({ articleId, image, name, price }) => (
            <span key={articleId} className={styles.column}>
              <Tile look="plain" className={styles.thumb}>
                {image !== null && <Picture path={image} widths={[160]} sizes="44px" alt="" width={160} height={160} />}
              </Tile>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <Price figures={priceParts(price)} size="sm" />
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
