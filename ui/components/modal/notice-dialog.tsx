import type { ReactNode } from 'react';
import styles from './notice-dialog.module.css';

export interface NoticeDialogProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A question that stands before the page without blocking it: no focus is taken, nothing behind it is inert, and the skip
 * link is still the first stop (UI-36, UI-48). It has no close button: answering closes it.
 */
export function NoticeDialog({ id, title, children }: NoticeDialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} open aria-labelledby={titleId} className={styles.notice}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
