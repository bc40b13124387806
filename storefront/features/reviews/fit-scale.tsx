import type { CSSProperties } from 'react';
import { reviewsText } from '#content/nb/reviews.ts';
import type { SizeCounts } from '#domain/review/review-summary.ts';
import { fitMark, fitSentence } from './fit.ts';
import styles from './fit-scale.module.css';

/** What customers say of the size, in words and on a scale; nothing while too few have said it. */
export function FitScale({ counts }: { readonly counts: SizeCounts }) {
  const sentence = fitSentence(counts);
  if (sentence === null) return null;
  const { heading, scale } = reviewsText.fit;
  const mark = { '--mark': `${fitMark(counts)}%` } as CSSProperties;
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      <p>{sentence}</p>
      <div aria-hidden="true">
        <div className={styles.scale} style={mark}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.ends}>
          <span>{scale.small}</span>
          <span>{scale.true}</span>
          <span>{scale.large}</span>
        </div>
      </div>
    </div>
  );
}
