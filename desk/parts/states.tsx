import type { ReactNode } from 'react';
import { frameText as text } from '#content/nb/desk/frame.ts';
import type { Query } from '../state/use-query.ts';
import { Button } from './button.tsx';
import styles from './parts.module.css';

/** A page or list that has nothing to show, and what can be done about it. */
export function EmptyState({ children, act }: { readonly children: ReactNode; readonly act?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{children}</p>
      {act}
    </div>
  );
}

export function NotFound() {
  return (
    <div className={styles.state}>
      <h1>{text.unknownTitle}</h1>
      <p>{text.unknownText}</p>
    </div>
  );
}

/** As long as rows of a list are, and as high: what comes takes their place and moves nothing. */
const bars = [62, 48, 71, 55, 66, 43, 58, 51];

/**
 * What stands where a query's value will: nothing for 300 ms, then that it is being read; why not, where it failed. Null: the
 * value is there.
 */
export function QueryState({ query }: { readonly query: Query<unknown> }) {
  if (query.value !== null) return null;
  if (query.refusal?.code === 'unknown') return <NotFound />;
  if (query.failed)
    return (
      <EmptyState
        act={
          <Button look="outline" onClick={query.reload}>
            {text.tryAgain}
          </Button>
        }
      >
        <span role="alert">{query.refusal === null ? text.noLine : text.notRead}</span>
      </EmptyState>
    );
  if (!query.isSlow) return null;
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr-only">{text.loading}</span>
      {bars.map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
