import type { CSSProperties } from 'react';
import type { QueueRow } from '#contract/counter/records.ts';
import { pictureSources } from '#ui/components/picture/picture-sources.ts';
import styles from './parts.module.css';

function Picture({ image }: { readonly image: string | null }) {
  return image === null ? null : <img src={pictureSources(image, [160]).src} alt="" loading="lazy" decoding="async" />;
}

/** One thing on its shelf; its name stands beside it. */
export function GoodsTile({ image, size = 64 }: { readonly image: string | null; readonly size?: number }) {
  return (
    <span className={styles.tile} style={{ '--tile': `${size}px` } as CSSProperties}>
      <Picture image={image} />
    </span>
  );
}

/** The first things of an order, as they stand on a shelf. */
export function Shelf({ lines, more }: Pick<QueueRow, 'lines' | 'more'>) {
  const names = lines.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ');
  return (
    <div className={styles.shelf} role="img" aria-label={more > 0 ? `${names}, +${more}` : names}>
      {lines.slice(0, 3).map(({ image, name, count }) => (
        <Standing key={`${name}${image}`} image={image} count={count} />
      ))}
      {more > 0 && <span className={styles.shelfMore}>+{more}</span>}
    </div>
  );
}

function Standing({ image, count }: { readonly image: string | null; readonly count: number }) {
  return (
    <>
      <Picture image={image} />
      {count > 1 && <b className={styles.shelfCount}>{count}</b>}
    </>
  );
}
