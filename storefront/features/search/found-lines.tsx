import { searchFoundText } from '#content/nb/search-found.ts';
import { fillPattern } from '#domain/navigation/path-to.ts';
import { Link } from '#ui/components/link/link.tsx';
import { leftOutLines } from './left-out-lines.ts';
import styles from './search-found.module.css';
import type { SearchReading } from './search-reading.ts';

export interface FoundLinesProps {
  readonly reading: SearchReading;
  readonly total: number;
  /** Query string of the same search with every word as it is written. */
  readonly asWritten: string;
}

/**
 * Tells which words were corrected or left out. It is in the page even when empty, so that screen readers announce a
 * change.
 */
export function FoundLines({ reading, total, asWritten }: FoundLinesProps) {
  const { corrected, didYouMean } = reading;
  const lines = leftOutLines(reading, total);
  return (
    <div role="status" className={styles.lines}>
      {corrected !== null && (
        <p>
          {searchFoundText.correctedTo(corrected.to)}{' '}
          <Link to={asWritten || '?'}>{searchFoundText.ratherSearch(corrected.from)}</Link>
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {didYouMean.length > 0 && (
        <p className={styles.meant}>
          {searchFoundText.didYouMean}
          {didYouMean.map((query) => (
            <Link key={query} to={fillPattern('search', { query })}>
              {searchFoundText.quoted(query)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
