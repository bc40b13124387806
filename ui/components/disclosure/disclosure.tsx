import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** At the far end of the title's line: '1 valgt'. */
  readonly aside?: ReactNode;
  /** Open at first; from then on the reader decides. */
  readonly startOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Disclosure({ title, aside, startOpen = false, className, children }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} open={startOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        <Icon name="chevronDown" size={18} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
