import { frameText as text } from '#content/nb/desk/frame.ts';
import { usePaging } from '../routing/use-filters.ts';
import { Button } from './button.tsx';
import styles from './parts.module.css';

export interface ListFootProps {
  readonly page: {
    readonly rows: readonly unknown[];
    readonly next: string | null;
    readonly count: number;
    readonly countIsExact: boolean;
  };
}

const figures = new Intl.NumberFormat('nb-NO');

/** How many there are, the keys, and the way to older rows. */
export function ListFoot({ page }: ListFootProps) {
  const { after, goOn, toFirst } = usePaging();
  const count = page.countIsExact ? figures.format(page.count) : text.about(figures.format(page.count));
  const { rowKeys } = text;
  return (
    <div className={styles.foot}>
      <span>{after === undefined ? text.shown(1, page.rows.length, count) : count}</span>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {rowKeys.move} &nbsp; <kbd>Enter</kbd> {rowKeys.open} &nbsp; <kbd>?</kbd>{' '}
        {rowKeys.all}
      </span>
      <span>
        {after !== undefined && (
          <Button look="outline" size="small" onClick={toFirst}>
            {text.newest}
          </Button>
        )}{' '}
        {page.next !== null && (
          <Button look="outline" size="small" onClick={() => goOn(page.next ?? '')}>
            {text.older}
          </Button>
        )}
      </span>
    </div>
  );
}
