import { historyText } from '#content/nb/history.ts';
import type { OrderRecord } from '#contract/history.ts';
import type { ReservationRecord } from '#contract/reservation.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { Link } from '#ui/components/link/link.tsx';
import styles from './goods-lines.module.css';
import { reviewPath } from './review-path.ts';

type BoughtLine = OrderRecord['orderlines'][number];
type ReservedLine = ReservationRecord['articles'][number];

export interface GoodsLinesProps {
  readonly lines: readonly (BoughtLine | ReservedLine)[];
}

/** What it was about, by name; what was bought can be reviewed from here. */
export function GoodsLines({ lines }: GoodsLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.EanNo} className={styles.line}>
          <span>
            {line.Count} × <Name line={line} />
            <span className={styles.quiet}>
              {[line.Size, line.Color].map((part) => (part ? `, ${part}` : '')).join('')}
            </span>
          </span>
          <ReviewLink line={line} />
        </li>
      ))}
    </ul>
  );
}

function Name({ line }: { readonly line: BoughtLine | ReservedLine }) {
  const articleName = 'Slug' in line ? line.Slug : String(line.ArticleID);
  return articleName === null ? line.Name : <Link to={pathTo('product', { articleName })}>{line.Name}</Link>;
}

function ReviewLink({ line }: { readonly line: BoughtLine | ReservedLine }) {
  const path = 'Slug' in line ? reviewPath(line) : null;
  return path === null ? null : (
    <TextLink className={styles.review} to={path} aria-label={historyText.writeReviewOf(line.Name)}>
      {historyText.writeReview}
    </TextLink>
  );
}
