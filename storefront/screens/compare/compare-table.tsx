import { type ReactNode, useRef } from 'react';
import { compareText } from '#content/nb/compare.ts';
import { ratingText } from '#content/nb/rating.ts';
import { formatDecimal } from '#domain/text/format-decimal.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Stars } from '#ui/components/stars/stars.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import { CompareColumnHead } from './compare-column-head.tsx';
import { compareRows, differingRows } from './compare-rows.ts';
import { CompareStock, useCompareStock } from './compare-stock.tsx';
import { CompareStrip } from './compare-strip.tsx';
import styles from './compare-table.module.css';
import type { ComparedArticle } from './load-compare.ts';

export interface CompareTableProps {
  readonly articles: readonly ComparedArticle[];
  readonly onlyDifferences: boolean;
  readonly onRemove: (articleId: number) => void;
}

/** A real table: a column an article, a row a property. Where the columns are wider than the window one swipes from one to the next. */
export function CompareTable({ articles, onlyDifferences, onRemove }: CompareTableProps) {
  const scroller = useRef<HTMLElement>(null);
  const head = useRef<HTMLTableRowElement>(null);
  const headInView = useInView(head);
  const stock = useCompareStock(articles);
  const ids = articles.map(({ articleId }) => articleId);
  const rows = compareRows(articles);
  const ratings = articles.map(({ rating, reviewCount }) => [rating, reviewCount]);
  return (
    <div className={styles.frame} style={{ '--articles': articles.length } as React.CSSProperties}>
      <CompareStrip articles={articles} shown={!headInView} follows={scroller} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be so with the keyboard too */}
      <section ref={scroller} className={styles.scroller} aria-label={compareText.table} tabIndex={0}>
        <table className={styles.table}>
          <caption className="sr-only">{compareText.table}</caption>
          <thead>
            <tr ref={head}>
              <td className={styles.corner} />
              {articles.map((article, at) => (
                <CompareColumnHead
                  key={article.articleId}
                  article={article}
                  first={at < 2}
                  onRemove={() => onRemove(article.articleId)}
                />
              ))}
            </tr>
          </thead>
          <tbody className={onlyDifferences ? styles.onlyDifferent : undefined}>
            <Row label={compareText.rows.stock} odd={differingRows(stock)} ids={ids}>
              {stock.map((lines) => (
                <CompareStock key="stock" lines={lines} />
              ))}
            </Row>
            <Row label={compareText.rows.reviews} odd={differingRows(ratings)} ids={ids}>
              {articles.map((article) => (
                <Rating key={article.articleId} {...article} />
              ))}
            </Row>
            {rows.map(({ label, values, odd }) => (
              <Row key={label} label={label} odd={odd} ids={ids}>
                {values.map((said) => (
                  <Words key={said.join()} said={said} />
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  /** Which of them stand out; some where they differ. */
  readonly odd: readonly boolean[];
  readonly ids: readonly number[];
  /** One for each article. */
  readonly children: readonly ReactNode[];
}

function Row({ label, odd, ids, children }: RowProps) {
  const differs = odd.includes(true);
  return (
    <tr className={differs ? undefined : styles.same}>
      <th scope="row" className={styles.label}>
        <span className={styles.labelText}>
          {label}
          {differs && (
            <span className={styles.mark}>
              <VisuallyHidden> {compareText.differs}</VisuallyHidden>
            </span>
          )}
        </span>
      </th>
      {ids.map((id, at) => (
        <td key={id} className={classNames(styles.cell, odd[at] && styles.odd)}>
          {children[at]}
        </td>
      ))}
    </tr>
  );
}

function Words({ said }: { readonly said: readonly string[] }) {
  if (said.length === 0) return <NotStated />;
  return said.length === 1 ? (
    said[0]
  ) : (
    <ul className={styles.words}>
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function NotStated() {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{compareText.notStated}</VisuallyHidden>
    </span>
  );
}

function Rating({ rating, reviewCount }: Pick<ComparedArticle, 'rating' | 'reviewCount'>) {
  if (rating === null) return <span className={styles.none}>{compareText.rows.noReviews}</span>;
  const figure = formatDecimal(rating);
  return (
    <Stars value={rating} label={ratingText.stars(figure)}>
      {figure} ({reviewCount})
    </Stars>
  );
}
