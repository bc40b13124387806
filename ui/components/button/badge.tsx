import styles from './badge.module.css';

/** A small count on the corner of an icon; the control's own name says it in words. */
export function Badge({ count }: { readonly count: number }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {count}
    </span>
  );
}
