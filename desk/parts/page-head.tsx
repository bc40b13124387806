import type { ReactNode } from 'react';
import { frameText as text } from '#content/nb/desk/frame.ts';
import styles from './parts.module.css';
import { clockTime } from './times.ts';

export interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page shows what it read last: there is no line. */
  readonly staleSince?: Date | null;
  /** The acts of the page, at the end. */
  readonly children?: ReactNode;
}

export function PageHead({ title, lead, staleSince = null, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
      {staleSince !== null && <p className={styles.stale}>{text.staleFrom(clockTime(staleSince))}</p>}
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
